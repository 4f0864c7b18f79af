import { indiaAheadOfUtcMs } from '@one-dream/contract/calendar-days.ts';

const form = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/;

/** Formats a moment for `<input type="datetime-local">`, in India's time; empty for none. @param moment ISO 8601 */
export function toIstInput(moment: string | null): string {
  if (!moment) return '';
  const at = Date.parse(moment);
  if (Number.isNaN(at)) return '';
  return new Date(at + indiaAheadOfUtcMs).toISOString().slice(0, 16);
}

/** Parses such an input to ISO 8601 UTC; `null` if it is not a moment. */
export function fromIstInput(text: string): string | null {
  const match = form.exec(text);
  if (!match) return null;
  const [, year, month, day, hour, minute] = match.map(Number) as [number, ...number[]];
  const utc = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute);
  // `Date` would roll 2026-02-30 over to 2 March.
  if (!new Date(utc).toISOString().startsWith(text.slice(0, 16))) return null;
  return new Date(utc - indiaAheadOfUtcMs).toISOString();
}
