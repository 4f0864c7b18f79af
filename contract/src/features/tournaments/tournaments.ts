import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { duties } from '../../duties.ts';
import { id, page, picturePath, searchText } from '../../fields.ts';
import { games } from '../../games.ts';
import { pageSize, publicPageSize } from '../../limits.ts';
import { tournamentChange, tournamentForm, tournamentSettings } from './tournaments.form.ts';
import { tournamentStatuses } from './tournaments.statuses.ts';
import { plannedTimes } from './tournaments.times.ts';
import {
  type declarationKinds,
  type entryStates,
  ruleCategories,
  tournamentKinds,
  tournamentTypes,
} from './tournaments.values.ts';

export type TournamentStatus = (typeof tournamentStatuses)[number];

export type TournamentType = (typeof tournamentTypes)[number];

export type EntryState = (typeof entryStates)[number];

export type DeclarationKind = (typeof declarationKinds)[number];

export const registeredTeam = z.object({
  /** Team ID. */
  _id: z.string(),
  name: z.string(),
  logo: picturePath,
  /** Entry slot until a draw is published, then the slot in the lobby's custom room. */
  slot: z.number(),
});
export type RegisteredTeam = z.output<typeof registeredTeam>;

/** Public facts of a tournament included in live events: small, and identical for everybody. */
export const tournamentFacts = z.object({
  /** Incremented by every change of the facts, so that older ones can be ignored, whatever their source. */
  no: z.number(),
  /** Incremented by every other visible change (texts, draw, results): a page with a lower number refetches. */
  details: z.number(),
});

/** The public view of a tournament; dates are MM/DD/YYYY, calendar days in Asia/Kolkata. */
export const tournament = z.object({
  _id: z.string(),
  title: z.string(),
  organizer: z.string(),
  banner: picturePath,
  status: z.enum(tournamentStatuses),
  prizePool: z.string(),
  /** `used/total`, such as `128/1000`. */
  slots: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  type: z.enum(tournamentTypes),
  description: z.string(),
  /** By slot. Lists contain only the first teams; the call for one tournament returns all. */
  reg_teams: z.array(registeredTeam),
  prizes: z.array(z.object({ rank: z.string(), prize: z.string(), additionalInfo: z.string() })),
  schedule: z.array(
    z.object({
      event: z.string(),
      date: z.string(),
      time: z.string(),
      description: z.string(),
      isImportant: z.boolean(),
    }),
  ),
  rules: z.array(
    z.object({ title: z.string(), description: z.string(), category: z.enum(ruleCategories) }),
  ),
  kind: z.enum(tournamentKinds),
  game: z.enum(games),
  /** Times are ISO 8601 UTC or `null`; shown in IST. `phaseOf` in `tournaments.phases.ts` derives the phase. */
  regOpensAt: z.nullable(z.string()),
  regClosesAt: z.nullable(z.string()),
  checkinOpensAt: z.nullable(z.string()),
  checkinClosesAt: z.nullable(z.string()),
  firstMatchAt: z.nullable(z.string()),
  /** As configured: `waitlistLimit` and `lineupMinimum` give the effective values. */
  ...tournamentSettings,
  /** Number of teams on the waitlist. */
  waiting: z.number(),
  seriesId: z.nullable(z.string()),
  /** YYYY-MM-DD, IST; for a scrim of a series. */
  seriesDate: z.nullable(z.string()),
  cancelled: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  facts: tournamentFacts,
  /** Visible to staff only while true. */
  isDraft: z.optional(z.boolean()),
  /** Admins only. A Discord channel id, or empty. */
  log_channel: z.optional(z.string()),
  /** Admins only. Times as planned, for copies; those above are what holds: hosts and outages move them. */
  planned: z.optional(plannedTimes),
  /** Admins only. Sent back when saving; stale ones are refused. */
  version: z.optional(z.number()),
});
export type Tournament = z.output<typeof tournament>;

