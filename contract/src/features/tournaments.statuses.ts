/** Of every program that lists tournaments, the first one of a page too: kept apart from the other values. */

export const tournamentStatuses = ['OPENED', 'UPCOMING', 'LIVE', 'CLOSED', 'COMPLETED'] as const;

/** The statuses of which one is featured on the tournament page, most wanted first. */
export const featuredStatuses = [
  'OPENED',
  'LIVE',
  'UPCOMING',
] as const satisfies (typeof tournamentStatuses)[number][];

/** Of a tournament that is not over. */
export const currentStatuses = [
  'OPENED',
  'LIVE',
  'UPCOMING',
  'CLOSED',
] as const satisfies (typeof tournamentStatuses)[number][];
