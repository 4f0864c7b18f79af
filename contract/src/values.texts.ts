/**
 * Moments, days and lists as formatted in each language. Names of months and days are our own: those of browsers and Node
 * differ. Times are 24-hour and India's.
 */

import { type DayForm, defineTexts, type MomentForm } from './texts.ts';

export const monthTexts = defineTexts('month', {
  january: 'January',
  february: 'February',
  march: 'March',
  april: 'April',
  may: 'May',
  june: 'June',
  july: 'July',
  august: 'August',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
});

export const shortMonthTexts = defineTexts('shortMonth', {
  january: 'Jan',
  february: 'Feb',
  march: 'Mar',
  april: 'Apr',
  may: 'May',
  june: 'Jun',
  july: 'Jul',
  august: 'Aug',
  september: 'Sep',
  october: 'Oct',
  november: 'Nov',
  december: 'Dec',
});

export const weekdayTexts = defineTexts('weekday', {
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
});

export const shortWeekdayTexts = defineTexts('shortWeekday', {
  sunday: 'Sun',
  monday: 'Mon',
  tuesday: 'Tue',
  wednesday: 'Wed',
  thursday: 'Thu',
  friday: 'Fri',
  saturday: 'Sat',
});

/** Formats of moments, with their parts. */
export const momentTexts = defineTexts('moment', {
  /** `19:00` */
  clock: '{time}',
  /** `19:00 IST` */
  time: '{time} IST',
  /** `22 Nov, 19:00 IST` */
  dateAndTime: '{day} {shortMonth}, {time} IST',
  /** `Sun, 22 Nov, 19:00 IST` */
  weekdayAndTime: '{shortWeekday}, {day} {shortMonth}, {time} IST',
  /** `22 Nov 2026, 19:00 IST` */
  yearAndTime: '{day} {shortMonth} {year}, {time} IST',
}) satisfies Record<MomentForm, unknown>;

export const dayTexts = defineTexts('day', {
  /** `22 Nov` */
  short: '{day} {shortMonth}',
  /** `Sun 22 Nov` */
  shortWeekday: '{shortWeekday} {day} {shortMonth}',
  /** `Sunday, 22 November` */
  weekday: '{weekday}, {day} {month}',
  /** `22 Nov 2026` */
  year: '{day} {shortMonth} {year}',
  /** `22 November 2026` */
  long: '{day} {month} {year}',
  /** `November 2026` */
  month: '{month} {year}',
}) satisfies Record<DayForm, unknown>;

export const listTexts = defineTexts('list', {
  two: '{first} and {second}',
  many: '{before}, {next}',
  last: '{before}, and {last}',
});
