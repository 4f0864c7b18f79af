/** Days of daily scrims, YYYY-MM-DD, ending at 05:00 IST: 00:30 on Tuesday belongs to Monday. */

import { fromIsoDate, indiaAheadOfUtcMs, isIsoDate, isoDateInIndia } from '../calendar-days.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const dayBegins = 5 * 60;

/** Converts a time of day, IST HH:MM, on a scrim day: before 05:00 it is in the following night. */
export function startOf(scrimDay: string, time: string): Date {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const midnight = Date.parse(`${scrimDay}T00:00:00Z`) - indiaAheadOfUtcMs;
  return new Date(midnight + minutes * minute + (minutes < dayBegins ? day : 0));
}

/** @param count may be negative */
export function addDays(scrimDay: string, count: number): string {
  return new Date(Date.parse(`${scrimDay}T00:00:00Z`) + count * day).toISOString().slice(0, 10);
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(scrimDay: string): number {
  return new Date(`${scrimDay}T00:00:00Z`).getUTCDay() || 7;
}

export function mondayOf(scrimDay: string): string {
  return addDays(scrimDay, 1 - weekdayOf(scrimDay));
}

/** Whether the day exists. */
export function isDay(text: string): boolean {
  return text.startsWith('20') && isIsoDate(text);
}

/** The calendar day of a moment in India, MM/DD/YYYY, as used by tournaments. */
export function calendarDateOf(moment: Date): string {
  return fromIsoDate(isoDateInIndia(moment));
}
