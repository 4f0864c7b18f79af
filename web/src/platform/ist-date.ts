import { once } from '@one-dream/contract/once.ts';

const dateFormat = inIndia({ dateStyle: 'medium' });
const dayFormat = inIndia({ day: 'numeric', month: 'short' });
const longDayFormat = inIndia({ day: 'numeric', month: 'long' });

/** `22 Nov 2026`, in India. @param moment ISO 8601 */
export function istDateOf(moment: string): string {
  return dateFormat().format(new Date(moment));
}

/** `22 Nov`, in India. @param moment ISO 8601 */
export function istShortDateOf(moment: string): string {
  return dayFormat().format(new Date(moment));
}

/** `22 November`, in India. @param moment ISO 8601 */
export function istLongDateOf(moment: string): string {
  return longDayFormat().format(new Date(moment));
}

function inIndia(options: Intl.DateTimeFormatOptions) {
  return once(() => new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options }));
}
