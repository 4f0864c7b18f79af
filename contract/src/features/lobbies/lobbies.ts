import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { mostPairedGroups } from '../../draws/group-pairs.ts';
import { maximumGroups } from '../../draws/lobby-sizes.ts';
import { defaultFirstSlot, lastRoomSlot } from '../../draws/room-slots.ts';
import { drawMethods } from '../../draws/share-out.ts';
import { seedForm } from '../../draws/shuffle.ts';
import { id, line, picturePath, timestamp } from '../../fields.ts';
import { matchLimits, stageFormats } from '../../schedule/schedule.values.ts';
import { scheduleTemplates } from '../../schedule/templates.ts';

const message = z.string();
const count = ({ label, min, max }: { label: string; min: number; max: number }) =>
  z
    .number(`${label} must be a whole number.`)
    .check(
      z.int(`${label} must be a whole number.`),
      z.minimum(min, `${label} must be at least ${min}.`),
      z.maximum(max, `${label} can be at most ${max}.`),
    );

/** A team's number in the custom room. */
export const roomSlot = count({ label: 'A room slot', min: 1, max: lastRoomSlot });

/** A match-point final: the total from which a team can win it with a match. */
const matchPoint = z.union([
  /** The leader's total after so many matches, plus points. */
  z.object({
    after: count({ label: 'After match', min: 1, max: matchLimits.perStage }),
    plus: count({ label: 'Points above the leader', min: 0, max: 500 }),
  }),
  z.object({ fixed: count({ label: 'The fixed number of points', min: 1, max: 1000 }) }),
]);

const stageFields = z.object({
  name: line({ label: 'Stage name', min: 1, max: 60 }),
  format: z.enum(stageFormats, 'Choose one of the listed formats.'),
  lobbyMax: z._default(count({ label: 'Teams in a lobby', min: 2, max: lastRoomSlot }), 16),
  /** Lowest room slot given to a team; 1 is reserved for staff. */
  firstSlot: z._default(count({ label: 'The first slot', min: 1, max: 10 }), defaultFirstSlot),
  reservedSlots: z._default(
    z.array(roomSlot).check(
      z.maxLength(lastRoomSlot, 'A room has 25 slots.'),
      z.refine((slots) => new Set(slots).size === slots.length, 'A slot is in there twice.'),
    ),
    [],
  ),
  matchCap: z._default(count({ label: 'Matches', min: 1, max: matchLimits.perStage }), 18),
  matchPoint: z._default(z.nullable(matchPoint), null),
  /** Key of its template; empty: none. Determines its schedule. */
  template: z._default(z.enum(['', ...scheduleTemplates.map(({ key }) => key)]), ''),
  /** The stage that feeds this one; null: every team of the tournament. */
  startsFrom: z._default(z.nullable(z.object({ stageId: id })), null),
});

const lobbyFits = z.refine<{ lobbyMax: number; firstSlot: number }>(
  ({ lobbyMax, firstSlot }) => lobbyMax <= 26 - firstSlot,
  {
    error: 'That many teams do not fit from that first slot up to slot 25.',
    path: ['lobbyMax'],
  },
);
const matchPointFits = z.refine<{ format: string; matchPoint: object | null }>(
  ({ format, matchPoint: point }) => point === null || format === 'single',
  { error: 'Match point needs a stage with one lobby.', path: ['matchPoint'] },
);

export const stageForm = stageFields.check(lobbyFits, matchPointFits);
export type StageForm = z.output<typeof stageForm>;
const stageChange = z.extend(stageFields, { version: z.int32() }).check(lobbyFits, matchPointFits);

export const groupTeam = z.object({
  /** Entry ID. */
  _id: z.string(),
  teamId: z.string(),
  name: z.string(),
  logo: picturePath,
  /** null if slots are assigned per match. */
  roomSlot: z.nullable(z.number()),
});

export const group = z.object({ letter: z.string(), teams: z.array(groupTeam) });
export type Group = z.output<typeof group>;

/** A draw of a stage's teams. Visible to staff only until published. */
export const draw = z.object({
  _id: z.string(),
  stageId: z.string(),
  /** From 1, incremented each time the stage is drawn again. */
  no: z.number(),
  method: z.enum(drawMethods),
  /** Together with `drawnFrom` sufficient to repeat the draw; empty if nothing was random. */
  seed: z.string(),
  /** Number of rolls; 0: not drawn yet. */
  rolls: z.number(),
  /** Teams moved manually since the last roll. */
  handMoves: z.number(),
  /** Teams in the draw, in input order. */
  drawnFrom: z.array(z.object({ _id: z.string(), name: z.string() })),
  /** `fixed`: a team keeps its room slot all stage; `per_match`: see the slot list of each match. */
  slotMode: z.enum(['fixed', 'per_match']),
  groups: z.array(group),
  publishedAt: z.nullable(timestamp),
  /** Version of the slot list; sent back with a change, stale ones are refused. */
  version: z.number(),
  changedAt: timestamp,
  /** Changes the host may make now; omitted for viewers who do not run it. */
  can: z.optional(
    z.object({
      /** Move teams between groups. */
      move: z.boolean(),
      /** Change room slots. */
      number: z.boolean(),
      /** Entries that can be replaced. */
      replace: z.array(z.string()),
    }),
  ),
});
export type Draw = z.output<typeof draw>;

