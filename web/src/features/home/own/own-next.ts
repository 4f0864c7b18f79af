import type { OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import type { AnswerOf } from '../../../platform/api.ts';
import { isEventWork } from '../../duties/duties.data.ts';
import { isDone, type OwnMatch } from '../../matches/matches.data.ts';

export type OwnNext =
  | { kind: 'match'; own: OwnMatch; entry: OwnEntry | undefined }
  /** Nothing drawn yet, or everything played. */
  | { kind: 'entry'; entry: OwnEntry }
  /** An event run by the viewer. */
  | { kind: 'duty'; duty: OwnDuty };

type OwnDuty = AnswerOf<'/duties/mine'>['data'][number];

/** An event this near takes priority. Milliseconds. */
const nearMs = 24 * 60 * 60 * 1000;

/**
 * Chooses the team's next match, else the event it is in, from a day before until its end, else an event run by the viewer.
 */
export function ownNext(known: {
  matches: readonly OwnMatch[];
  entries: readonly OwnEntry[];
  duties?: readonly OwnDuty[];
  /** Server time in milliseconds. */
  now: number;
}): OwnNext | undefined {
  const { matches, entries, duties = [], now } = known;
  const own = matches.find(({ match }) => !isDone(match));
  if (own) {
    const entry = entries.find(({ tournament }) => tournament._id === own.match.tournamentId);
    return { kind: 'match', own, entry };
  }
  const entry = entries.find((each) => each.can.checkIn || isNear(each, now));
  if (entry) return { kind: 'entry', entry };
  const duty = duties.find((each) => isEventWork(each) && isOn(each, now));
  return duty && { kind: 'duty', duty };
}

function isOn({ phase, nextMatchAt }: OwnDuty, now: number): boolean {
  if (phase === 'live') return true;
  return nextMatchAt !== null && Date.parse(nextMatchAt) - now < nearMs;
}

function isNear({ slot, place, tournament }: OwnEntry, now: number): boolean {
  if ((slot === null && place === null) || tournament.cancelled) return false;
  if (tournament.status === 'LIVE') return true;
  const { firstMatchAt } = tournament;
  return firstMatchAt !== null && Date.parse(firstMatchAt) - now < nearMs;
}
