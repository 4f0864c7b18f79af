import { dayNumber } from '@one-dream/contract/calendar-days.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { takesBand } from '@one-dream/contract/scoring/bands.ts';
import type { SnapshotTable } from '../../platform/database/column-types.ts';

type Timed = Pick<Tournament, '_id' | 'firstMatchAt' | 'startDate'>;

/** Sorts by the first match, else by the day; those with neither come last. */
export function soonestFirst(a: Timed, b: Timed): number {
  return startOf(a) - startOf(b) || a._id.localeCompare(b._id);
}

const dayMs = 86_400_000;

function startOf({ firstMatchAt, startDate }: Timed): number {
  if (firstMatchAt) return Date.parse(firstMatchAt);
  const day = dayNumber(startDate);
  return day === undefined ? Number.MAX_SAFE_INTEGER : day * dayMs;
}

/**
 * Lists the entries of the final table that take a place, best first; a match-point champion is the first row. A last stage of
 * several groups has no overall winner.
 */
export function listPlaced([table, ...others]: readonly SnapshotTable[]): string[] {
  if (!table || others.length > 0) return [];
  return table.rows.filter(takesBand).map(({ entryId }) => entryId);
}

/** Returns the prize of a winner: the ledger's in rupees, else the announced first prize as it was written. */
export function prizeOf(won: {
  paise: number;
  promised: readonly { rank: string; prize: string }[];
}): string {
  if (won.paise > 0) return String(won.paise / 100);
  return won.promised.find(({ rank }) => rank.trim() === '1')?.prize ?? '';
}
