/** Constants of teams, without schemas. */

/**
 * Those that a list of teams can be narrowed to: too few players for a squad, somebody's Discord not linked, in a
 * tournament that is not over, in none.
 */
export const teamKinds = ['short', 'no-discord', 'running', 'idle'] as const;

/** `players`: the fullest comes first. */
export const teamOrders = [
  'newest',
  'oldest',
  'name',
  'name-reversed',
  'players',
  'players-reversed',
] as const;
