import { day, type ListValue, list, moment, type Translatable } from '@one-dream/contract/texts.ts';
import { movedTexts as texts } from './moved-times.texts.ts';
import type { TournamentRow } from './tournaments.shared.queries.ts';

/** What people plan by, in the order of an evening. */
export const plannedTimes = [
  'start_date',
  'reg_opens_at',
  'reg_closes_at',
  'checkin_opens_at',
  'checkin_closes_at',
  'first_match_at',
] as const;
type PlannedTime = (typeof plannedTimes)[number];
/** ISO 8601; a day for `start_date`. */
export type Times = Record<PlannedTime, string | null>;

/** Which times concern whom: followers do not check in. */
const concerns = {
  registered: ['start_date', 'checkin_opens_at', 'checkin_closes_at', 'first_match_at'],
  followers: ['start_date', 'reg_opens_at', 'reg_closes_at', 'first_match_at'],
} as const satisfies Record<string, readonly PlannedTime[]>;
export type Concerned = keyof typeof concerns;

export function timesOf(row: Pick<TournamentRow, PlannedTime>): Times {
  const text = (value: Date | string | null) =>
    value instanceof Date ? value.toISOString() : value || null;
  return Object.fromEntries(plannedTimes.map((time) => [time, text(row[time])])) as Times;
}

interface Changed {
  before: Times;
  after: Times;
}

/** Lists the future moments among times that were moved, before and after the move. */
export function movedMoments({ before, after }: Changed, now: Date): Date[] {
  return plannedTimes
    .filter((time) => time !== 'start_date' && before[time] !== after[time])
    .flatMap((time) => [before[time], after[time]])
    .flatMap((text) => (text && new Date(text) > now ? [new Date(text)] : []));
}

/** Describes which times moved for these people, from what to what; `undefined` if no future time did. */
export function describeMoves(
  { before, after }: Changed,
  { concerned, now }: { concerned: Concerned; now: Date },
): ListValue | undefined {
  const isToCome = (text: string | null) => text !== null && new Date(text) > now;
  const moved = concerns[concerned].filter((time) => {
    if (before[time] === after[time]) return false;
    // A new first match says the new day, too.
    if (time === 'start_date') return before.first_match_at === after.first_match_at;
    return isToCome(before[time]) || isToCome(after[time]);
  });
  if (moved.length === 0) return undefined;
  return list(
    moved.map((time) =>
      texts.move({
        what: texts[time],
        now: sayTime(time, after[time]),
        was: sayTime(time, before[time]),
      }),
    ),
  );
}

function sayTime(
  time: PlannedTime,
  text: string | null,
): Translatable | ReturnType<typeof moment | typeof day> {
  if (text === null) return texts.notSet;
  return time === 'start_date' ? day(text, 'long') : moment(text, 'weekdayAndTime');
}
