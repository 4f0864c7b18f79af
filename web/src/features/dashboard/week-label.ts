import { once } from '@one-dream/contract/once.ts';

const day = once(
  () => new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** `2026-11-16` as `16 Nov`: a calendar date, the same wherever it is read. */
export function weekLabel(week: string): string {
  return day().format(new Date(`${week}T00:00:00Z`));
}
