import { matchDayOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import type { EntryState } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { matchDay } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { addDays, startOf } from '@one-dream/contract/schedule/scrim-days.ts';
import type { TournamentRow } from '../tournaments/tournaments.shared.queries.ts';

const minute = 60_000;
const dayMs = 86_400_000;

export type DailyRow = Pick<
  TournamentRow,
  | 'status'
  | 'daily_check_in'
  | 'checkin_opens_at'
  | 'planned_checkin_opens_at'
  | 'planned_checkin_closes_at'
  | 'daily_checkin_closes_at'
  | 'first_match_at'
>;

/**
 * The match day that a check-in made at a moment is for, YYYY-MM-DD. Before the first match it is the first day; after
 * that, the days begin at 05:00 IST, or earlier if check-in opens earlier. In SQL: `checkInDayOf`.
 */
export function checkInDay(
  row: Pick<DailyRow, 'first_match_at' | 'planned_checkin_opens_at'>,
  moment: Date,
): string {
  const { first_match_at: first, planned_checkin_opens_at: opens } = row;
  if (!first) return matchDayOf(moment);
  const dayStart = startOf(matchDayOf(first), '05:00').getTime();
  const openedBefore = opens ? Math.max(0, dayStart - opens.getTime()) : 0;
  return matchDayOf(new Date(Math.max(moment.getTime(), first.getTime()) + openedBefore));
}

/** Whether a day, YYYY-MM-DD, is the second or a later one of an event with daily check-in. */
export function isLaterDay(row: DailyRow, day: string): boolean {
  return (
    row.daily_check_in &&
    (row.status === 'CLOSED' || row.status === 'LIVE') &&
    row.first_match_at !== null &&
    day > matchDayOf(row.first_match_at)
  );
}

/** The first day's check-in as it was planned, at the same time of a later day. */
export function windowOf(row: DailyRow, day: string): { opens: Date; closes: Date } | undefined {
  const { planned_checkin_opens_at: opens, planned_checkin_closes_at: closes } = row;
  const days = daysAfterFirst(row, day);
  if (!opens || !closes || days === undefined) return undefined;
  return { opens: later(opens, days), closes: keptOpenUntil(row, day) ?? later(closes, days) };
}

/** Until when that day's check-in stays open because of an outage; undefined if there was none. */
export function keptOpenUntil(row: DailyRow, day: string): Date | undefined {
  const { daily_checkin_closes_at: closes } = row;
  return closes && checkInDay(row, closes) === day ? closes : undefined;
}

/** When a later day's check-in closes at the latest. */
export function latestClosing(row: DailyRow, day: string): Date | undefined {
  const days = daysAfterFirst(row, day);
  if (!row.first_match_at || days === undefined) return undefined;
  return new Date(later(row.first_match_at, days).getTime() - matchDay.claimUntil * minute);
}

export const dailyActions = ['open', 'remind-40', 'remind-30', 'close'] as const;
export type DailyAction = (typeof dailyActions)[number];

/** Lists due changes of a later match day. */
export function listDailyDue(row: DailyRow, day: string): { action: DailyAction; at: Date }[] {
  const window = windowOf(row, day);
  const days = daysAfterFirst(row, day);
  if (!window || days === undefined || !row.first_match_at) return [];
  const first = later(row.first_match_at, days).getTime();
  const reminders = matchDay.reminders.map((minutes) => ({
    action: `remind-${minutes}` as const,
    at: new Date(first - minutes * minute),
  }));
  return [
    { action: 'open', at: window.opens },
    ...reminders.filter(({ at }) => at > window.opens && at < window.closes),
    { action: 'close', at: window.closes },
  ];
}

/** Finds the later day whose check-in closes next. */
export function nextDailyDay(row: DailyRow, now: Date): string | undefined {
  if (!row.first_match_at) return undefined;
  const today = checkInDay(row, now);
  const firstLater = matchDayOf(later(row.first_match_at, 1));
  const day = [today, firstLater].toSorted().at(-1) ?? today;
  const window = windowOf(row, day);
  return window && (window.closes > now ? day : addDays(day, 1));
}

/** On a later day, a team is checked in if it checked in that day. */
export function stateOn(
  row: DailyRow,
  { state, isCheckedIn, day }: { state: EntryState; isCheckedIn: boolean; day: string },
): EntryState {
  return state === 'checked_in' && !isCheckedIn && isLaterDay(row, day) ? 'registered' : state;
}

function daysAfterFirst({ first_match_at }: DailyRow, day: string): number | undefined {
  if (!first_match_at) return undefined;
  return Math.round((Date.parse(day) - Date.parse(matchDayOf(first_match_at))) / dayMs);
}

function later(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}
