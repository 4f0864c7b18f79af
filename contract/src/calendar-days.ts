/** Calendar days, not moments: `MM/DD/YYYY` in calls and forms, `YYYY-MM-DD` (ISO 8601) for arithmetic. */

const msPerDay = 24 * 60 * 60 * 1000;
/** India has one time zone and no summer time. */
export const indiaAheadOfUtcMs = 5.5 * 60 * 60 * 1000;

/** Parses an `MM/DD/YYYY`; month and day may have one digit. */
export function parseCalendarDate(
  text: string,
): { year: number; month: number; day: number } | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  return match
    ? { month: Number(match[1]), day: Number(match[2]), year: Number(match[3]) }
    : undefined;
}

/** `12/31/2026` as `2026-12-31`; `undefined` unless it is two digits, two digits, four digits of an existing day. */
export function toIsoDate(text: string): string | undefined {
  const parts = parseCalendarDate(text);
  if (!parts) return undefined;
  const { year, month, day } = parts;
  const iso = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
  return isIsoDate(iso) && fromIsoDate(iso) === text ? iso : undefined;
}

/** `2026-12-31` as `12/31/2026`. */
export function fromIsoDate(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${month}/${day}/${year}`;
}

/** Whether a `YYYY-MM-DD` exists: 30 February does not. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

export function isoDateInIndia(moment: Date): string {
  return new Date(moment.getTime() + indiaAheadOfUtcMs).toISOString().slice(0, 10);
}

/** Days since 1 January 1970 of an `MM/DD/YYYY`; `undefined` for an invalid date. */
export function dayNumber(text: string): number | undefined {
  const parts = parseCalendarDate(text);
  return parts && Date.UTC(parts.year, parts.month - 1, parts.day) / msPerDay;
}

/** The day number of `now` (milliseconds) in Asia/Kolkata, where the tournaments take place. */
export function dayNumberInIndia(now: number): number {
  return Math.floor((now + indiaAheadOfUtcMs) / msPerDay);
}

function digits(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
