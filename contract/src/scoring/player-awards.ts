import { groupBy } from '../group-by.ts';
/** A player's eliminations in a match, if known. */
export interface PlayerMatch {
  /** Identity of the player; never sent to clients. */
  playerKey: string;
  name: string;
  team: string;
  matchId: string;
  elims: number;
}

/** Ranks players by eliminations; equal ones share a rank. Counts only matches with figures by player. */
export function rankPlayers(matches: readonly PlayerMatch[]) {
  const totals = [...groupBy(matches, ({ playerKey }) => playerKey)].map(([playerKey, own]) => ({
    playerKey,
    name: own.at(-1)?.name ?? '',
    team: own.at(-1)?.team ?? '',
    matches: own.length,
    elims: own.reduce((sum, { elims }) => sum + elims, 0),
  }));
  // With equal eliminations, fewer matches come first; the rank is the same.
  const sorted = totals.toSorted((a, b) => b.elims - a.elims || a.matches - b.matches);
  return sorted.map((total) => ({
    ...total,
    rank: sorted.findIndex(({ elims }) => elims === total.elims) + 1,
  }));
}
