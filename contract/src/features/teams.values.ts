/** Constants of teams, without schemas. */

/**
 * Filters of a list of teams: too few players for a squad, a player without Discord, in an unfinished tournament, in none.
 */
export const teamKinds = ['short', 'no-discord', 'running', 'idle'] as const;

/** `players`: fullest first. */
export const teamOrders = [
  'newest',
  'oldest',
  'name',
  'name-reversed',
  'players',
  'players-reversed',
] as const;