export const stage = z.object({
  _id: z.string(),
  position: z.number(),
  name: z.string(),
  format: z.enum(stageFormats),
  lobbyMax: z.number(),
  firstSlot: z.number(),
  reservedSlots: z.array(z.number()),
  matchCap: z.number(),
  matchPoint: z.nullable(matchPoint),
  template: z.string(),
  startsFrom: z.nullable(z.object({ stageId: z.string() })),
  isFinal: z.boolean(),
  version: z.number(),
  /** Published draws, newest first; for staff also an unpublished one. */
  draws: z.array(draw),
});
export type Stage = z.output<typeof stage>;

export const listStages = defineCall({
  path: '/stages/list/{tournamentId}',
  access: 'public',
  limit: 'read',
  summary:
    'Stages of a tournament with their published draws: groups, teams, room slots, seed and rolls. Who hosts, scores or casts it sees the unpublished draw, too.',
  answer: { data: z.array(stage) },
});

export const createStage = defineCall({
  path: '/stages/create/{tournamentId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary: 'Adds a stage at the end of a tournament.',
  body: stageForm,
  answer: { message, data: stage },
});

export const updateStage = defineCall({
  path: '/stages/update/{stageId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Changes a stage. `version` is the one that was read. Format and sizes stay once its draw is published.',
  body: stageChange,
  answer: { message, data: stage },
});

export const deleteStage = defineCall({
  path: '/stages/delete/{stageId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'destroys',
  summary: 'Deletes a stage with its draws and matches, as long as no room of it was released.',
  answer: { message },
});

const drawForm = {
  method: z._default(z.enum(drawMethods, 'Choose one of the listed methods.'), 'random'),
  /** By default the fewest that hold all teams, or as planned in the schedule. */
  groups: z.optional(count({ label: 'Groups', min: 1, max: maximumGroups })),
};

export const previewDraw = defineCall({
  path: '/draws/preview/{stageId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'The groups that a draw with this seed would make of the teams as they are now. Saves and counts nothing: the seed of a roll is made by the server.',
  body: z.object({
    ...drawForm,
    seed: z._default(
      z.string().check(z.regex(seedForm, 'A seed is 16 digits from 0 to 9 and a to f.')),
      '0000000000000000',
    ),
  }),
  answer: { data: z.object({ slotMode: z.enum(['fixed', 'per_match']), groups: z.array(group) }) },
});

export const repeatDraw = defineCall({
  path: '/draws/repeat/{drawId}',
  access: 'public',
  limit: 'visit',
  summary:
    'Repeats a published draw from its seed and the teams that went into it, for whoever wants to check it. `isSame`: nobody was moved or replaced since.',
  answer: {
    data: z.object({
      seed: z.string(),
      groups: z.array(
        z.object({
          letter: z.string(),
          teams: z.array(z.object({ _id: z.string(), name: z.string() })),
        }),
      ),
      isSame: z.boolean(),
    }),
  },
});

export const rollDraw = defineCall({
  path: '/draws/roll/{stageId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Draws a stage, or draws it anew while its draw is not published: each roll is counted and shown. After publishing, the next roll begins a new draw for the matches to come.',
  body: z.object(drawForm),
  answer: { message, data: draw },
});

export const moveInDraw = defineCall({
  path: '/draws/move/{drawId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Moves a team to another group, or has it change places with a team of that group. Until the first match of the draw is 5 minutes off.',
  body: z.object({
    entryId: id,
    /** Letter of the target group. */
    to: z.string().check(z.regex(/^[A-Z]{1,2}$/, 'Name a group by its letter.')),
    swapWith: z.optional(id),
    version: z.int32(),
  }),
  answer: { message, data: draw },
});

export const setDrawSlots = defineCall({
  path: '/draws/slots/{drawId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Gives teams the room slots that a host wants, gaps included. Who is not named keeps theirs. Until the first match of the draw is 5 minutes off.',
  body: z.object({
    slots: z
      .array(z.object({ entryId: id, roomSlot }))
      .check(z.minLength(1, 'Name at least one team.'), z.maxLength(1000)),
    version: z.int32(),
  }),
  answer: { message, data: draw },
});

export const publishDraw = defineCall({
  path: '/draws/publish/{drawId}',
  duties: ['host'],
  limit: 'broadcast',
  effect: 'reversible',
  summary:
    'Publishes a draw with its slot lists; the teams are told. Where teams came or left since the roll and nobody was moved by hand, it is rolled once more, so that the list follows from its seed.',
  body: z.object({ version: z.int32() }),
  answer: { message, data: draw },
});

export const replaceInDraw = defineCall({
  path: '/draws/replace/{drawId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    "Has one team take another one's group and room slot from the next match that is not frozen. It starts at 0; the old one keeps its rows. Not once the old one has played.",
  body: z.object({ outEntryId: id, inEntryId: id, version: z.int32() }),
  answer: { message, data: draw },
});

export const pairedGroups = { min: 2, max: mostPairedGroups } as const;
