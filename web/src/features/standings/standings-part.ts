import { emblem } from '../../ui/art/emblem-part.ts';
import { makePart } from '../../ui/feedback/part.ts';
import { standingNotes } from './standing-notes-part.ts';

/** Podium and tables, which the server renders where it gives their data: on their own page and in a tournament's tab. */
export const standingsBody = makePart(
  async () => (await import('./standings-body.tsx')).StandingsBody,
  [emblem, standingNotes],
);
