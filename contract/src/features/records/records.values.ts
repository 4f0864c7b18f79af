import { tiers } from '../scrims/scrims.values.ts';

export const leagues = [...tiers, 'EVENTS'] as const;
export type League = (typeof leagues)[number];

/** Maximum number of rows in an answer. */
export const recordLimits = { events: 30, matches: 30, leaders: 50, found: 5 } as const;

/** Maximum length of a search over everything. */
export const searchMax = 60;
