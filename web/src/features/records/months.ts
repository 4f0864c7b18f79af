import { monthAndYear } from '../../platform/day-words.ts';

/** Evenings in India end at five in the morning: what is played after midnight belongs to the day before. */
const indiaAheadOfEvening = (5.5 - 5) * 3_600_000;

/** The month of now and those before, the newest first: `2026-11`. @param now milliseconds */
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
