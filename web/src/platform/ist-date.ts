import { dayOfYear, inIndia, monthName, shortDay } from './day-words.ts';

/** `22 Nov 2026`, in India. @param moment ISO 8601 */
export function istDateOf(moment: string): string {
  return dayOfYear(inIndia(moment));
}

/** `22 Nov`, in India. @param moment ISO 8601 */
export function istShortDateOf(moment: string): string {
  return shortDay(inIndia(moment));
}

/** `22 November`, in India. @param moment ISO 8601 */
export function istLongDateOf(moment: string): string {
  const date = inIndia(moment);
  return `${date.getUTCDate()} ${monthName(date)}`;
}
