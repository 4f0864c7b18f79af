import { textOfCheck } from '@one-dream/contract/checks.ts';
import {
  phaseOf,
  type TournamentPhase,
} from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import {
  type PlannedTimes,
  plannedFields,
  type TimeField,
  type TournamentTimes,
  timeProblems,
} from '@one-dream/contract/features/tournaments/tournaments.times.ts';
import type { TournamentStatus } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { AppError } from '../../errors.ts';
import { presentPlan, presentTimes, type TimesRow } from './tournaments.presenters.ts';
import type { TournamentRow } from './tournaments.shared.queries.ts';
import { tournamentsTexts } from './tournaments.texts.ts';

export function phaseOfRow(
  row: TimesRow & Pick<TournamentRow, 'status' | 'is_draft'>,
  now: Date,
): TournamentPhase {
  return phaseOf({ ...presentTimes(row), status: row.status, isDraft: row.is_draft }, now);
}

/** Statuses in which the clock still acts on a moment; in others it is past. */
const aheadOf: Record<TimeField, readonly TournamentStatus[]> = {
  regOpensAt: ['UPCOMING'],
  regClosesAt: ['UPCOMING', 'OPENED'],
  checkinOpensAt: ['UPCOMING', 'OPENED'],
  checkinClosesAt: ['UPCOMING', 'OPENED'],
  firstMatchAt: ['UPCOMING', 'OPENED', 'CLOSED'],
};

/**
 * Refuses past moments that the clock should act on, unless they are unchanged.
 * @throws AppError INVALID with the fields
 */
export function assertTimely({
  before,
  after,
  now,
}: {
  before: (TimesRow & Pick<TournamentRow, 'status'>) | undefined;
  after: TournamentTimes & { status: TournamentStatus };
  now: Date;
}): void {
  const stood = before && presentTimes(before);
  const fields: Record<string, Translatable> = {};
  for (const [field, statuses] of Object.entries(aheadOf) as [TimeField, TournamentStatus[]][]) {
    const moment = after[field];
    if (!moment || Date.parse(moment) > now.getTime() || !statuses.includes(after.status)) continue;
    const isAsItStood = stood?.[field] === moment && before?.status === after.status;
    if (!isAsItStood) fields[field] = tournamentsTexts.momentPassed;
  }
  const [first] = Object.values(fields);
  if (first) throw new AppError('INVALID', first, { fields });
}

/** Refuses times out of order, unless none of them changes. @throws AppError INVALID with the fields */
export function assertInOrder({
  before,
  after,
}: {
  before: TimesRow;
  after: TournamentTimes;
}): void {
  const problems = timeProblems(after, presentTimes(before)).map(
    ({ field, message }) => [field, textOfCheck(message)] as const,
  );
  const [first] = problems;
  if (first) throw new AppError('INVALID', first[1], { fields: Object.fromEntries(problems) });
}

/** What is planned once a form is saved: a time that it leaves as it stands keeps its plan. */
export function planAfter(before: TournamentRow, after: TournamentTimes): PlannedTimes {
  const [stood, planned] = [presentTimes(before), presentPlan(before)];
  const fields = plannedFields.map((field) => [
    field,
    (after[field] === stood[field] ? planned : after)[field],
  ]);
  return Object.fromEntries(fields);
}

/**
 * Returns the stored times if a form changes none of them. A form has times to the second: written back from it, a check-in
 * that was opened and closed by hand within one second would open and close at the same time.
 */
export function unchangedTimes(before: TimesRow, after: TournamentTimes): Partial<TimesRow> {
  const stood = presentTimes(before);
  const fields = Object.keys(aheadOf) as TimeField[];
  if (fields.some((field) => after[field] !== stood[field])) return {};
  const { reg_opens_at, reg_closes_at, checkin_opens_at, checkin_closes_at, first_match_at } =
    before;
  return { reg_opens_at, reg_closes_at, checkin_opens_at, checkin_closes_at, first_match_at };
}
