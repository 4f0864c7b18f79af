import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { maximumGroups } from '../../draws/lobby-sizes.ts';
import { line, timestamp } from '../../fields.ts';
import { instant } from '../../schedule/instant.ts';
import {
  matchLimits,
  matchSpacing,
  matchStates,
  stageFormats,
} from '../../schedule/schedule.values.ts';

const message = z.string();
/** Server time, for countdowns. */
const now = timestamp;

/** The public view of a match. Times are ISO 8601 UTC. */
export const match = z.object({
  _id: z.string(),
  tournamentId: z.string(),
  stageId: z.string(),
  stage: z.string(),
  /** Format of the stage: the group of a single lobby has no visible name. */
  format: z.enum(stageFormats),
  /** Number within the group if groups have tables of their own, else within the stage. */
  no: z.number(),
  /** From 2: the replay of a voided match. */
  attempt: z.number(),
  replayOf: z.nullable(z.string()),
  /** Letters of the playing groups. */
  groups: z.array(z.string()),
  map: z.string(),
  /** Fallen players can be brought back. */
  recall: z.boolean(),
  startsAt: timestamp,
  state: z.enum(matchStates),
  /** Reason for postponing, cancelling or voiding it. */
  reason: z.string(),
  /** Scheduled release of the room. */
  roomAt: timestamp,
  /** Time from which players can no longer see it. */
  roomHiddenAt: timestamp,
  /** Time from which the lobby cannot change. */
  frozenAt: timestamp,
  startedAt: z.nullable(timestamp),
  endedAt: z.nullable(timestamp),
  /** Version of the result; null until there is one. */
  publishedVersion: z.nullable(z.number()),
  /** Version of the slot list; 0 until published. */
  slotsVersion: z.number(),
  slotsChangedAt: timestamp,
  /** Sent back with a change; stale ones are refused. */
  version: z.number(),
});
export type Match = z.output<typeof match>;

export const slotRow = z.object({
  entryId: z.string(),
  teamId: z.string(),
  name: z.string(),
  logo: z.string(),
  group: z.string(),
  roomSlot: z.number(),
});
export type SlotRow = z.output<typeof slotRow>;

/** The viewer's own team in a match. */
const ownPart = z.object({
  entryId: z.string(),
  team: z.string(),
  roomSlot: z.number(),
  group: z.string(),
  /**
   * `waiting`: not released yet; `open`: "Show room" works; `hidden`: over; `not_checked_in`: the team has not checked in.
   */
  room: z.enum(['waiting', 'open', 'hidden', 'not_checked_in']),
});
export type OwnPart = z.output<typeof ownPart>;

export const listMatches = defineCall({
  path: '/matches/list/{tournamentId}',
  access: 'public',
  limit: 'read',
  summary: 'Matches of a tournament in the order of their starts, with the time of the server.',
  answer: { data: z.array(match), now },
});

export const getMatch = defineCall({
  path: '/matches/one/{matchId}',
  access: 'public',
  limit: 'read',
  summary:
    "One match with its slot list, as rows and as text to copy, and the signed-in viewer's own part in it.",
  answer: {
    data: z.object({
      match,
      /** Empty until the slot list is published. */
      slots: z.array(slotRow),
      /** `#2  Team name`, one line each. */
      slotText: z.string(),
      /** Title of its tournament. */
      tournament: z.string(),
      mine: z.nullable(ownPart),
    }),
    now,
  },
});

export const listOwnMatches = defineCall({
  path: '/matches/mine',
  access: 'user',
  limit: 'read',
  summary: "The next matches of the signed-in user's team, over all tournaments, soonest first.",
  answer: {
    data: z.array(z.object({ match, tournament: z.string(), mine: ownPart })),
    now,
  },
});

/** A match as seen by its staff. */
export const consoleMatch = z.object({
  match,
  hasRoom: z.boolean(),
  /** Number of the current room; 0 without one. */
  roomNo: z.number(),
  /** Decision needed from a host because the clock may not act on its own. */
  asks: z.nullable(z.enum(['late_room', 'no_room', 'small_lobby'])),
  teams: z.array(
    z.object({
      ...slotRow.shape,
      /** State of the entry. */
      state: z.string(),
      /** Number of players who opened the current room, out of all. */
      opened: z.number(),
      players: z.number(),
    }),
  ),
});
export type ConsoleMatch = z.output<typeof consoleMatch>;

export const listConsoleMatches = defineCall({
  path: '/matches/console/{tournamentId}',
  duties: ['host', 'scorer', 'caster'],
  limit: 'read',
  summary:
    'Matches of a tournament as those see them who run it: lobby, who opened the room, what has to be decided.',
  answer: {
    data: z.array(consoleMatch),
    /** Open rooms are also posted on Discord, for the roles of their lobby. */
    postsRooms: z.boolean(),
    now,
  },
});

