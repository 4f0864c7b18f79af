import * as z from 'zod/mini';
import { type CallAnswer, defineCall } from '../call.ts';
import { id, line, picturePath } from '../fields.ts';
import { longestTypedGameId } from '../game-ids.ts';
import { inGameNameLength, teamMaxPlayers, teamNameLength } from '../limits.ts';
import { matchStates } from '../schedule/schedule.values.ts';
import { guestRowStates, mostSheetRows } from './guests.values.ts';
import { tournamentStatuses } from './tournaments.statuses.ts';
import { entryStates, tournamentKinds, tournamentTypes } from './tournaments.values.ts';

/**
 * Guest teams: entries without accounts, brought in from a sheet and reached by a link. Who has the link speaks for the
 * team in this tournament; what accounts are for (the roster, disputes, payment details) asks for claiming it.
 */

const message = z.string();

/** The sheet as text; or sent as the file `table` of a form, with `columns` and `accept` as JSON beside it. */
const table = z.optional(z.string());
/** Which column, from 0, holds what: `{ "team": 0, "player1": 3, "id1": 4 }`; what is left out is recognised. */
const columns = z.record(
  z.string().check(z.regex(/^(?:[a-zA-Z]{2,12}|player[1-6]|id[1-6])$/, 'There is no such field.')),
  z.int().check(z.minimum(0), z.maximum(59)),
);
/** In a form everything but the file travels as text. */
const fromForm = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => {
      if (typeof value !== 'string') return value;
      try {
        return JSON.parse(value) as unknown;
      } catch {
        return value;
      }
    }),
    schema,
  );

const sheetRow = z.object({
  /** `known`: the team has accounts here, and is registered. `double`: it is in already, or stands further up. */
  state: z.enum(guestRowStates),
  /** Problems with the row, each with the field concerned: `team`, `captain`, `players`, `player3`. */
  problems: z.array(z.object({ at: z.string(), message: z.string() })),
  team: z.string(),
  captain: z.object({ name: z.string(), phone: z.string(), mail: z.string(), discord: z.string() }),
  players: z.array(z.object({ name: z.string(), id: z.string() })),
  /** Whether it gets a slot or waits, where it is brought in; null where it is not. */
  gets: z.nullable(z.enum(['slot', 'waitlist'])),
});
export type GuestRow = z.output<typeof sheetRow>;

export const previewGuests = defineCall({
  path: '/guests/preview/{tournamentId}',
  access: 'duty',
  duties: ['host'],
  limit: 'staff',
  effect: 'mendable',
  summary: 'Says of each team of a sheet what it would become; nothing is written.',
  params: { tournamentId: id },
  body: z.object({ table, columns: z.optional(fromForm(columns)) }),
  file: 'table',
  answer: {
    rows: z.array(sheetRow),
    columns,
    /** Over each column, as they stand in the sheet. */
    headings: z.array(z.string()),
    /** The cells that were read, as text: what a file said, for mending and bringing in. */
    table: z.string(),
    /** Slots that are free now. */
    free: z.number(),
  },
});

export const importGuests = defineCall({
  path: '/guests/import/{tournamentId}',
  access: 'duty',
  duties: ['host'],
  limit: 'staff',
  effect: 'mendable',
  summary:
    'Brings in the teams of these rows of a sheet, all or none. Those that are in already stay as they are.',
  params: { tournamentId: id },
  body: z.object({
    table,
    columns: z.optional(fromForm(columns)),
    /** Numbers of rows as the preview has them, from 0. */
    accept: fromForm(
      z
        .array(z.int().check(z.minimum(0), z.maximum(mostSheetRows - 1)))
        .check(
          z.minLength(1, 'Choose at least one team.'),
          z.maxLength(mostSheetRows, `At most ${mostSheetRows} teams at once.`),
        ),
    ),
  }),
  file: 'table',
  answer: {
    message,
    /** The import that `undo` reverts; null if every team was already entered. */
    importId: z.nullable(z.string()),
    entries: z.array(
      z.object({
        entryId: z.string(),
        name: z.string(),
        /** Null for a team with accounts. */
        link: z.nullable(z.string()),
      }),
    ),
  },
});

