import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, line, timestamp } from '../../fields.ts';
import { presetVersion } from '../../scoring/scoring.schemas.ts';
import { adjustmentKinds } from './standings.values.ts';

const message = z.string();
const reason = line({ label: 'Reason', min: 5, max: 200 });

/* Scoring and destinations of a stage */

const bandForm = z.object({
  from: z.int32().check(z.minimum(1, 'Ranks begin at 1.')),
  /** null: up to the last rank. */
  to: z.nullable(z.int32()),
  /** null: eliminated. */
  leadsTo: z.nullable(id),
  groups: z.optional(
    z
      .array(z.string().check(z.regex(/^[A-Z]{1,2}$/, 'Name a group by its letter.')))
      .check(z.minLength(1), z.maxLength(200)),
  ),
});

export const stageScoring = z.object({
  stageId: z.string(),
  preset: presetVersion,
  bands: z.array(
    z.object({
      from: z.number(),
      to: z.nullable(z.number()),
      leadsTo: z.nullable(z.string()),
      groups: z.optional(z.array(z.string())),
    }),
  ),
  bestOfRest: z.nullable(z.object({ count: z.number(), leadsTo: z.string() })),
  /** Head start in points, by rank in the previous stage. */
  headStartX10: z.array(z.number()),
  /** Whether the viewer may change it, given their duties and the stage's state. */
  canSave: z.boolean(),
  version: z.number(),
});

export const getStageScoring = defineCall({
  path: '/stages/scoring/get/{stageId}',
  duties: ['host', 'scorer'],
  limit: 'read',
  summary: 'What a stage counts by, and where its ranks lead.',
  answer: { data: stageScoring },
});

