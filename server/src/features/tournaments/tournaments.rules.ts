import { phaseOf, type TournamentPhase } from '@one-dream/contract/features/tournaments.phases.ts';
import type { TimeField, TournamentTimes } from '@one-dream/contract/features/tournaments.times.ts';
import type { TournamentStatus } from '@one-dream/contract/features/tournaments.ts';
import { AppError } from '../../errors.ts';
import type { TournamentRow } from './tournaments.queries.ts';

export type TimesRow = Pick<
  TournamentRow,
  | 'reg_opens_at'
  | 'reg_closes_at'
  | 'checkin_opens_at'
  | 'checkin_closes_at'
  | 'first_match_at'
  | 'cancelled_at'
  | 'cancel_reason'
>;

/** The moments of a tournament as they travel, with what `phaseOf` asks for beside the status. */
export function presentTimes(row: TimesRow) {
  return {
    regOpensAt: isoOf(row.reg_opens_at),
    regClosesAt: isoOf(row.reg_closes_at),
    checkinOpensAt: isoOf(row.checkin_opens_at),
    checkinClosesAt: isoOf(row.checkin_closes_at),
    firstMatchAt: isoOf(row.first_match_at),
    cancelled: row.cancelled_at && {
      at: row.cancelled_at.toISOString(),
      reason: row.cancel_reason,
    },
  };
}

/** The phase of a row at a moment. */
export function phaseOfRow(
  row: TimesRow & Pick<TournamentRow, 'status' | 'is_draft'>,
  now: Date,
): TournamentPhase {
  return phaseOf({ ...presentTimes(row), status: row.status, isDraft: row.is_draft }, now);
}

function isoOf(moment: Date | null): string | null {
  return moment && `${moment.toISOString().slice(0, 19)}Z`;
}

/** Which moments still matter with a status: the others are history. */
const aheadOf: Record<TimeField, readonly TournamentStatus[]> = {
  regOpensAt: ['UPCOMING'],
  regClosesAt: ['UPCOMING', 'OPENED'],
  checkinOpensAt: ['UPCOMING', 'OPENED'],
  checkinClosesAt: ['UPCOMING', 'OPENED'],
  firstMatchAt: ['UPCOMING', 'OPENED', 'CLOSED'],
};

/**
 * Refuses a moment that has passed where the clock should act on it, unless it stands as it stood.
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
  const fields: Record<string, string> = {};
  for (const [field, statuses] of Object.entries(aheadOf) as [TimeField, TournamentStatus[]][]) {
    const moment = after[field];
    if (!moment || Date.parse(moment) > now.getTime() || !statuses.includes(after.status)) continue;
    const isAsItStood = stood?.[field] === moment && before?.status === after.status;
    if (!isAsItStood) fields[field] = 'This moment has passed. Choose one to come, or none.';
  }
  const [message] = Object.values(fields);
  if (message) throw new AppError('INVALID', message, { fields });
}
