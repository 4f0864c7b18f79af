import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, line, paragraphs, picturePath, timestamp } from '../../fields.ts';
import { isDay } from '../../schedule/scrim-days.ts';
import { discordChannel, prize, rule } from '../tournaments/tournaments.form.ts';
import { tournamentStatuses } from '../tournaments/tournaments.statuses.ts';
import {
  eveningStates,
  scrimDefaults,
  scrimEntries,
  tierDefaults,
  tiers,
} from './scrims.values.ts';

const message = z.string();
const tier = z.enum(tiers, 'Choose one of the listed tiers.');

/** A scrim day, YYYY-MM-DD: the evening and the following night until 05:00 IST. */
export const scrimDay = z
  .string('Use a day such as 2026-12-31.')
  .check(
    z.maxLength(10, { error: 'Use a day such as 2026-12-31.', abort: true }),
    z.refine(isDay, 'Use a day such as 2026-12-31.'),
  );

const wholeNumber = (label: string, { min, max }: { min: number; max: number }) => {
  const words = `${label} has to be a whole number from ${min} to ${max}.`;
  return z.int(words).check(z.minimum(min, words), z.maximum(max, words));
};
const timeOfDay = z
  .string('Use a time such as 19:00.')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 19:00.'));

/** Template of each evening. There is deliberately no fee: scrims are free. */
const seriesFields = {
  title: line({ label: 'Title', min: 1, max: 60 }),
  weekdays: z._default(
    z.array(wholeNumber('A weekday', { min: 1, max: 7 })).check(
      z.minLength(1, 'Choose at least one day of the week.'),
      z.maxLength(7, 'A week has seven days.'),
      z.refine((days) => new Set(days).size === days.length, 'A day is in there twice.'),
    ),
    [...scrimDefaults.weekdays],
  ),
  firstMatch: timeOfDay,
  matches: z._default(wholeNumber('Matches', { min: 1, max: 8 }), scrimDefaults.matches),
  maps: z._default(
    z
      .array(line({ label: 'Map', min: 1, max: 40 }))
      .check(z.minLength(1, 'Choose at least one map.'), z.maxLength(8, 'At most 8 maps.')),
    [...scrimDefaults.maps],
  ),
  spacingMin: z._default(
    wholeNumber('Minutes between starts', { min: 30, max: 90 }),
    scrimDefaults.spacingMin,
  ),
  slots: z._default(wholeNumber('Slots', { min: 4, max: 24 }), scrimDefaults.slots),
  openBeforeMin: z._default(
    wholeNumber('Minutes of registration', { min: 90, max: 10_080 }),
    scrimDefaults.openBeforeMin,
  ),
  entry: z.enum(scrimEntries, 'Choose who may enter.'),
  /** Hosts may import teams without accounts. */
  guests: z._default(z.boolean(), false),
  /** Discord channel for announcements of its evenings. */
  logChannel: z._default(discordChannel, ''),
  description: z._default(paragraphs({ label: 'Description', max: 4000 }), ''),
  prizePool: z._default(line({ label: 'Prize pool', min: 0, max: 60 }), ''),
  prizes: z._default(z.array(prize).check(z.maxLength(20, 'At most 20 prizes.')), []),
  rules: z._default(z.array(rule).check(z.maxLength(40, 'At most 40 rules.')), []),
};

export const seriesForm = z.pipe(
  z.object({
    ...seriesFields,
    tier,
    firstMatch: z.optional(timeOfDay),
    entry: z.optional(z.enum(scrimEntries, 'Choose who may enter.')),
  }),
  z.transform((form) => ({ ...tierDefaults[form.tier], ...defined(form) })),
);
export type SeriesForm = z.output<typeof seriesChange> & { tier: (typeof tiers)[number] };

function defined<Form extends { firstMatch?: string | undefined; entry?: string | undefined }>(
  form: Form,
): Form & Required<Pick<Form, never>> {
  const { firstMatch, entry, ...rest } = form;
  return { ...rest, ...(firstMatch && { firstMatch }), ...(entry && { entry }) } as Form;
}

/** A series as saved; the tier is fixed, as past evenings counted for it. */
const seriesChange = z.object(seriesFields);
export type SeriesChange = z.output<typeof seriesChange>;

/** A tournament created from a series, as shown in a calendar. */
export const scrimTournament = z.object({
  _id: z.string(),
  title: z.string(),
  status: z.enum(tournamentStatuses),
  /** `used/total`. */
  slots: z.string(),
  waiting: z.number(),
  checkinOpensAt: z.nullable(timestamp),
  checkinClosesAt: z.nullable(timestamp),
  isCancelled: z.boolean(),
});

