import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, picturePath, timestamp } from '../../fields.ts';
import { rowStatuses } from '../../scoring/rows.ts';
import { presetVersion } from '../../scoring/scoring.schemas.ts';
import { adjustmentKinds, standingWords } from './standings.values.ts';

/** Maximum number of rows in one answer; further groups are fetched separately. */
export const maximumStandingRows = 200;

export const standingMatch = z.object({
  _id: z.string(),
  no: z.number(),
  /** IST date of its start, `2026-11-14`: the tab of its day. */
  day: z.string(),
  map: z.string(),
  startsAt: timestamp,
  /** From 2: corrected. */
  version: z.number(),
  publishedAt: timestamp,
  /** Index of the preset in `presets`. */
  preset: z.number(),
  isFinal: z.boolean(),
});

export const standingRow = z.object({
  entryId: z.string(),
  teamId: z.string(),
  name: z.string(),
  logo: picturePath,
  /** Entry number: orders rows that are otherwise equal. */
  number: z.number(),
  /** null at the bottom: disqualified or replaced. */
  rank: z.nullable(z.number()),
  /** "=": equal to another in every key. */
  isTied: z.boolean(),
  isRuled: z.boolean(),
  standing: z.enum(standingWords),
  isChampion: z.boolean(),
  /** Match point: it wins the final by winning the next match. */
  isEligible: z.boolean(),
  played: z.number(),
  wwcd: z.number(),
  placementX10: z.number(),
  elims: z.number(),
  elimX10: z.number(),
  adjustmentX10: z.number(),
  totalX10: z.number(),
  /** Name that was published before a host corrected it. */
  wasNamed: z.optional(z.string()),
  /** Change in rank since the previous match; negative for a drop. */
  moved: z.number(),
  /** Index in `bands`; null if the ranks lead nowhere. */
  band: z.nullable(z.number()),
  /** By match number. */
  matches: z.array(
    z.object({
      matchId: z.string(),
      no: z.number(),
      status: z.enum(rowStatuses),
      placement: z.nullable(z.number()),
      elims: z.number(),
      pointsX10: z.number(),
    }),
  ),
});
export type StandingLine = z.output<typeof standingRow>;

const sum = z.object({ found: z.number(), expected: z.number() });

export const standingTable = z.object({
  /** null if the stage has a single table. */
  group: z.nullable(z.string()),
  rows: z.array(standingRow),
  matches: z.array(standingMatch),
  /** Number of remaining matches. */
  remaining: z.number(),
  /** Control sums for scorers. */
  control: z.object({
    wwcd: sum,
    placementX10: sum,
    elims: z.array(z.object({ no: z.number(), found: z.number(), fielded: z.number() })),
  }),
});
export type StandingTable = z.output<typeof standingTable>;

/** A cut line: "Top 8 → Semi-finals". */
export const standingBand = z.object({
  from: z.number(),
  to: z.nullable(z.number()),
  /** Letters of the groups concerned; null: all. */
  groups: z.nullable(z.array(z.string())),
  /** null: eliminated. */
  leadsTo: z.nullable(z.object({ stageId: z.string(), name: z.string() })),
  words: z.string(),
});

export const standingAdjustment = z.object({
  entryId: z.string(),
  kind: z.enum(adjustmentKinds),
  pointsX10: z.number(),
  matchNo: z.nullable(z.number()),
  rule: z.string(),
  reason: z.string(),
});

export const stageStandings = z.object({
  _id: z.string(),
  name: z.string(),
  format: z.string(),
  /** Provisional until then. */
  isFinal: z.boolean(),
  /** Preset of the newest matches; decides ties. */
  preset: presetVersion,
  /** Presets of published matches, indexed by `standingMatch.preset`. */
  presets: z.array(presetVersion),
  bands: z.array(standingBand),
  bestOfRest: z.nullable(
    z.object({ count: z.number(), stageId: z.string(), name: z.string(), words: z.string() }),
  ),
  matchPoint: z.nullable(
    z.object({
      /** null until the match that sets it is published. */
      thresholdX10: z.nullable(z.number()),
      after: z.nullable(z.number()),
      /** Points above the leader; null if the sum is fixed. */
      plus: z.nullable(z.number()),
      /** After this match the most points win. */
      cap: z.number(),
      champion: z.nullable(z.object({ entryId: z.string(), matchNo: z.number() })),
      words: z.string(),
    }),
  ),
  tables: z.array(standingTable),
  /** Groups whose tables are not in this answer. */
  otherGroups: z.array(z.string()),
  adjustments: z.array(standingAdjustment),
});
export type StageStandings = z.output<typeof stageStandings>;

export const getStandings = defineCall({
  path: '/standings/get/{tournamentId}',
  access: 'public',
  limit: 'read',
  summary:
    'The standings of a stage: of the one that was asked for, else of the newest that has results. `no` rises with each change and travels in `standings-changed`.',
  body: z.object({
    stageId: z.optional(id),
    /** Only this group's table. */
    group: z.optional(z.string().check(z.regex(/^[A-Z]{1,2}$/, 'Name a group by its letter.'))),
  }),
  answer: {
    data: z.object({
      tournamentId: z.string(),
      no: z.number(),
      changedAt: z.nullable(timestamp),
      isCancelled: z.boolean(),
      stages: z.array(
        z.object({
          _id: z.string(),
          name: z.string(),
          isFinal: z.boolean(),
          hasResults: z.boolean(),
          groups: z.array(z.string()),
        }),
      ),
      stage: z.nullable(stageStandings),
    }),
  },
});
export type Standings = z.output<typeof getStandings.answer>['data'];

export const listTopPlayers = defineCall({
  path: '/standings/players/{tournamentId}',
  access: 'public',
  limit: 'read',
  summary:
    'Most eliminations by player, of the matches where they are known by player: `counted` of `published`.',
  answer: {
    data: z.object({
      players: z.array(
        z.object({
          rank: z.number(),
          name: z.string(),
          team: z.string(),
          matches: z.number(),
          elims: z.number(),
          /** Path of the player's page; null without an account, or if hidden. */
          page: z.nullable(id),
        }),
      ),
      counted: z.number(),
      published: z.number(),
    }),
  },
});
