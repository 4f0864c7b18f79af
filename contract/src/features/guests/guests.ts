import * as z from 'zod/mini';
import { type CallAnswer, defineCall } from '../../call.ts';
import { id, line, picturePath } from '../../fields.ts';
import { longestTypedGameId } from '../../game-ids.ts';
import { teamMaxPlayers, teamNameLength } from '../../limits.ts';
import { matchStates } from '../../schedule/schedule.values.ts';
import { tournamentStatuses } from '../tournaments/tournaments.statuses.ts';
import {
  entryStates,
  tournamentKinds,
  tournamentTypes,
} from '../tournaments/tournaments.values.ts';
import { inGameName } from '../users/users.ts';
import { guestRowStates, mostSheetLines, mostSheetRows } from './guests.values.ts';

/**
 * Guest teams: entries without accounts, imported from a sheet and accessed by a link. Holders of the link act for the team
 * in this tournament; features that need accounts (roster, disputes, payment details) require claiming it.
 */

const message = z.string();

/** The sheet as text; or uploaded as the file `table` of a form, with `columns` and `accept` as JSON fields. */
const table = z.optional(z.string());
/** Column indexes, from 0, by meaning: `{ "team": 0, "player1": 3, "id1": 4 }`; omitted ones are detected. */
const columns = z.record(
  z.string().check(z.regex(/^(?:[a-zA-Z]{2,12}|player[1-6]|id[1-6])$/, 'There is no such field.')),
  z.int().check(z.minimum(0), z.maximum(59)),
);
/** Lines of `table`, from 0, that are teams although they look like headings, or like none. */
const asTeams = z
  .array(z.int().check(z.minimum(0), z.maximum(mostSheetLines - 1)))
  .check(z.maxLength(mostSheetLines));
/** In a form everything but the file is sent as text. */
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
  /** `known`: the team has accounts and is registered. `double`: it is already entered, or appears further up. */
  state: z.enum(guestRowStates),
  /** Problems with the row, each with the field concerned: `team`, `captain`, `players`, `player3`. */
  problems: z.array(z.object({ at: z.string(), message: z.string() })),
  team: z.string(),
  captain: z.object({ name: z.string(), phone: z.string(), mail: z.string(), discord: z.string() }),
  players: z.array(z.object({ name: z.string(), id: z.string() })),
  /** Whether it would get a slot or wait; null if it cannot be imported. */
  gets: z.nullable(z.enum(['slot', 'waitlist'])),
  /** For a replaced row: the number of the row in its place. */
  instead: z.nullable(z.number()),
});
export type GuestRow = z.output<typeof sheetRow>;

export const previewGuests = defineCall({
  path: '/guests/preview/{tournamentId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary: 'Says of each team of a sheet what it would become; nothing is written.',
  body: z.object({
    table,
    columns: z.optional(fromForm(columns)),
    asTeams: z.optional(fromForm(asTeams)),
  }),
  file: 'table',
  answer: {
    rows: z.array(sheetRow),
    columns,
    /** By field, columns that could be meant as well as the one in `columns`. */
    rivals: z.record(z.string(), z.array(z.number())),
    headings: z.array(z.string()),
    /** First cells of each column. */
    samples: z.array(z.array(z.string())),
    /** Lines that are no team, with the reason: every other one is a row, or a part of it. Empty ones are not counted. */
    left: z.array(
      z.object({ line: z.number(), text: z.string(), why: z.enum(['heading', 'noTeam']) }),
    ),
    /** The parsed cells as text, for correction and import. */
    table: z.string(),
    free: z.number(),
  },
});