export const undoGuestImport = defineCall({
  path: '/guests/undo/{importId}',
  access: 'duty',
  duties: ['host'],
  limit: 'staff',
  effect: 'mendable',
  summary:
    'Takes the teams of an import out again: within ten minutes, as long as nothing was built upon them.',
  params: { importId: id },
  answer: { message },
});

const device = z.object({
  /** As its browser calls itself: `Chrome on Android`. */
  name: z.string(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** A game id of the roster was typed there: it may open rooms. */
  isTrusted: z.boolean(),
  wrongIds: z.number(),
  restsUntil: z.nullable(z.string()),
});

const guestEntry = z.object({
  entryId: z.string(),
  name: z.string(),
  state: z.enum(entryStates),
  slot: z.nullable(z.number()),
  place: z.nullable(z.number()),
  /** Players with a game id, of so many that the team needs. */
  players: z.object({ ready: z.number(), needed: z.number(), total: z.number() }),
  captain: z.object({ name: z.string(), phone: z.string(), mail: z.string(), discord: z.string() }),
  /** The token of its page; null where it was taken back, or the team was claimed. */
  link: z.nullable(z.string()),
  /** Twenty wrong game ids within an hour: it opens nothing until a host lets it. */
  rests: z.boolean(),
  devices: z.array(device),
  claimed: z.nullable(z.object({ by: z.string(), team: z.string(), at: z.string() })),
});
export type GuestEntry = z.output<typeof guestEntry>;

export const listGuests = defineCall({
  path: '/guests/list/{tournamentId}',
  access: 'duty',
  duties: ['host'],
  limit: 'read',
  summary: 'Guest teams of a tournament, with their links and how those were used.',
  params: { tournamentId: id },
  answer: {
    data: z.array(guestEntry),
    /** The last import that can still be taken back. */
    undo: z.nullable(z.object({ importId: z.string(), teams: z.number(), until: z.string() })),
  },
});

export const renewGuestLink = defineCall({
  path: '/guests/link/{entryId}',
  access: 'duty',
  duties: ['host'],
  limit: 'staff',
  effect: 'mendable',
  summary: "Makes a guest team's link anew: the old one, and every device that came by it, is out.",
  params: { entryId: id },
  answer: { message, link: z.string() },
});

export const revokeGuestLink = defineCall({
  path: '/guests/unlink/{entryId}',
  access: 'duty',
  duties: ['host'],
  limit: 'staff',
  effect: 'mendable',
  summary: "Takes a guest team's link back.",
  params: { entryId: id },
  answer: { message },
});

export const openGuestLink = defineCall({
  path: '/guests/open/{entryId}',
  access: 'duty',
  duties: ['host'],
  limit: 'staff',
  effect: 'mendable',
  summary: 'Lets a link that rests after too many wrong game ids be used again.',
  params: { entryId: id },
  answer: { message },
});

/** A match of a guest team, as its page has it; the room is never in it. */
const guestMatch = z.object({
  _id: z.string(),
  no: z.number(),
  stage: z.string(),
  group: z.string(),
  map: z.string(),
  state: z.enum(matchStates),
  startsAt: z.string(),
  roomAt: z.string(),
  roomHiddenAt: z.string(),
  roomSlot: z.nullable(z.number()),
});

/** Any text: what is no link is answered as one that is not valid. */
const link = z.string().check(z.maxLength(200, 'This is no team link.'));

export const readGuest = defineCall({
  path: '/noauth/guest/read',
  access: 'public',
  limit: 'visit',
  summary: "A guest team's page, for who has its link: names, never game ids.",
  body: z.object({ link }),
  answer: {
    data: z.object({
      entryId: z.string(),
      name: z.string(),
      logo: picturePath,
      state: z.enum(entryStates),
      slot: z.nullable(z.number()),
      place: z.nullable(z.number()),
      checkedIn: z.boolean(),
      reason: z.string(),
      tournament: z.object({
        _id: z.string(),
        title: z.string(),
        banner: picturePath,
        organizer: z.string(),
        kind: z.enum(tournamentKinds),
        type: z.enum(tournamentTypes),
        status: z.enum(tournamentStatuses),
        checkinOpensAt: z.nullable(z.string()),
        checkinClosesAt: z.nullable(z.string()),
        firstMatchAt: z.nullable(z.string()),
        cancelled: z.nullable(z.object({ at: z.string(), reason: z.string() })),
      }),
      /** By name; whether a game id of theirs is known, not which. */
      players: z.array(z.object({ name: z.string(), hasId: z.boolean() })),
      /** Players that check-in asks for, and that are complete. */
      lineup: z.object({ needed: z.number(), ready: z.number() }),
      matches: z.array(guestMatch),
      /** Prizes won here, paid to whoever claims the team. */
      prizes: z.array(z.object({ amount: z.number(), reason: z.string() })),
      can: z.object({
        checkIn: z.boolean(),
        withdraw: z.boolean(),
        /** Game ids that are missing can be filled in. */
        complete: z.boolean(),
      }),
      /** Too many wrong game ids: a host lets it be used again. */
      rests: z.boolean(),
    }),
    /** The server's clock, ISO 8601. */
    now: z.string(),
  },
});
export type GuestPage = CallAnswer<typeof readGuest>['data'];

export const checkInGuest = defineCall({
  path: '/noauth/guest/check-in',
  access: 'public',
  limit: 'visit',
  summary: 'Says that a guest team is there.',
  body: z.object({ link }),
  answer: { message },
});

export const withdrawGuest = defineCall({
  path: '/noauth/guest/withdraw',
  access: 'public',
  limit: 'visit',
  summary: "Gives a guest team's place back, until the tournament is locked.",
  body: z.object({ link }),
  answer: { message },
});

export const completeGuest = defineCall({
  path: '/noauth/guest/roster',
  access: 'public',
  limit: 'visit',
  summary:
    'Fills in the players and game ids that a guest team lacks, before it checks in; what is there stays.',
  body: z.object({
    link,
    players: z
      .array(
        z.object({
          inGameName: line({ label: 'In-game name', ...inGameNameLength }),
          inGameId: z.string().check(z.maxLength(longestTypedGameId, 'This is no game ID.')),
        }),
      )
      .check(z.minLength(1, 'Fill in at least one player.'), z.maxLength(teamMaxPlayers)),
  }),
  answer: { message },
});

export const showGuestRoom = defineCall({
  path: '/noauth/guest/room',
  access: 'public',
  limit: 'visit',
  summary:
    "Room id and password of a guest team's match, from release to hiding: for a game id of its roster, or the key that a device got for one. Each look is recorded.",
  body: z.object({
    link,
    inGameId: z.optional(z.string().check(z.maxLength(longestTypedGameId, 'This is no game ID.'))),
    key: z.optional(z.string().check(z.maxLength(200, 'This is no key.'))),
  }),
  answer: {
    /** For this device to keep: it opens the next rooms without a game id. */
    key: z.string(),
    matchId: z.string(),
    no: z.number(),
    roomId: z.string(),
    password: z.string(),
    note: z.string(),
    team: z.string(),
    roomSlot: z.nullable(z.number()),
    hiddenAt: z.string(),
  },
});

export const claimGuest = defineCall({
  path: '/guests/claim',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary:
    'Takes a guest team over, once: as the leader of a team that has half of its game ids, or of a new one with its name where one of them is the own.',
  body: z.object({
    link,
    /** Another name for the new team, where its own is taken. */
    name: z.optional(line({ label: 'Team name', ...teamNameLength })),
  }),
  answer: { message, data: z.object({ teamId: z.string(), name: z.string() }) },
});
