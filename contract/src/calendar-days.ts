/** Days since 1 January 1970 of an `MM/DD/YYYY`; `undefined` where there is no such date. */
export function dayNumber(text: string): number | undefined {
  const parts = readCalendarDate(text.trim());
  return parts && Date.UTC(parts.year, parts.month - 1, parts.day) / msPerDay;
}

/** The day number of `now` (milliseconds) in Asia/Kolkata, where the tournaments take place. */
export function dayNumberInIndia(now: number): number {
  return Math.floor((now + indiaAheadOfUtcMs) / msPerDay);
}

const msPerDay = 24 * 60 * 60 * 1000;
/** India has one time zone and no summer time. */
export const indiaAheadOfUtcMs = 5.5 * 60 * 60 * 1000;

/** The parts of an `MM/DD/YYYY`; one digit will do for month and day. */
export function readCalendarDate(
  text: string,
): { year: number; month: number; day: number } | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  return match
    ? { month: Number(match[1]), day: Number(match[2]), year: Number(match[3]) }
    : undefined;
}
