import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { line, picturePath, timestamp } from '../../fields.ts';
import { scrimDay } from '../scrims/scrims.ts';
import { tiers } from '../scrims/scrims.values.ts';

const message = z.string();
const tier = z.enum(tiers, 'Choose one of the listed tiers.');

const proposal = z.object({ kind: z.enum(['promotion', 'relegation']), to: tier });

/** A team's week in its tier; points in tenths. */
export const weekRow = z.object({
  rank: z.number(),
  teamId: z.string(),
  name: z.string(),
  logo: picturePath,
  days: z.number(),
  matches: z.number(),
  pointsX10: z.number(),
  wwcd: z.number(),
  elims: z.number(),
});

export const ladderMove = z.object({
  _id: z.string(),
  /** null if the team is gone. */
  teamId: z.nullable(z.string()),
  team: z.string(),
  /** null: no place. */
  from: z.nullable(tier),
  to: z.nullable(tier),
  kind: z.enum(['entered', 'promotion', 'relegation', 'kept', 'absence', 'by_hand']),
  reason: z.string(),
  at: timestamp,
});
export type LadderMove = z.output<typeof ladderMove>;

export const ladderPlace = z.object({
  teamId: z.string(),
  name: z.string(),
  logo: picturePath,
  since: timestamp,
});

export const ladderTier = z.object({
  tier,
  teams: z.array(ladderPlace),
  /** The current week, for teams that played on three days. */
  week: z.array(weekRow),
});
export type LadderTier = z.output<typeof ladderTier>;

export const getLadder = defineCall({
  path: '/noauth/ladder',
  access: 'public',
  limit: 'read',
  summary:
    'The teams of each tier, from T1 down, the week so far (last week, until a team has played on three days of this one), and the latest moves.',
  answer: {
    /** Monday of the week. */
    week: z.string(),
    isLastWeek: z.boolean(),
    data: z.array(ladderTier),
    moves: z.array(ladderMove),
  },
});

export const getLadderHistory = defineCall({
  path: '/noauth/ladder/team/{teamId}',
  access: 'public',
  limit: 'read',
  summary: 'The way of one team on the ladder, newest first.',
  answer: { data: z.array(ladderMove) },
});

export const proposedMove = z.extend(weekRow, {
  from: tier,
  proposal,
  /** The decision; null while pending. */
  decision: z.nullable(
    z.object({ kind: z.enum(['promotion', 'relegation', 'kept']), reason: z.string() }),
  ),
});
export type ProposedMove = z.output<typeof proposedMove>;

export const listLadderProposals = defineCall({
  path: '/ladder/proposals',
  access: 'admin',
  limit: 'read',
  summary:
    'Who is proposed to move for a week (the last whole one unless named), with what was decided.',
  body: z.object({ week: z.optional(scrimDay) }),
  answer: { week: z.string(), data: z.array(proposedMove) },
});

export const decideLadderMove = defineCall({
  path: '/ladder/decide/{teamId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Confirms a proposed move, or keeps the team where it is, with a public reason; once for a team and week.',
  body: z.object({
    week: scrimDay,
    isConfirmed: z.boolean(),
    reason: line({ label: 'Reason', min: 3, max: 200 }),
  }),
  answer: { message, data: ladderMove },
});

export const placeOnLadder = defineCall({
  path: '/ladder/place/{teamId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Puts a team into a tier by hand, or takes its place away, with a public reason.',
  body: z.object({ tier: z.nullable(tier), reason: line({ label: 'Reason', min: 3, max: 200 }) }),
  answer: { message, data: ladderMove },
});
