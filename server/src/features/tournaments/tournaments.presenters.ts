import { fromIsoDate } from '@one-dream/contract/calendar-days.ts';
import { wholeEligibility } from '@one-dream/contract/features/tournaments/tournaments.declarations.ts';
import { tournamentSettings } from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import type { PlannedTimes } from '@one-dream/contract/features/tournaments/tournaments.times.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { TournamentNews } from '@one-dream/contract/live.ts';
import { formatSlots } from '@one-dream/contract/slots.ts';
import { readAs } from '../../platform/database/columns.ts';
import type { RegisteredTeamRow } from './tournaments.queries.ts';
import type { TournamentRow } from './tournaments.shared.queries.ts';

export const settingNames = Object.keys(tournamentSettings) as (keyof typeof tournamentSettings)[];

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
    startDate: presentDay(row.start_date),
    endDate: presentDay(row.end_date),
    type: row.type,
    description: row.description,
    reg_teams: teams.map((team) => ({
      _id: team.team_id,
      name: team.team_name,
      logo: team.team_logo,
      slot: shownSlot(team),
    })),
    prizes: row.prizes,
    schedule: row.schedule,
    rules: row.rules,
    kind: row.kind,
    game: row.game,
    ...presentTimes(row),
    ...readAs(row, settingNames),
    eligibility: wholeEligibility(row.eligibility),
    waiting: row.waiting,
    seriesId: row.series_id,
    seriesDate: row.series_date,
    facts: { no: row.facts_no, details: row.details_no },
    ...(forAdmin && { isDraft: row.is_draft }),
    ...(forAdmin && { log_channel: row.log_channel, version: row.version }),
    ...(forAdmin && { planned: presentPlan(row) }),
  };
}

/** MM/DD/YYYY; empty if undecided. */
export function presentDay(day: string | null): string {
  return day ? fromIsoDate(day) : '';
}

/** The slot to show: the one in the room once a draw is published, until then the number of the entry. */
export function shownSlot<Slot extends number | null>(row: {
  slot: Slot;
  room_slot: number | null;
}): Slot | number {
  return row.slot === null ? row.slot : (row.room_slot ?? row.slot);
}

/** The part of a tournament sent in live events. */
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

/** The moments of a tournament on the wire, with what `phaseOf` needs besides the status. */
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

/** Times as planned, whatever has moved them since. */
export function presentPlan(row: TournamentRow): PlannedTimes {
  return {
    regOpensAt: isoOf(row.planned_reg_opens_at),
    regClosesAt: isoOf(row.planned_reg_closes_at),
    checkinOpensAt: isoOf(row.planned_checkin_opens_at),
    checkinClosesAt: isoOf(row.planned_checkin_closes_at),
  };
}

function isoOf(moment: Date | null): string | null {
  return moment && `${moment.toISOString().slice(0, 19)}Z`;
}
