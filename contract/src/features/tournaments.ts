import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { cursor, id, line, paragraphs, picturePath } from '../fields.ts';
import { pageSize } from '../limits.ts';
import { ruleCategories, tournamentStatuses, tournamentTypes } from './tournaments.values.ts';

export type TournamentStatus = (typeof tournamentStatuses)[number];

export type TournamentType = (typeof tournamentTypes)[number];

const rank = line({ label: 'Rank', min: 1, max: 20 });
const optionalLine = (label: string, max: number) => z._default(line({ label, min: 0, max }), '');

export const prize = z.object({
  /** `1`, `2-5`. */
  rank,
  prize: line({ label: 'Prize', min: 1, max: 60 }),
  additionalInfo: optionalLine('Additional info', 120),
});

export const scheduleEntry = z.object({
  event: line({ label: 'Event', min: 1, max: 80 }),
  date: line({ label: 'Date', min: 1, max: 40 }),
  time: optionalLine('Time', 40),
  description: z._default(paragraphs({ label: 'Description', max: 500 }), ''),
  isImportant: z._default(z.boolean(), false),
});

export const rule = z.object({
  title: line({ label: 'Rule title', min: 1, max: 120 }),
  description: paragraphs({ label: 'Rule description', min: 1, max: 4000 }),
  category: z._default(z.enum(ruleCategories, 'Choose one of the listed categories.'), 'General'),
});

/** A registered team as everybody sees it. */
export const registeredTeam = z.object({
  /** The team's id. */
  _id: z.string(),
  name: z.string(),
  logo: picturePath,
  /** 1 and up, unique within the tournament. */
  slot: z.number(),
});
export type RegisteredTeam = z.output<typeof registeredTeam>;

/** A tournament as everybody sees it; dates are MM/DD/YYYY, calendar days in Asia/Kolkata. */
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
  /** In the order of their slots. Lists carry the first of them; the call for one tournament all. */
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
  /** Admins only. A Discord channel id, or empty. */
  log_channel: z.optional(z.string()),
  /** Admins only. Sent back when saving; a stale one is refused. */
  version: z.optional(z.number()),
});
export type Tournament = z.output<typeof tournament>;

/** MM/DD/YYYY of a day that exists, or empty for not decided yet. */
export const calendarDate = z
  .string()
  .check(z.refine((text) => text === '' || isCalendarDate(text), 'Use a date such as 12/31/2026.'));

function isCalendarDate(text: string): boolean {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (!match) return false;
  const [, month, day, year] = match;
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return (
    !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) && Number(year) >= 2000
  );
}

/** `MM/DD/YYYY` as a number that sorts by day, `undefined` for no date. */
export function calendarDay(text: string): number | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  return match ? Number(`${match[3]}${match[1]}${match[2]}`) : undefined;
}

export const maximumSlots = 10_000;

/** A number, `"1000"` or `"128/1000"`: the total counts. Becomes the total. */
export const slotTotal = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()], 'Say how many teams can take part.'),
    z.transform((value: number | string) =>
      typeof value === 'number'
        ? value
        : Number(/^\s*(?:\d+\s*\/\s*)?(\d+)\s*$/.exec(value)?.[1] ?? Number.NaN),
    ),
  ),
  z
    .number('Say how many teams can take part, as a whole number.')
    .check(
      z.int('Say how many teams can take part, as a whole number.'),
      z.minimum(1, 'A tournament needs at least 1 slot.'),
      z.maximum(maximumSlots, `A tournament can have at most ${maximumSlots} slots.`),
    ),
);

/** A data URL of a new picture or the stored path as it was read. */
const bannerField = z
  .string('Add a banner picture.')
  .check(z.minLength(1, 'Add a banner picture.'));

const tournamentFields = z.object({
  title: line({ label: 'Title', min: 1, max: 100 }),
  /** Empty means the organisation's name in upper case. */
  organizer: optionalLine('Organizer', 60),
  banner: bannerField,
  status: z.enum(tournamentStatuses, 'Choose one of the listed statuses.'),
  prizePool: optionalLine('Prize pool', 60),
  slots: z._default(slotTotal, 100),
  startDate: z._default(calendarDate, ''),
  endDate: z._default(calendarDate, ''),
  type: z._default(z.enum(tournamentTypes, 'Choose one of the listed types.'), 'SQUAD'),
  description: z._default(paragraphs({ label: 'Description', max: 10_000 }), ''),
  log_channel: z._default(
    z.string().check(z.regex(/^\s*(\d{15,22})?\s*$/, 'Use the numeric id of a Discord channel.')),
    '',
  ),
  prizes: z._default(z.array(prize).check(z.maxLength(100, 'At most 100 prizes.')), []),
  schedule: z._default(z.array(scheduleEntry).check(z.maxLength(200, 'At most 200 events.')), []),
  rules: z._default(z.array(rule).check(z.maxLength(100, 'At most 100 rules.')), []),
});

const startsBeforeEnd = z.refine<{ startDate: string; endDate: string }>(
  (form) => !endsBeforeStart(form),
  { error: 'The end date is before the start date.', path: ['endDate'] },
);

