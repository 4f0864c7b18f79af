import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { picturePath } from '../../fields.ts';
import { tournamentStatuses } from '../tournaments/tournaments.statuses.ts';
import { tournamentTypes } from '../tournaments/tournaments.values.ts';

/** Home page summary of an event that is not over. */
const homeEvent = z.object({
  _id: z.string(),
  title: z.string(),
  status: z.enum(tournamentStatuses),
  type: z.enum(tournamentTypes),
  /** Tier of a scrim; `null` for other events. */
  tier: z.nullable(z.string()),
  prizePool: z.string(),
  /** `used/total`. */
  slots: z.string(),
  waiting: z.number(),
  /** ISO 8601 UTC of the first match, if known. */
  startsAt: z.nullable(z.string()),
  /** MM/DD/YYYY, or empty. */
  startDate: z.string(),
  regClosesAt: z.nullable(z.string()),
  checkinOpensAt: z.nullable(z.string()),
  checkinClosesAt: z.nullable(z.string()),
});
export type HomeEvent = z.output<typeof homeEvent>;

const team = z.object({ name: z.string(), logo: picturePath });

export const homeBoard = z.object({
  /** The featured event. */
  next: z.nullable(homeEvent),
  /** Other unfinished events, soonest first. */
  events: z.array(homeEvent),
  /** Winners of the event that ended last. */
  champions: z.nullable(
    z.object({
      tournamentId: z.string(),
      title: z.string(),
      team,
      /** In-game names as registered. */
      squad: z.array(z.string()),
      /** Their prize from the ledger, else as the tournament promised it; empty if neither states one. */
      prize: z.string(),
    }),
  ),
  /** The latest registered teams, newest first. */
  arrivals: z.array(
    z.object({ tournamentId: z.string(), title: z.string(), team, slot: z.number() }),
  ),
  /** Prize money paid out across all events. */
  paidPaise: z.number(),
});
export type HomeBoard = z.output<typeof homeBoard>;

export const getHomeBoard = defineCall({
  path: '/noauth/home',
  access: 'public',
  limit: 'read',
  summary:
    'What is next, who won last, who registered last and what was paid out, for the home page.',
  answer: { data: homeBoard },
});
