import type { TournamentTimes } from '@one-dream/contract/features/tournaments/tournaments.times.ts';
import { momentWords } from './next-moment.ts';

type KeyTime = {
  text: string;
  /** ISO 8601. */
  at: string;
  state: 'past' | 'next' | 'ahead';
};

/** The scheduled times of a tournament, in order. @param now milliseconds; without it none is past or next */
export function keyTimes(times: TournamentTimes, now: number | undefined): KeyTime[] {
  const set = Object.entries(momentWords())
    .flatMap(([moment, { text }]) => {
      const at = times[moment as keyof ReturnType<typeof momentWords>];
      return at === null ? [] : [{ text, at }];
    })
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const isPast = ({ at }: { at: string }) => now !== undefined && Date.parse(at) <= now;
  const next = now === undefined ? undefined : set.find((each) => !isPast(each));
  return set.map((each) => ({
    ...each,
    state: isPast(each) ? 'past' : each === next ? 'next' : 'ahead',
  }));
}