const listBody = z.object({
  statuses: z.optional(
    z.array(z.enum(tournamentStatuses)).check(
      z.minLength(1, 'Name a status, or leave them out.'),
      z.maxLength(tournamentStatuses.length),
      // Normalised, as answers are cached by it.
      z.overwrite((statuses) => [...new Set(statuses)].sort()),
    ),
  ),
  /** Only events, or only scrim evenings. */
  kind: z.optional(z.enum(tournamentKinds)),
  ...page,
  /** Maximum number of registered teams per tournament, lowest slots first; by default the limit. */
  teams: z.optional(z.int().check(z.minimum(0), z.maximum(pageSize.max))),
});
const listAnswer = { data: z.array(tournament), nextCursor: z.nullable(z.string()) };

const publicListBody = z.extend(listBody, {
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(publicPageSize.max))),
});

export const listTournamentsPublicly = defineCall({
  path: '/noauth/tournament',
  access: 'public',
  limit: 'read',
  summary:
    'Tournaments, newest first; `statuses` and `kind` narrow the list. `reg_teams` holds 100 teams of each at most; `slots` says how many there are.',
  body: publicListBody,
  answer: listAnswer,
});

export const listTournaments = defineCall({
  path: '/tournament',
  access: 'user',
  limit: 'read',
  summary:
    'As `/noauth/tournament`; `search` finds what has the text in its title, in any case. For admins each tournament also has `log_channel` and `version`.',
  body: z.extend(listBody, { search: z.optional(searchText({ max: 100 })) }),
  answer: listAnswer,
});

export const getTournament = defineCall({
  path: '/noauth/tournament/{tournamentId}',
  access: 'public',
  limit: 'read',
  summary: 'One tournament with all of its registered teams.',
  answer: { data: tournament },
});

export const getServedTournament = defineCall({
  path: '/tournament/served/{tournamentId}',
  duties,
  limit: 'read',
  summary:
    'One tournament for those who have a duty in it, with what they may do: a draft too, which nobody else sees.',
  answer: {
    data: tournament,
    can: z.object({
      host: z.boolean(),
      score: z.boolean(),
      /** View its rooms, released or not. */
      seeRooms: z.boolean(),
      /** Admins only: duties, the form. */
      administer: z.boolean(),
      /** Finalise a stage and, with the last one, the event. */
      finish: z.boolean(),
      endWindows: z.boolean(),
      changePresets: z.boolean(),
      reopen: z.boolean(),
      /** Finalise a stage despite unequal matches, or dispute a match after its window. */
      passOver: z.boolean(),
      pay: z.boolean(),
    }),
  },
});

const message = z.string();

export const followTournament = defineCall({
  path: '/tournament/follow/{tournamentId}',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary:
    'Asks to be told when registration for an upcoming tournament opens, of results of another once a day, or no longer.',
  body: z.object({ isWanted: z.boolean() }),
  answer: { message },
});

export const listFollowed = defineCall({
  path: '/tournament/followed',
  access: 'user',
  limit: 'read',
  summary: 'Ids of the tournaments that are not over which the signed-in user asked to be told of.',
  answer: { data: z.array(z.string()) },
});

export const getTournamentForAdmin = defineCall({
  path: '/admin/tournament/get/{tournamentId}',
  access: 'admin',
  limit: 'read',
  summary: 'One tournament with `log_channel` and the `version` to send back when saving it.',
  answer: { data: tournament },
});

export const createTournament = defineCall({
  path: '/admin/tournament/create',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Creates a tournament.',
  body: tournamentForm,
  carriesPicture: true,
  answer: { message, data: tournament },
});

export const updateTournament = defineCall({
  path: '/admin/tournament/update',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Changes a tournament. `data.version` is the one that was read; a stale one is refused with STALE.',
  body: z.object({ id, data: tournamentChange }),
  carriesPicture: true,
  answer: { message, data: tournament },
});

export const deleteTournament = defineCall({
  path: '/admin/tournament/delete/{tournamentId}',
  access: 'admin',
  limit: 'staff',
  effect: 'destroys',
  summary: 'Deletes a tournament with its registrations.',
  answer: { message },
});
