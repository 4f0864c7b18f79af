import * as z from 'zod/mini';
import { toIsoDate } from '../../calendar-days.ts';
import { line, paragraphs, typed } from '../../fields.ts';
import { games } from '../../games.ts';
import { parseSlots } from '../../slots.ts';
import { tournamentStatuses } from './tournaments.statuses.ts';
import { moment, type TournamentTimes, timeProblems } from './tournaments.times.ts';
import {
  fillModes,
  matchDay,
  ruleCategories,
  tournamentKinds,
  tournamentTypes,
} from './tournaments.values.ts';

/** The tournament form, with validation across its fields. */

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

const wholeNumber = (label: string, { min, max }: { min: number; max: number }) => {
  const message = `${label} has to be a whole number from ${min} to ${max}.`;
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
};

/** Declarations for the whole squad; none unless the organiser requires them. */
export const eligibility = z.object({
  /** Years at the close of registration; `null`: any age. */
  minAge: z._default(z.nullable(wholeNumber('The age', matchDay.age)), null),
  /** Players under 18 need a guardian's consent. */
  guardianConsent: z._default(z.boolean(), false),
  /** Level in the game; `null`: any. */
  minLevel: z._default(z.nullable(wholeNumber('The level', matchDay.level)), null),
  residentsOnly: z._default(z.boolean(), false),
  /** No emulator, tablet or trigger. */
  phonesOnly: z._default(z.boolean(), false),
});
export type Eligibility = z.output<typeof eligibility>;

/** MM/DD/YYYY of an existing day, or empty if undecided. */
export const calendarDate = z.string().check(
  z.maxLength(10, { error: 'Use a date such as 12/31/2026.', abort: true }),
  z.refine((text) => text === '' || isCalendarDate(text), 'Use a date such as 12/31/2026.'),
);

function isCalendarDate(text: string): boolean {
  const iso = toIsoDate(text);
  return iso !== undefined && iso >= '2000';
}

export const maximumSlots = 10_000;

