import type { TournamentTimes } from '@one-dream/contract/features/tournaments.times.ts';

export type KeyTime = {
  text: string;
  /** ISO 8601. */
  at: string;
  state: 'past' | 'next' | 'ahead';
};

/** The moments of a tournament that are set, in their order. @param now milliseconds; without it nothing is past or next */
export function keyTimes(times: TournamentTimes, now: number | undefined): KeyTime[] {
  const moments: [string, string | null][] = [
    ['Registration opens', times.regOpensAt],
    ['Registration closes', times.regClosesAt],
    ['Check-in opens', times.checkinOpensAt],
    ['Check-in closes', times.checkinClosesAt],
    ['First match', times.firstMatchAt],
  ];
  const set = moments
    .flatMap(([text, at]) => (at === null ? [] : [{ text, at }]))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const isPast = ({ at }: { at: string }) => now !== undefined && Date.parse(at) <= now;
  const next = now === undefined ? undefined : set.find((each) => !isPast(each));
  return set.map((each) => ({
    ...each,
    state: isPast(each) ? 'past' : each === next ? 'next' : 'ahead',
  }));
}
