import type { League } from '@one-dream/contract/features/records/records.values.ts';
import { monthAndYear } from '../../platform/day-words.ts';
import type { SearchOf } from '../../platform/pages/search-params.ts';
import type { ladderSearch } from './ladder-search.ts';

/** Evenings in India end at five in the morning: matches after midnight belong to the previous day. */
const indiaAheadOfEvening = (5.5 - 5) * 3_600_000;

/** The current month and those before, newest first: `2026-11`. @param now milliseconds */
export function lastMonths(now: number, count: number): string[] {
  const today = new Date(now + indiaAheadOfEvening);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1))
      .toISOString()
      .slice(0, 7),
  );
}

/** How many months back leaders can be looked at. */
export const monthsBack = 12;

/** The tier and month that an address names, by default T3 and the current month. @param now milliseconds */
export function chosenMonth(
  { tier = 'T3', month }: Partial<SearchOf<typeof ladderSearch>>,
  now: number,
): { league: League; month: string } {
  const months = lastMonths(now, monthsBack);
  return { league: tier, month: months.find((each) => each === month) ?? months[0] ?? '' };
}

/** `November 2026`. */
export function nameOfMonth(month: string): string {
  return monthAndYear(new Date(`${month}-01`));
}