/** A number, `"1000"` or `"128/1000"`: parsed to the total. */
export const slotTotal = z.pipe(
  z.pipe(
    z.union(
      [z.number(), z.string().check(z.maxLength(40))],
      'Say how many teams can take part, as a whole number.',
    ),
    z.transform((value: number | string) =>
      typeof value === 'number' ? value : (parseSlots(value)?.total ?? Number.NaN),
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

export const title = line({ label: 'Title', min: 1, max: 100 });

/** A data URL of a new picture, or the stored path; empty: the one drawn from title, map and prize. */
const bannerField = z.string('Add a banner picture.');

const notAChannel = 'Use the numeric id of a Discord channel.';

/** Match day settings: each is listed here, has a column, and a field in the form. */
export const tournamentSettings = {
  roomLeadMin: z._default(
    wholeNumber('The lead of the room', matchDay.roomLead),
    matchDay.roomLead.default,
  ),
  waitlistMax: z._default(z.nullable(wholeNumber('The waitlist', matchDay.waitlist)), null),
  fill: z._default(z.enum(fillModes, 'Choose one of the listed ways.'), 'auto'),
  minLineup: z._default(z.nullable(wholeNumber('The lineup', { min: 1, max: 4 })), null),
  disputeMin: z._default(z.nullable(wholeNumber('The time for disputes', matchDay.dispute)), null),
  dailyCheckIn: z._default(z.boolean(), false),
  /** Hosts may import teams without accounts. */
  guests: z._default(z.boolean(), false),
  eligibility: z._default(eligibility, {
    minAge: null,
    guardianConsent: false,
    minLevel: null,
    residentsOnly: false,
    phonesOnly: false,
  }),
};

export const defaultSettings = () => z.object(tournamentSettings).parse({});

/** ID of a Discord channel; empty for none. */
export const discordChannel = z.pipe(
  typed({ max: 22, tooLong: notAChannel, unusable: notAChannel, tidy: (text) => text.trim() }),
  z.string().check(z.regex(/^(\d{15,22})?$/, notAChannel)),
);

const tournamentFields = z.object({
  title,
  /** Empty: the organisation's name in upper case. */
  organizer: optionalLine('Organizer', 60),
  banner: bannerField,
  status: z.enum(tournamentStatuses, 'Choose one of the listed statuses.'),
  prizePool: optionalLine('Prize pool', 60),
  slots: z._default(slotTotal, 100),
  startDate: z._default(calendarDate, ''),
  endDate: z._default(calendarDate, ''),
  type: z._default(z.enum(tournamentTypes, 'Choose one of the listed types.'), 'SQUAD'),
  description: z._default(paragraphs({ label: 'Description', max: 10_000 }), ''),
  log_channel: z._default(discordChannel, ''),
  prizes: z._default(z.array(prize).check(z.maxLength(100, 'At most 100 prizes.')), []),
  schedule: z._default(z.array(scheduleEntry).check(z.maxLength(200, 'At most 200 events.')), []),
  rules: z._default(z.array(rule).check(z.maxLength(100, 'At most 100 rules.')), []),
  kind: z._default(z.enum(tournamentKinds, 'Choose event or scrim.'), 'event'),
  game: z._default(z.enum(games, 'Choose one of the listed games.'), 'BGMI'),
  /** Visible to staff only. Its status is UPCOMING. */
  isDraft: z._default(z.boolean(), false),
  regOpensAt: moment,
  /** If omitted with check-in times set, defaults to the opening of check-in. */
  regClosesAt: moment,
  checkinOpensAt: moment,
  checkinClosesAt: moment,
  firstMatchAt: moment,
  ...tournamentSettings,
});

type Type = (typeof tournamentTypes)[number];

/** Lineup sizes with which a team of that type can check in. */
const lineups = { SQUAD: [3, 4], DUO: [2], SOLO: [1] } as const satisfies Record<
  Type,
  readonly number[]
>;

/** Refusal messages of the form, other than for its times. */
export const formRefusals = {
  dates: 'The end date is before the start date.',
  draft: 'A draft is UPCOMING. Announce it first, then open it.',
  lineup: (type: Type) =>
    `A ${type} team checks in with ${lineups[type].join(' or ')} player${type === 'SOLO' ? '' : 's'}.`,
};

/** Validation across fields other than times: dates, lineup, draft. */
const fitsTogether = z.superRefine<FormAsAWhole>((form, context) => {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (endsBeforeStart(form)) refuse('endDate', formRefusals.dates);
  const allowed: readonly number[] = lineups[form.type];
  if (form.minLineup !== null && !allowed.includes(form.minLineup))
    refuse('minLineup', formRefusals.lineup(form.type));
  if (form.isDraft && form.status !== 'UPCOMING') refuse('status', formRefusals.draft);
});

/** @param stood times of the tournament that is edited */
const timesFit = (stood?: TournamentTimes) =>
  z.superRefine<TournamentTimes>((form, context) => {
    for (const { field, message } of timeProblems(form, stood))
      context.addIssue({ code: 'custom', path: [field], message });
  });

type FormAsAWhole = {
  startDate: string;
  endDate: string;
  type: Type;
  minLineup: number | null;
  isDraft: boolean;
  status: (typeof tournamentStatuses)[number];
};

export const tournamentForm = tournamentFields.check(fitsTogether, timesFit());
export type TournamentForm = z.output<typeof tournamentForm>;

/** The form of a tournament that is edited, whose times may stay as they stand. */
export const editedForm = (stood: TournamentTimes) =>
  tournamentFields.check(fitsTogether, timesFit(stood));

/** A changed tournament: the form with the version it was based on. Its times are judged beside those that it has. */
export const tournamentChange = z
  .extend(tournamentFields, { version: z.int32() })
  .check(fitsTogether);

function endsBeforeStart({ startDate, endDate }: { startDate: string; endDate: string }): boolean {
  const start = toIsoDate(startDate);
  const end = toIsoDate(endDate);
  return start !== undefined && end !== undefined && end < start;
}
