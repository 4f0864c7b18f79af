import { emblem } from '../../ui/art/emblem-part.ts';
import { makePart } from '../../ui/feedback/part.ts';

/*
 * What of a tournament's page is not its head. The server renders it with the page; its code comes in a quiet moment, at once
 * for whoever is signed in, and along with the page on the way from another.
 */
export const tournamentSide = makePart(
  async () => (await import('./tournament-side.tsx')).TournamentSide,
  [emblem],
);
export const tournamentBody = makePart(
  async () => (await import('./tournament-body.tsx')).TournamentBody,
  [emblem],
);
export const otherTournaments = makePart(
  async () => (await import('./other-tournaments.tsx')).OtherTournaments,
);
export const previousEvents = makePart(
  async () => (await import('./previous/previous-events.tsx')).PreviousEvents,
);
export const quietArena = makePart(async () => (await import('./quiet-arena.tsx')).QuietArena);

export const tournamentParts = [tournamentSide, tournamentBody];
/** The list begins with a tournament. */
export const listParts = [...tournamentParts, otherTournaments, previousEvents, quietArena];
