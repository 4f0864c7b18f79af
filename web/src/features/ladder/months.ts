import { monthAndYear } from '../../platform/day-words.ts';

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

/** `November 2026`. */
export function nameOfMonth(month: string): string {
  return monthAndYear(new Date(`${month}-01`));
}
