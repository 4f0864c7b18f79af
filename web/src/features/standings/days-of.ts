import type { StandingTable } from '@one-dream/contract/features/standings/standings.ts';

/** Days with matches of a table, in order: `2026-11-14`. */
export function daysOf(table: StandingTable): string[] {
  return [...new Set(table.matches.map(({ day }) => day))].sort();
}
