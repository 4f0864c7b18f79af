import { fromIsoDate, indiaAheadOfUtcMs } from '@one-dream/contract/calendar-days.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Calendar days in Asia/Kolkata relative to today, which is 0. */
export interface Days {
  /** `MM/DD/YYYY`. */
  date: (day: number) => string;
  /** The first such weekday on or after a day. @param weekday Sunday is 0 */
  next: (weekday: number, from: number) => number;
  /** A day at an hour, IST. */
  at: (day: number, hour: number, minute?: number) => Date;
  /** That many minutes from now, rounded up to five minutes. */
  soon: (minutes: number) => Date;
  /** Time of day as shown in schedules: `21:30 IST`. */
  clock: (moment: Date) => string;
}

const clockOfIndia = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

export function daysFrom(now: Date): Days {
  const midnightMs = Math.floor((now.getTime() + indiaAheadOfUtcMs) / dayMs) * dayMs;
  const calendarDay = (day: number) => new Date(midnightMs + day * dayMs);
  return {
    date: (day) => fromIsoDate(calendarDay(day).toISOString().slice(0, 10)),
    next: (weekday, from) => from + ((weekday - calendarDay(from).getUTCDay() + 7) % 7),
    at: (day, hour, minute = 0) =>
      new Date(midnightMs - indiaAheadOfUtcMs + day * dayMs + (hour * 60 + minute) * minuteMs),
    soon: (minutes) =>
      new Date((Math.ceil(now.getTime() / (5 * minuteMs)) * 5 + minutes) * minuteMs),
    clock: (moment) => `${clockOfIndia.format(moment)} IST`,
  };
}