export const importGuests = defineCall({
  path: '/guests/import/{tournamentId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Brings in the teams of these rows of a sheet, all or none. Those that are in already stay as they are.',
  body: z.object({
    table,
    columns: z.optional(fromForm(columns)),
    asTeams: z.optional(fromForm(asTeams)),
    /** Row numbers of the preview, from 0. */
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
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Takes the teams of an import out again: within ten minutes, as long as nothing was built upon them.',
  answer: { message },
});

export const guestDevice = z.object({
  /** Description of the browser: `Chrome on Android`. */
  name: z.string(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** A game ID of the roster was entered there: it may reveal rooms. */
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
  players: z.object({ ready: z.number(), needed: z.number(), total: z.number() }),
  captain: z.object({ name: z.string(), phone: z.string(), mail: z.string(), discord: z.string() }),
  /** Token of its page; null if revoked, or the team was claimed. */
  link: z.nullable(z.string()),
  /** Twenty wrong game IDs within an hour: blocked until a host unblocks it. */
  rests: z.boolean(),
  devices: z.array(guestDevice),
  /** Game IDs that came by the link, where the host brought in none: they open and prove nothing until they are confirmed. */
  toConfirm: z.array(z.object({ name: z.string(), id: z.string() })),
  /** Claims that wait for a host's yes, as a prize of the entry is due. */
  claims: z.array(
    z.object({ userId: z.string(), name: z.string(), team: z.string(), at: z.string() }),
  ),
  can: z.object({ confirm: z.boolean(), decideClaims: z.boolean() }),
  claimed: z.nullable(z.object({ by: z.string(), team: z.string(), at: z.string() })),
});
export type GuestEntry = z.output<typeof guestEntry>;

export const listGuests = defineCall({
  path: '/guests/list/{tournamentId}',
  duties: ['host'],
  limit: 'read',
  summary: 'Guest teams of a tournament, with their links and how those were used.',
  answer: {
    data: z.array(guestEntry),
    /** The last import that can still be undone. */
    undo: z.nullable(z.object({ importId: z.string(), teams: z.number(), until: z.string() })),
  },
});

export const renewGuestLink = defineCall({
  path: '/guests/link/{entryId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary: "Makes a guest team's link anew: the old one, and every device that came by it, is out.",
  answer: { message, link: z.string() },
});

export const revokeGuestLink = defineCall({
  path: '/guests/unlink/{entryId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary: "Takes a guest team's link back.",
  answer: { message },
});

export const openGuestLink = defineCall({
  path: '/guests/open/{entryId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary: 'Lets a link that rests after too many wrong game ids be used again.',
  answer: { message },
});

export const confirmGuest = defineCall({
  path: '/guests/confirm/{entryId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Confirms the game ids that a guest team filled in by its link, where the host brought in none: from then on they open the room and count for a claim.',
  body: z.object({
    /** As they were shown. */
    ids: z
      .array(z.string().check(z.maxLength(longestTypedGameId)))
      .check(z.maxLength(teamMaxPlayers)),
  }),
  answer: { message },
});

export const decideGuestClaim = defineCall({
  path: '/guests/decide/{entryId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'pays',
  summary: 'Says yes or no to somebody who claims a guest team while a prize of it is due.',
  body: z.object({ userId: id, isGranted: z.boolean() }),
  answer: { message },
});

/** A match on a guest team's page; never contains the room. */
export const guestMatch = z.object({
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
  /** Higher after each change, also of the room. */
  version: z.number(),
});

export const guestTournament = z.object({
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
});

/** Accepts any text: malformed links get the same answer as invalid ones. */
const link = z.string().check(z.maxLength(200, 'This is not a team link.'));

export const readGuest = defineCall({
  path: '/noauth/guest/read',
  access: 'public',
  limit: 'link',
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
      tournament: guestTournament,
      /** By name, with whether their game ID is known, but not the ID. */
      players: z.array(z.object({ name: z.string(), hasId: z.boolean() })),
      /** Players required for check-in, and those complete. */
      lineup: z.object({ needed: z.number(), ready: z.number() }),
      /** No game ID opens the room until the host has confirmed the squad. */
      needsHost: z.boolean(),
      /** The reader's own claim that is not granted. */
      claim: z.nullable(z.enum(['waits', 'refused'])),
      matches: z.array(guestMatch),
      /** Prizes won here, paid to whoever claims the team. */
      prizes: z.array(z.object({ amount: z.number(), reason: z.string() })),
      can: z.object({
        checkIn: z.boolean(),
        withdraw: z.boolean(),
        /** Missing game IDs can be added. */
        complete: z.boolean(),
      }),
      /** Too many wrong game IDs: a host must unblock it. */
      rests: z.boolean(),
    }),
    /** Server time, ISO 8601. */
    now: z.string(),
  },
});
export type GuestPage = CallAnswer<typeof readGuest>['data'];

export const checkInGuest = defineCall({
  path: '/noauth/guest/check-in',
  access: 'public',
  limit: 'link',
  summary: 'Says that a guest team is there.',
  body: z.object({ link }),
  answer: { message },
});

export const withdrawGuest = defineCall({
  path: '/noauth/guest/withdraw',
  access: 'public',
  limit: 'link',
  summary: "Gives a guest team's place back, until the tournament is locked.",
  body: z.object({ link }),
  answer: { message },
});

export const completeGuest = defineCall({
  path: '/noauth/guest/roster',
  access: 'public',
  limit: 'link',
  summary:
    'Fills in the players and game ids that a guest team lacks, before it checks in; what is there stays.',
  body: z.object({
    link,
    players: z
      .array(
        z.object({
          inGameName,
          inGameId: z.string().check(z.maxLength(longestTypedGameId, 'This is not a game ID.')),
        }),
      )
      .check(z.minLength(1, 'Fill in at least one player.'), z.maxLength(teamMaxPlayers)),
  }),
  answer: { message },
});

export const showGuestRoom = defineCall({
  path: '/noauth/guest/room',
  access: 'public',
  limit: 'link',
  summary:
    "Room id and password of a guest team's match, from release to hiding: for a game id that its host brought in or confirmed, or the key that a device got for one. Each look is recorded.",
  body: z.object({
    link,
    inGameId: z.optional(
      z.string().check(z.maxLength(longestTypedGameId, 'This is not a game ID.')),
    ),
    key: z.optional(z.string().check(z.maxLength(200, 'This is not a key.'))),
  }),
  answer: {
    /** To be stored on this device: reveals later rooms without a game ID. */
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
    'Takes a guest team over, once: as the leader of a team that has half of the game ids that its host vouches for, or of a new one with its name where one of them is the own. The latter waits for a host while a prize is due.',
  body: z.object({
    link,
    /** Alternative name for the new team if its own is taken. */
    name: z.optional(line({ label: 'Team name', ...teamNameLength })),
  }),
  answer: {
    message,
    /** Null while the claim waits for a host. */
    data: z.nullable(z.object({ teamId: z.string(), name: z.string() })),
  },
});
