import { emblem } from '../../ui/art/emblem-part.ts';
import { mapArt } from '../../ui/art/map-art-part.ts';
import { makePart } from '../../ui/feedback/part.ts';

/*
 * What of a match's page is not its head. The server renders it with the page; its code comes in a quiet moment, at once for
 * whoever is signed in, and along with the page on the way from another.
 */
export const matchResult = makePart(
  async () => (await import('./match-result.tsx')).MatchResult,
  [emblem],
);
export const playedTable = makePart(
  async () => (await import('./match-result.tsx')).PlayedTable,
  [emblem],
);
export const lobbyList = makePart(
  async () => (await import('./lobby-list.tsx')).LobbyList,
  [emblem],
);

export const matchAction = makePart(
  async () => (await import('./match-action-block.tsx')).MatchAction,
);

export const matchParts = [matchAction, matchResult, playedTable, lobbyList, mapArt];

/** Only for teams in the match. */
export const ownStanding = makePart(
  async () => (await import('./own-standing-block.tsx')).OwnStanding,
);
export const teamMatches = makePart(async () => (await import('./team-matches.tsx')).TeamMatches);
