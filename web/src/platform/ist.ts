import { t } from '@lingui/core/macro';
import { dayOfYear, inIndia, shortDay, shortWeekdayName } from './day-words.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Times are shown in IST, labelled as such; the viewer's local time is added below if it differs. */

const indiaAheadMinutes = 330;

/** `20:45`, in India. @param moment ISO 8601 */
export function clockOf(moment: string): string {
  return inIndia(moment).toISOString().slice(11, 16);
}

/** `20:45 IST`. */
export function istOf(moment: string): string {
  return t`${clockOf(moment)} IST`;
}

/** `Sun 22 Nov`, in India. */
export function istDayOf(moment: string): string {
  const date = inIndia(moment);
  return `${shortWeekdayName(date)} ${shortDay(date)}`;
}

/** `22 Nov 2026, 20:45 IST`. */
export function exactMoment(moment: string): string {
  return `${dayOfYear(inIndia(moment))}, ${istOf(moment)}`;
}

/** `Today`, `Tomorrow` or `Sun 22 Nov`, by India's calendar. @param now milliseconds */
export function nearDayOf(moment: string, now: number): string {
  const day = istDayOf(moment);
  if (day === istDayOf(new Date(now).toISOString())) return t`Today`;
  return day === istDayOf(new Date(now + 86_400_000).toISOString()) ? t`Tomorrow` : day;
}

/** The moment in this device's zone, as `16:15 in Europe/London`; undefined if that is India's. */
export function ownTimeOf(moment: string, zone = ownZone()): string | undefined {
  const at = new Date(moment);
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'longOffset',
  });
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  if (aheadMinutes(parts.timeZoneName ?? '') === indiaAheadMinutes) return undefined;
  const day = `${parts.year}-${parts.month}-${parts.day}`;
  const isOtherDay = !inIndia(moment).toISOString().startsWith(day);
  const time = `${parts.hour}:${parts.minute}`;
  return isOtherDay
    ? t`${shortWeekdayName(new Date(day))} ${time} your time`
    : t`${time} your time`;
}

/** `ownTimeOf`, once the page is hydrated: the server does not know the reader's zone. */
export function useOwnTime(moment: string): string | undefined {
  return useIsHydrated() ? ownTimeOf(moment) : undefined;
}

function aheadMinutes(offset: string): number {
  const match = /GMT([+-])(\d\d):(\d\d)/.exec(offset);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
