import * as z from 'zod/mini';
import { id, line } from '../fields.ts';
import { games } from '../games.ts';
import { rowStatuses } from './rows.ts';
import { tieBreaks } from './ties.ts';

/** Wire formats of results and standings. Tenths of points end in `X10`. */

const whole = (label: string, max: number) =>
  z
    .number(`${label} must be a whole number.`)
    .check(
      z.int(`${label} must be a whole number.`),
      z.minimum(0, `${label} must be at least 0.`),
      z.maximum(max, `${label} can be at most ${max}.`),
    );

/** More permissive than a publishable row: a draft keeps any input and reports its errors. */
export const draftRow = z.object({
  entryId: id,
  status: z.enum(rowStatuses),
  placement: z.nullable(whole('A placement', 999)),
  elims: z.nullable(whole('Eliminations', 9999)),
  fielded: z.nullable(whole('Players', 99)),
  /** By roster position, if known. */
  players: z.optional(
    z
      .array(z.object({ player: whole('A player', 99), elims: whole('Eliminations', 999) }))
      .check(z.maxLength(10, 'A team has at most 10 players.')),
  ),
  /** Who played in its place and is not of the squad; never published. */
  strangers: z.optional(
    z
      .array(
        z.object({
          name: z.string().check(z.maxLength(60)),
          gameId: z.string().check(z.maxLength(20)),
        }),
      )
      .check(z.maxLength(10, 'A team has at most 10 players.')),
  ),
});

export const resultRow = z.object({
  entryId: z.string(),
  status: z.enum(rowStatuses),
  placement: z.nullable(z.number()),
  elims: z.number(),
  fielded: z.number(),
  players: z.optional(z.array(z.object({ player: z.number(), elims: z.number() }))),
});

export const issue = z.object({
  code: z.string(),
  cell: z.enum(['placement', 'elims', 'fielded', 'players', 'row', 'match']),
  entryIds: z.array(z.string()),
  message: z.string(),
});

/** Points, tie-breaks and labels of a stage or match. */
export const presetRules = z.object({
  placementX10: z.array(z.number()),
  elimX10: z.number(),
  elimCap: z.nullable(z.number()),
  tieBreaks: z.array(z.enum(tieBreaks)),
  labels: z.object({ win: z.string(), elims: z.string() }),
});

/** A preset version, which is immutable: results scored by it never change. */
export const presetVersion = z.object({
  ...presetRules.shape,
  /** ID of the version. */
  _id: z.string(),
  presetId: z.string(),
  name: z.string(),
  game: z.enum(games),
  no: z.number(),
  isDelivered: z.boolean(),
});
export type PresetVersion = z.output<typeof presetVersion>;

/** The preset form; `checkPreset` reports errors and warnings. */
export const presetForm = z.object({
  name: line({ label: 'Name', min: 2, max: 40 }),
  game: z.enum(games, 'Choose a game.'),
  placementX10: z
    .array(z.number().check(z.int('Points go in steps of 0.1.')))
    .check(z.minLength(1, 'Give points for at least one place.'), z.maxLength(100)),
  elimX10: z.number().check(z.int('Points go in steps of 0.1.')),
  elimCap: z._default(z.nullable(z.number()), null),
  tieBreaks: z
    .array(z.enum(tieBreaks, 'Choose tie-breaks from the list.'))
    .check(z.maxLength(tieBreaks.length, 'Each tie-break can stand in the list once.')),
  labels: z._default(
    z.object({
      win: line({ label: 'The word for a win', min: 1, max: 12 }),
      elims: line({ label: 'The word for eliminations', min: 1, max: 12 }),
    }),
    { win: 'WWCD', elims: 'Elims' },
  ),
});
export type PresetForm = z.output<typeof presetForm>;
