import type { OwnEntry } from '@one-dream/contract/features/entries.ts';
import { isDone, type OwnMatch } from '../../matches/matches.data.ts';

/** What a signed-in player's home begins with. */
export type OwnNext =
  | { kind: 'match'; own: OwnMatch; entry: OwnEntry | undefined }
  /** Nothing is drawn yet, or everything is played. */
  | { kind: 'entry'; entry: OwnEntry };

/** An event that is this near comes before anything else. Milliseconds. */
const nearMs = 24 * 60 * 60 * 1000;

/** The match that the viewer's team plays next, else the event that it is in, from a day before until it is over. */
export function ownNext(known: {
  matches: readonly OwnMatch[];
  entries: readonly OwnEntry[];
  /** Milliseconds, by the server's clock. */
  now: number;
}): OwnNext | undefined {
  const { matches, entries, now } = known;
  const own = matches.find(({ match }) => !isDone(match));
  if (own) {
    const entry = entries.find(({ tournament }) => tournament._id === own.match.tournamentId);
    return { kind: 'match', own, entry };
  }
  const entry = entries.find((each) => each.can.checkIn || isNear(each, now));
  return entry && { kind: 'entry', entry };
}

function isNear({ slot, place, tournament }: OwnEntry, now: number): boolean {
  if ((slot === null && place === null) || tournament.cancelled) return false;
  if (tournament.status === 'LIVE') return true;
  const { firstMatchAt } = tournament;
  return firstMatchAt !== null && Date.parse(firstMatchAt) - now < nearMs;
}
