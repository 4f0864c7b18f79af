/** Loaded by everything that lists tournaments, the landing page included: therefore separate from the other values. */

export const tournamentStatuses = ['OPENED', 'UPCOMING', 'LIVE', 'CLOSED', 'COMPLETED'] as const;

/** Statuses eligible for the featured tournament, by priority. */
export const featuredStatuses = [
  'OPENED',
  'LIVE',
  'UPCOMING',
] as const satisfies (typeof tournamentStatuses)[number][];

export const currentStatuses = [
  'OPENED',
  'LIVE',
  'UPCOMING',
  'CLOSED',
] as const satisfies (typeof tournamentStatuses)[number][];
