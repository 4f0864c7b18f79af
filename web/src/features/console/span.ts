import { t } from '@lingui/core/macro';

const minute = 60_000;

/** Formats a duration in the largest useful units: `2 d`, `3 h 05 min`, `12 min`, `40 s`. */
export function spanOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 60) return t`${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return t`${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return t`${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
  return t`${Math.floor(hours / 24)} d`;
}

/** `12:04` */
function minutesOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** `in 12:04`, `in 3 h 05 min`, `12 min ago`: seconds only if they matter. */
export function whenOf(moment: string, now: number): string {
  const ms = Date.parse(moment) - now;
  if (ms < 0) return -ms < minute ? t`now` : t`${spanOf(-ms)} ago`;
  if (ms >= 60 * minute) return t`in ${spanOf(ms)}`;
  const seconds = Math.floor(ms / 1000);
  return t`in ${minutesOf(seconds)}`;
}

/** How long a match has been on: `on for 12:04`. */
export function clockSince(moment: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(moment)) / 1000));
  return t`on for ${minutesOf(seconds)}`;
}

/** Start of a match that has not begun: `starts in 12:04`, `was to start 3 min ago`. */
export function startWords(moment: string, now: number): string {
  const isLate = now - Date.parse(moment) >= minute;
  const when = whenOf(moment, now);
  return isLate ? t`was to start ${when}` : t`starts ${when}`;
}
