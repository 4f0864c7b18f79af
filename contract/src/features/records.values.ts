import { tierNames, tiers } from './scrims.values.ts';

/** Leagues: the scrims of a tier, or events. */
export const leagues = [...tiers, 'EVENTS'] as const;
export type League = (typeof leagues)[number];

export const leagueNames: Record<League, string> = { ...tierNames, EVENTS: 'Events' };

/** Lines that an answer has at most. */
export const recordLimits = { events: 30, matches: 30, leaders: 50 } as const;
