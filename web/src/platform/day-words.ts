import { indiaAheadOfUtcMs } from '@one-dream/contract/calendar-days.ts';
import { i18n } from './i18n.ts';

/** Names of months and days come from the catalogues: those of browsers and Node differ. */

const months =
  'January February March April May June July August September October November December';
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday';

/** India's wall clock, in the UTC fields of a date. @param moment ISO 8601 */
export function inIndia(moment: string): Date {
  return new Date(Date.parse(moment) + indiaAheadOfUtcMs);
}

export const monthName = (date: Date) => say('month', months.split(' ')[date.getUTCMonth()]);
export const shortMonthName = (date: Date) =>
  say('shortMonth', months.split(' ')[date.getUTCMonth()]);
export const shortWeekdayName = (date: Date) =>
  say('shortWeekday', weekdays.split(' ')[date.getUTCDay()]);

/** `22 Nov` */
export const shortDay = (date: Date) => `${date.getUTCDate()} ${shortMonthName(date)}`;
/** `22 Nov 2026` */
export const dayOfYear = (date: Date) => `${shortDay(date)} ${date.getUTCFullYear()}`;
/** `November 2026` */
export const monthAndYear = (date: Date) => `${monthName(date)} ${date.getUTCFullYear()}`;

function say(kind: 'month' | 'shortMonth' | 'shortWeekday', name = ''): string {
  const message = kind === 'month' ? name : name.slice(0, 3);
  return i18n._(`${kind}.${name.toLowerCase()}`, {}, { message });
}