export const saveStageScoring = defineCall({
  path: '/stages/scoring/save/{stageId}',
  duties: ['scorer'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Sets preset, bands, best of the rest and head start. Unpublished matches take the preset at once, published ones by `results/rescore`. Not once the stage is final.',
  body: z.object({
    presetVersionId: id,
    bands: z.array(bandForm).check(z.maxLength(50, 'At most 50 bands.')),
    bestOfRest: z._default(
      z.nullable(z.object({ count: z.int32().check(z.minimum(1), z.maximum(1000)), leadsTo: id })),
      null,
    ),
    headStartX10: z._default(
      z.array(z.int32().check(z.minimum(0), z.maximum(1000))).check(z.maxLength(100)),
      [],
    ),
    version: z.int32(),
  }),
  answer: { message, data: stageScoring },
});

export const rankChange = z.object({
  entryId: z.string(),
  name: z.string(),
  group: z.nullable(z.string()),
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
  moved: z.number(),
  totalBeforeX10: z.number(),
  totalAfterX10: z.number(),
});

export const rescoreStage = defineCall({
  path: '/results/rescore/{stageId}',
  duties: ['scorer'],
  limit: 'broadcast',
  effect: 'reversible',
  summary:
    'Scores the published matches of a stage by another preset: every rank’s change as a preview, or with `apply` a new version of each with one reason.',
  body: z.object({
    presetVersionId: id,
    apply: z._default(z.boolean(), false),
    /** Required to apply. */
    reason: z._default(z.nullable(reason), null),
  }),
  answer: {
    message,
    data: z.object({ changes: z.array(rankChange), matches: z.number(), isApplied: z.boolean() }),
  },
});

/* Adjustments and rulings */

export const adjustment = z.object({
  _id: z.string(),
  stageId: z.string(),
  entryId: z.string(),
  team: z.string(),
  matchId: z.nullable(z.string()),
  matchNo: z.nullable(z.number()),
  pointsX10: z.number(),
  kind: z.enum(adjustmentKinds),
  rule: z.string(),
  reason: z.string(),
  isPublic: z.boolean(),
  createdAt: timestamp,
  createdBy: z.string(),
  revokedAt: z.nullable(timestamp),
});
export type Adjustment = z.output<typeof adjustment>;

export const listAdjustments = defineCall({
  path: '/adjustments/list/{stageId}',
  duties: ['scorer', 'host'],
  limit: 'read',
  summary: 'All adjustments of a stage, revoked ones too, the newest first.',
  answer: { data: z.array(adjustment) },
});

export const makeAdjustment = defineCall({
  path: '/adjustments/make/{stageId}',
  duties: ['scorer'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Gives or takes points outside a match, with the rule and a reason. Never changed, only revoked. They count in the total, not in tie-breaks.',
  body: z
    .object({
      entryId: id,
      matchId: z._default(z.nullable(id), null),
      pointsX10: z.int32('Points go in steps of 0.1.').check(
        z.minimum(-10_000, 'At most 1000 points.'),
        z.maximum(10_000, 'At most 1000 points.'),
        z.refine((points) => points !== 0, 'An adjustment of zero points changes nothing.'),
      ),
      kind: z.enum(['penalty', 'bonus', 'correction'], 'Choose a kind.'),
      rule: line({ label: 'Rule', min: 0, max: 120 }),
      reason,
      isPublic: z._default(z.boolean(), true),
    })
    .check(
      z.refine(({ kind, rule }) => kind !== 'penalty' || rule !== '', {
        path: ['rule'],
        error: 'Say which rule was broken.',
      }),
    ),
  answer: { message, data: adjustment },
});

export const revokeAdjustment = defineCall({
  path: '/adjustments/revoke/{stageId}/{adjustmentId}',
  duties: ['scorer'],
  limit: 'staff',
  effect: 'reversible',
  summary: 'Revokes an adjustment; it stays in the list as revoked.',
  body: z.object({ reason }),
  answer: { message, data: adjustment },
});

export const ruleOnTie = defineCall({
  path: '/rulings/make/{stageId}',
  duties: ['scorer'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Puts teams that every tie-break leaves equal into an order. Holds as long as exactly they are equal.',
  body: z.object({
    entryIds: z.array(id).check(z.minLength(2, 'A tie has two teams.'), z.maxLength(100)),
    reason,
  }),
  answer: { message },
});

/* Finalising */

const destination = z.object({
  entryId: z.string(),
  name: z.string(),
  group: z.nullable(z.string()),
  rank: z.nullable(z.number()),
  /** null: eliminated. */
  leadsTo: z.nullable(z.object({ stageId: z.string(), name: z.string() })),
});

const blocker = z.object({
  code: z.string(),
  message: z.string(),
  entryIds: z.array(z.string()),
  /** The owner may override it with a reason. */
  canOverride: z.boolean(),
});

export const previewFinal = defineCall({
  path: '/stages/final-preview/{stageId}',
  duties: ['host', 'scorer'],
  limit: 'read',
  summary:
    'Who would go where if the stage were finalised now, and what stands against it. After reopening: who would change against the snapshot before.',
  answer: {
    data: z.object({
      destinations: z.array(destination),
      blockers: z.array(blocker),
      /** Blockers that remain if the dispute windows are ended as well. */
      blockersAfterWindows: z.array(blocker),
      /** Published matches with open dispute windows, and their ends. */
      windows: z.array(
        z.object({
          matchId: z.string(),
          no: z.number(),
          group: z.nullable(z.string()),
          until: z.nullable(timestamp),
        }),
      ),
      /** Teams with another destination in the previous snapshot; empty without one. */
      changed: z.array(
        z.object({
          entryId: z.string(),
          name: z.string(),
          was: z.nullable(z.string()),
          is: z.nullable(z.string()),
        }),
      ),
    }),
  },
});

export const finaliseStage = defineCall({
  path: '/stages/finalise/{stageId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Makes a stage final: keeps a snapshot, makes the entries of the stages it leads to, gives head starts, tells the teams. Refused with TIE_AT_CUT and the like; the owner may override unequal matches with a reason. With the last stage the tournament is over.',
  body: z.object({
    overrideReason: z._default(z.nullable(reason), null),
    /** After reopening: confirms a change in who advances. */
    confirmChanges: z._default(z.boolean(), false),
    /** Ends the dispute windows of its published matches if no dispute is open. */
    endWindows: z._default(z.boolean(), false),
  }),
  answer: { message, data: z.object({ no: z.number(), destinations: z.array(destination) }) },
});

export const reopenStage = defineCall({
  path: '/stages/reopen/{stageId}',
  access: 'owner',
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Opens a final stage again. The snapshot stays; who advanced stays until it is final anew.',
  body: z.object({ reason }),
  answer: { message },
});

export const replaceDeclined = defineCall({
  path: '/stages/lucky-loser/{stageId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'A team of this stage declines: the next rank of the stage before that is not in takes its place.',
  body: z.object({ entryId: id, reason }),
  answer: { message, data: z.object({ entryId: z.string(), name: z.string() }) },
});
