import { once } from '@one-dream/contract/once.ts';

const dayInIndia = once(
  () => new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' }),
);

/** `22 Nov 2026`, in India. @param moment ISO 8601 */
export function istDateOf(moment: string): string {
  return dayInIndia().format(new Date(moment));
}
