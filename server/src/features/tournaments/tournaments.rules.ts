import { wholeEligibility } from '@one-dream/contract/features/tournaments.declarations.ts';
import type { Eligibility } from '@one-dream/contract/features/tournaments.form.ts';
import { phaseOf, type TournamentPhase } from '@one-dream/contract/features/tournaments.phases.ts';
import type { TimeField, TournamentTimes } from '@one-dream/contract/features/tournaments.times.ts';
import type {
  Tournament,
  TournamentStatus,
  TournamentType,
} from '@one-dream/contract/features/tournaments.ts';
import type { TournamentNews } from '@one-dream/contract/live.ts';
import { formatSlots } from '@one-dream/contract/slots.ts';
import { AppError } from '../../errors.ts';

export interface TournamentRow {
  id: string;
  title: string;
  organizer: string;
  banner: string;
  status: TournamentStatus;
  prize_pool: string;
  slot_total: number;
  slots_used: number;
  /** MM/DD/YYYY or empty. */
  start_date: string;
  end_date: string;
  type: TournamentType;
  description: string;
  log_channel: string;
  prizes: Tournament['prizes'];
  schedule: Tournament['schedule'];
  rules: Tournament['rules'];
  version: number;
  kind: Tournament['kind'];
  game: Tournament['game'];
  is_draft: boolean;
  reg_opens_at: Date | null;
  reg_closes_at: Date | null;
  checkin_opens_at: Date | null;
  checkin_closes_at: Date | null;
  /** When it was in fact. */
  checkin_opened_at: Date | null;
  /** What was done about a check-in that the site was away for: more time, or a host asked to close it. */
  checkin_outage: '' | 'extended' | 'asked';
  first_match_at: Date | null;
  room_lead_min: number;
  waitlist_max: number | null;
  waiting: number;
  fill: Tournament['fill'];
  min_lineup: number | null;
  dispute_min: number | null;
  daily_check_in: boolean;
  eligibility: Partial<Eligibility>;
  series_id: string | null;
  /** YYYY-MM-DD. */
  series_date: string | null;
  cancelled_at: Date | null;
  cancel_reason: string;
  facts_no: number;
  details_no: number;
}

export interface RegisteredTeamRow {
  tournament_id: string;
  team_id: string;
  team_name: string;
  team_logo: string;
  slot: number;
}

/** @param teams in the order of their slots */
export function presentTournament({
  row,
  teams,
  forAdmin,
}: {
  row: TournamentRow;
  teams: readonly RegisteredTeamRow[];
  forAdmin: boolean;
}): Tournament {
  return {
    _id: row.id,
    title: row.title,
    organizer: row.organizer,
    banner: row.banner,
    status: row.status,
    prizePool: row.prize_pool,
    slots: formatSlots({ used: row.slots_used, total: row.slot_total }),
    startDate: row.start_date,
    endDate: row.end_date,
    type: row.type,
    description: row.description,
    reg_teams: teams.map((team) => ({
      _id: team.team_id,
      name: team.team_name,
      logo: team.team_logo,
      slot: team.slot,
    })),
    prizes: row.prizes,
    schedule: row.schedule,
    rules: row.rules,
    kind: row.kind,
    game: row.game,
    ...presentTimes(row),
    roomLeadMin: row.room_lead_min,
    waitlistMax: row.waitlist_max,
    waiting: row.waiting,
    fill: row.fill,
    minLineup: row.min_lineup,
    disputeMin: row.dispute_min,
    dailyCheckIn: row.daily_check_in,
    eligibility: wholeEligibility(row.eligibility),
    seriesId: row.series_id,
    seriesDate: row.series_date,
    facts: { no: row.facts_no, details: row.details_no },
    ...(forAdmin && { isDraft: row.is_draft }),
    ...(forAdmin && { log_channel: row.log_channel, version: row.version }),
  };
}

/** The part of a tournament that travels in live events. */
export function presentNews(row: TournamentRow): TournamentNews {
  return {
    facts: { no: row.facts_no, details: row.details_no },
    slots: formatSlots({ used: row.slots_used, total: row.slot_total }),
    waiting: row.waiting,
    status: row.status,
    ...presentTimes(row),
  };
}

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