const spacing = z
  .number('Spacing must be a number of minutes.')
  .check(
    z.int('Spacing must be a number of minutes.'),
    z.minimum(matchSpacing.min, `Leave ${matchSpacing.min} minutes between two starts at least.`),
    z.maximum(matchSpacing.max, `Leave ${matchSpacing.max} minutes between two starts at most.`),
  );
const amount = ({ label, max }: { label: string; max: number }) =>
  z
    .number(`${label} must be a whole number.`)
    .check(
      z.int(`${label} must be a whole number.`),
      z.minimum(1, `${label} must be at least 1.`),
      z.maximum(max, `${label} can be at most ${max}.`),
    );
const mapName = line({ label: 'Map', min: 1, max: 30 });
const reason = line({ label: 'Reason', min: 5, max: 200 });
const version = z.int32();

export const matchesForm = z.object({
  firstStart: instant('First start'),
  spacingMinutes: z._default(spacing, matchSpacing.default),
  /** Per lobby; for pairs of groups, per stage. */
  matches: amount({ label: 'Matches', max: matchLimits.perStage }),
  /** Per lobby; the next match is at the same hour of the next day. */
  perDay: z._default(amount({ label: 'Matches a day', max: matchLimits.perDay }), 6),
  /** Played in rotation. */
  maps: z
    .array(z.object({ name: mapName, recall: z.boolean() }), 'Choose at least one map.')
    .check(z.minLength(1, 'Choose at least one map.'), z.maxLength(20, 'At most 20 maps.')),
  /** Groups of the stage, if not drawn yet. */
  groups: z.optional(amount({ label: 'Groups', max: maximumGroups })),
  /** `groups`: all groups at the same time, each in its own room; otherwise one after another. */
  together: z._default(z.boolean(), true),
});
export type MatchesForm = z.output<typeof matchesForm>;

const changed = {
  message,
  data: z.array(match),
  /** Teams that play in another tournament at that time. */
  warnings: z.array(z.string()),
};

export const createMatches = defineCall({
  path: '/matches/create/{stageId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Makes the matches of a stage from first start, spacing and maps in turn. None may overlap another one of the same team.',
  body: matchesForm,
  answer: changed,
});

export const moveMatch = defineCall({
  path: '/matches/move/{matchId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Gives a match another start, a postponed one too; with `andFollowing` the later ones of its stage move along. The lobby is told.',
  body: z.object({
    startsAt: instant('Start'),
    andFollowing: z._default(z.boolean(), false),
    version,
  }),
  answer: changed,
});

export const changeMatch = defineCall({
  path: '/matches/change/{matchId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary: 'Changes the map of a match that is not being played yet.',
  body: z.object({ map: mapName, recall: z.boolean(), version }),
  answer: { message, data: match },
});

export const startMatch = defineCall({
  path: '/matches/start/{matchId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Starts a match by hand. With less than 60 % of its lobby there it is refused with NOT_READY unless `confirm` is set.',
  body: z.object({ confirm: z._default(z.boolean(), false), version }),
  answer: { message, data: match },
});

export const undoStart = defineCall({
  path: '/matches/undo-start/{matchId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary: 'Takes the start of a match back, until something of its result is saved.',
  body: z.object({ version }),
  answer: { message, data: match },
});

export const postponeMatch = defineCall({
  path: '/matches/postpone/{matchId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary: 'Postpones a match until it is given another start. Everybody reads the reason.',
  body: z.object({ reason, version }),
  answer: { message, data: match },
});

export const cancelMatch = defineCall({
  path: '/matches/cancel/{matchId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'destroys',
  summary: 'Cancels a match that is not being played. Everybody reads the reason.',
  body: z.object({ reason, version }),
  answer: { message, data: match },
});

export const mergeLobbies = defineCall({
  path: '/matches/merge/{matchId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'destroys',
  summary:
    'Has the teams of a lobby that is too small play with another group of the draw: they get free slots there, the matches of their own group are cancelled, and everybody is told. Until either group has begun to play, however near the start is.',
  body: z.object({
    /** Letter of the group to merge with. */
    into: z.string().check(z.regex(/^[A-Z]{1,2}$/, 'Name a group by its letter.')),
    version,
  }),
  answer: { message },
});

export const voidMatch = defineCall({
  path: '/matches/void/{matchId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Makes a match void that broke off, and a replay of it with the same number and lobby. Its points do not count.',
  body: z.object({ reason, replayAt: instant('Start of the replay'), version }),
  answer: { message, data: match, replay: match },
});
