import { dayNumber } from '@one-dream/contract/calendar-days.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';

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
 * Winner of the last stage: its match-point champion, else the first of its one table. Several groups have no overall
 * winner.
 */
export function winnerOf(final: {
  champion_entry_id: string | null;
  tables: readonly { rows: readonly { entryId: string; rank: number | null }[] }[];
}): string | undefined {
  if (final.champion_entry_id) return final.champion_entry_id;
  const [table, ...others] = final.tables;
  return others.length === 0 ? table?.rows.find(({ rank }) => rank === 1)?.entryId : undefined;
}

/** Prize of a winner: the ledger's, in rupees, else the announced first prize, as it was written. */
export function prizeOf(won: {
  paise: number;
  promised: readonly { rank: string; prize: string }[];
}): string {
  if (won.paise > 0) return String(won.paise / 100);
  return won.promised.find(({ rank }) => rank.trim() === '1')?.prize ?? '';
}
