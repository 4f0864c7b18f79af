import { shortDay } from '../../platform/day-words.ts';

/** `2026-11-16` as `16 Nov`: a calendar date, independent of time zones. */
export function weekLabel(week: string): string {
  return shortDay(new Date(week));
}
