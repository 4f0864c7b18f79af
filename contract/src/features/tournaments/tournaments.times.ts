import * as z from 'zod/mini';
import { matchDay } from './tournaments.values.ts';

const minute = 60_000;
const wrongMoment = 'Use a date and time such as 2026-12-31T15:30:00Z.';

/** A moment, ISO 8601 with a zone; stored and returned in UTC to the second. `null` or empty: not set. */
export const moment = z._default(
  z.pipe(
    z.pipe(
      z.nullable(z.string(wrongMoment)),
      z.transform((text: string | null) =>
        text === null || text.trim() === '' ? null : toMoment(text.trim()),
      ),
    ),
    z.nullable(z.string(wrongMoment)),
  ),
  null,
);

const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;

/** @returns undefined if the text is not a moment of this century */
export function toMoment(text: string): string | undefined {
  const at = form.test(text) ? new Date(text) : undefined;
  if (!at || Number.isNaN(at.getTime())) return undefined;
  // `Date` would roll 2026-02-30 over to 2 March.
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text.slice(0, 10)))
    return undefined;
  if (at.getUTCFullYear() < 2020 || at.getUTCFullYear() > 2100) return undefined;
  return `${at.toISOString().slice(0, 19)}Z`;
}

/** Scheduled times of a tournament. Each is ISO 8601 UTC or not set. */
export interface TournamentTimes {
  regOpensAt: string | null;
  regClosesAt: string | null;
  checkinOpensAt: string | null;
  checkinClosesAt: string | null;
  firstMatchAt: string | null;
}
export type TimeField = keyof TournamentTimes;

/** Times as planned. The first match is not among them: only the form moves it. */
export const plannedTimes = z.object({
  regOpensAt: z.nullable(z.string()),
  regClosesAt: z.nullable(z.string()),
  checkinOpensAt: z.nullable(z.string()),
  checkinClosesAt: z.nullable(z.string()),
});
export type PlannedTimes = z.output<typeof plannedTimes>;
export const plannedFields = Object.keys(plannedTimes.shape) as (keyof PlannedTimes)[];
const timeFields: readonly TimeField[] = [...plannedFields, 'firstMatchAt'];

export const timeRefusals = {
  regEnds: 'Registration has to close after it opens.',
  checkInAfterReg: 'Check-in opens when registration has closed, not before.',
  checkInEnds: 'Check-in has to close after it opens.',
  checkInCloses: 'Say when check-in closes, too.',
  checkInOpens: 'Say when check-in opens, too.',
  firstMatch: 'Check-in needs the time of the first match.',
  regBefore: 'Registration opens before the first match, not after it.',
  regByMatch: 'Registration closes when the first match starts, at the latest.',
  checkInByMatch: `Check-in closes ${matchDay.checkInCloses.min} minutes before the first match, at the latest.`,
  checkInEarly: 'Check-in opens at most 3 hours before the first match.',
  checkInLate: 'Check-in opens at least 15 minutes before the first match.',
};

/**
 * Validates the times of a form; returns problems by field, empty if there are none.
 * @param stood current times: if none of them changes, nothing is validated, because hosts and outages may have set other times
 */
export function timeProblems(
  times: TournamentTimes,
  stood?: TournamentTimes,
): { field: TimeField; message: string }[] {
  const { regOpensAt, regClosesAt, checkinOpensAt, checkinClosesAt, firstMatchAt } = times;
  if (stood && timeFields.every((field) => times[field] === stood[field])) return [];
  const problems: { field: TimeField; message: string }[] = [];
  const refuse = (field: TimeField, message: string) => problems.push({ field, message });
  if (isAfter(regOpensAt, regClosesAt) || isSame(regOpensAt, regClosesAt))
    refuse('regClosesAt', timeRefusals.regEnds);
  if (isAfter(regClosesAt, checkinOpensAt)) refuse('checkinOpensAt', timeRefusals.checkInAfterReg);
  if (isAfter(checkinOpensAt, checkinClosesAt) || isSame(checkinOpensAt, checkinClosesAt))
    refuse('checkinClosesAt', timeRefusals.checkInEnds);
  if (checkinOpensAt && !checkinClosesAt) refuse('checkinClosesAt', timeRefusals.checkInCloses);
  if (checkinClosesAt && !checkinOpensAt) refuse('checkinOpensAt', timeRefusals.checkInOpens);
  if ((checkinOpensAt || checkinClosesAt) && !firstMatchAt)
    refuse('firstMatchAt', timeRefusals.firstMatch);
  if (!firstMatchAt) return problems;
  if (isAfter(regOpensAt, firstMatchAt) || isSame(regOpensAt, firstMatchAt))
    refuse('regOpensAt', timeRefusals.regBefore);
  if (isAfter(regClosesAt, firstMatchAt)) refuse('regClosesAt', timeRefusals.regByMatch);
  if (checkinClosesAt && Date.parse(checkinClosesAt) > claimEnd(firstMatchAt))
    refuse('checkinClosesAt', timeRefusals.checkInByMatch);
  if (checkinOpensAt) {
    const lead = Date.parse(firstMatchAt) - Date.parse(checkinOpensAt);
    if (lead > matchDay.checkInOpens.max * minute)
      refuse('checkinOpensAt', timeRefusals.checkInEarly);
    else if (lead < matchDay.checkInOpens.min * minute)
      refuse('checkinOpensAt', timeRefusals.checkInLate);
  }
  return problems;
}

/** Default check-in: from T−60 to T−25. @param firstMatchAt ISO 8601 */
export function usualCheckIn(
  firstMatchAt: string,
): Pick<TournamentTimes, 'checkinOpensAt' | 'checkinClosesAt'> {
  const before = (minutes: number) =>
    `${new Date(Date.parse(firstMatchAt) - minutes * minute).toISOString().slice(0, 19)}Z`;
  return {
    checkinOpensAt: before(matchDay.checkInOpens.default),
    checkinClosesAt: before(matchDay.checkInCloses.default),
  };
}

/** Ten minutes before the first match, in milliseconds: the limit for extending check-in and claiming slots. */
function claimEnd(firstMatchAt: string): number {
  return Date.parse(firstMatchAt) - matchDay.checkInCloses.min * minute;
}

function isAfter(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && Date.parse(one) > Date.parse(other);
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && Date.parse(one) === Date.parse(other);
}