export const tournamentForm = tournamentFields.check(startsBeforeEnd);
export type TournamentForm = z.output<typeof tournamentForm>;

/** A changed tournament as it is saved: the form with the version that was read. */
export const tournamentChange = z
  .extend(tournamentFields, { version: z.int32() })
  .check(startsBeforeEnd);

function endsBeforeStart({ startDate, endDate }: { startDate: string; endDate: string }): boolean {
  const start = calendarDay(startDate);
  const end = calendarDay(endDate);
  return start !== undefined && end !== undefined && end < start;
}

const listBody = z.object({
  statuses: z.optional(
    z
      .array(z.enum(tournamentStatuses))
      .check(
        z.minLength(1, 'Name a status, or leave them out.'),
        z.maxLength(tournamentStatuses.length),
      ),
  ),
  cursor: z.optional(cursor),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(pageSize.max))),
  /** How many registered teams of each tournament to send, those in the lowest slots; as many as can be by default. */
  teams: z.optional(z.int().check(z.minimum(0), z.maximum(pageSize.max))),
});
const listAnswer = { data: z.array(tournament), nextCursor: z.nullable(z.string()) };

export const listTournamentsPublicly = defineCall({
  path: '/noauth/tournament',
  access: 'public',
  summary:
    'Tournaments, newest first; `statuses` narrows the list. `reg_teams` holds 100 teams of each at most; `slots` says how many there are.',
  body: listBody,
  answer: listAnswer,
});

export const listTournaments = defineCall({
  path: '/tournament',
  access: 'user',
  summary:
    'As `/noauth/tournament`; for admins each tournament also has `log_channel` and `version`.',
  body: listBody,
  answer: listAnswer,
});

export const getTournament = defineCall({
  path: '/noauth/tournament/{tournamentId}',
  access: 'public',
  summary: 'One tournament with all of its registered teams.',
  params: { tournamentId: id },
  answer: { data: tournament },
});

const message = z.string();

export const registerTeam = defineCall({
  path: '/tournament/register/{tournamentId}/{teamId}',
  access: 'user',
  summary: "Takes a slot for the signed-in leader's team and keeps its roster.",
  params: { tournamentId: id, teamId: id },
  answer: { message, data: z.object({ slot: z.number(), squad: z.array(z.string()) }) },
});

export const cancelRegistration = defineCall({
  path: '/tournament/cancel/{tournamentId}/{teamId}',
  access: 'user',
  summary: "Gives the slot of the signed-in leader's team back.",
  params: { tournamentId: id, teamId: id },
  answer: { message },
});

export const followTournament = defineCall({
  path: '/tournament/follow/{tournamentId}',
  access: 'user',
  summary: 'Asks to be told when registration for an upcoming tournament opens, or no longer.',
  params: { tournamentId: id },
  body: z.object({ isWanted: z.boolean() }),
  answer: { message },
});

export const listFollowed = defineCall({
  path: '/tournament/followed',
  access: 'user',
  summary: 'Ids of the upcoming tournaments whose opening the signed-in user asked to be told.',
  answer: { data: z.array(z.string()) },
});

export const getTournamentForAdmin = defineCall({
  path: '/admin/tournament/get/{tournamentId}',
  access: 'admin',
  summary: 'One tournament with `log_channel` and the `version` to send back when saving it.',
  params: { tournamentId: id },
  answer: { data: tournament },
});

export const createTournament = defineCall({
  path: '/admin/tournament/create',
  access: 'admin',
  summary: 'Creates a tournament.',
  body: tournamentForm,
  carriesPicture: true,
  answer: { message, data: tournament },
});

export const updateTournament = defineCall({
  path: '/admin/tournament/update',
  access: 'admin',
  summary:
    'Changes a tournament. `data.version` is the one that was read; a stale one is refused with STALE.',
  body: z.object({ id, data: tournamentChange }),
  carriesPicture: true,
  answer: { message, data: tournament },
});

export const deleteTournament = defineCall({
  path: '/admin/tournament/delete/{tournamentId}',
  access: 'admin',
  summary: 'Deletes a tournament with its registrations.',
  params: { tournamentId: id },
  answer: { message },
});

/** A registered team with its leader and the roster kept at registration. */
export const rosterEntry = z.extend(registeredTeam, {
  registeredAt: z.string(),
  leader: z.object({ email: z.string(), discordTag: z.string() }),
  players: z.array(
    z.object({
      name: z.string(),
      inGameName: z.string(),
      inGameId: z.string(),
      inGameRole: z.string(),
      discordId: z.string(),
    }),
  ),
});
export type RosterEntry = z.output<typeof rosterEntry>;

export const listRosters = defineCall({
  path: '/admin/tournament/teams/{tournamentId}',
  access: 'admin',
  summary: "All of a tournament's teams in the order of their slots, with leader and roster.",
  params: { tournamentId: id },
  answer: { data: z.array(rosterEntry) },
});

export const removeTeam = defineCall({
  path: '/admin/tournament/team/remove/{tournamentId}/{teamId}',
  access: 'admin',
  summary: 'Takes a team out of a tournament; its slot is free again.',
  params: { tournamentId: id, teamId: id },
  answer: { message },
});