export const evening = z.object({
  seriesId: z.string(),
  tier,
  title: z.string(),
  entry: z.enum(scrimEntries),
  day: z.string(),
  state: z.enum(eveningStates),
  /** Start of the first match. */
  startsAt: timestamp,
  /** When registration opens. */
  opensAt: timestamp,
  /** Why it is skipped. */
  reason: z.string(),
  matches: z.number(),
  maps: z.array(z.string()),
  prizePool: z.string(),
  tournament: z.nullable(scrimTournament),
});
export type Evening = z.output<typeof evening>;

export const reservedTeam = z.object({
  teamId: z.string(),
  name: z.string(),
  logo: picturePath,
  kind: z.enum(['reserved', 'invited']),
  until: z.nullable(z.string()),
});

export const series = z.object({
  _id: z.string(),
  tier,
  title: z.string(),
  weekdays: z.array(z.number()),
  firstMatch: z.string(),
  matches: z.number(),
  maps: z.array(z.string()),
  spacingMin: z.number(),
  slots: z.number(),
  openBeforeMin: z.number(),
  entry: z.enum(scrimEntries),
  guests: z.boolean(),
  logChannel: z.string(),
  description: z.string(),
  prizePool: z.string(),
  prizes: z.array(prize),
  rules: z.array(rule),
  pausedUntil: z.nullable(z.string()),
  isEnded: z.boolean(),
  version: z.number(),
  reserved: z.array(reservedTeam),
});
export type Series = z.output<typeof series>;

export const listEvenings = defineCall({
  path: '/noauth/scrims',
  access: 'public',
  limit: 'read',
  summary:
    'Scrims of today (until 05:00 IST it is still yesterday) and the six days after, by day and start.',
  answer: { today: z.string(), data: z.array(evening) },
});

export const listSeries = defineCall({
  path: '/series/list',
  access: 'admin',
  limit: 'read',
  summary: 'All series with their templates and the teams that have a place kept.',
  answer: { data: z.array(series) },
});

export const readCalendar = defineCall({
  path: '/series/calendar',
  access: 'admin',
  limit: 'read',
  summary: 'Evenings of all series from a day on, for up to eight weeks.',
  body: z.object({
    from: z.optional(scrimDay),
    weeks: z._default(wholeNumber('Weeks', { min: 1, max: 8 }), 2),
  }),
  answer: { today: z.string(), data: z.array(evening) },
});

const changed = {
  message,
  data: series,
  /** Tournaments already created, which stay unchanged. */
  unchanged: z.array(z.object({ _id: z.string(), title: z.string(), day: z.string() })),
};

export const createSeries = defineCall({
  path: '/series/create',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Begins a series of daily scrims; what is left out is as usual for its tier.',
  body: seriesForm,
  answer: changed,
});

export const updateSeries = defineCall({
  path: '/series/update/{seriesId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Changes the template of the evenings to come. Tournaments made already stay; they are answered.',
  body: z.extend(seriesChange, { version: z.int32() }),
  answer: changed,
});

export const pauseSeries = defineCall({
  path: '/series/pause/{seriesId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Makes no evening before a day, or goes on at once.',
  body: z.object({ until: z.nullable(scrimDay) }),
  answer: changed,
});

export const endSeries = defineCall({
  path: '/series/end/{seriesId}',
  access: 'admin',
  limit: 'staff',
  effect: 'destroys',
  summary: 'Makes no more evenings, for good. What it made stays.',
  answer: changed,
});

export const skipEvening = defineCall({
  path: '/series/skip/{seriesId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Leaves one evening out, with a public reason, or brings it back.',
  body: z.object({
    day: scrimDay,
    isSkipped: z.boolean(),
    reason: z._default(line({ label: 'Reason', min: 0, max: 200 }), ''),
  }),
  answer: { message },
});

export const reservePlace = defineCall({
  path: '/series/reserve/{seriesId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Keeps a place for a team each evening (`reserved`: it is entered first and must still check in) or lets it in whatever its place on the ladder (`invited`), through a day.',
  body: z.object({
    teamId: id,
    kind: z.enum(['reserved', 'invited'], 'Choose reserved or invited.'),
    until: z._default(z.nullable(scrimDay), null),
  }),
  answer: { message, data: series },
});

export const freePlace = defineCall({
  path: '/series/unreserve/{seriesId}/{teamId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Keeps no place for a team any more.',
  answer: { message, data: series },
});
