import type { StandingRow } from './standings.ts';

export interface RankChange {
  entryId: string;
  before: number | null;
  after: number | null;
  /** Change in rank; negative for a drop, 0 without a rank before or after. */
  moved: number;
  totalBeforeX10: number;
  totalAfterX10: number;
}

/** Compares a table with another of the same teams, in the order of the new one. */
export function compareRanks(
  before: readonly StandingRow[],
  after: readonly StandingRow[],
): RankChange[] {
  const old = new Map(before.map((row) => [row.entryId, row]));
  return after.map((row) => {
    const was = old.get(row.entryId);
    const isComparable = was?.rank != null && row.rank !== null;
    return {
      entryId: row.entryId,
      before: was?.rank ?? null,
      after: row.rank,
      moved: isComparable ? (was.rank ?? 0) - (row.rank ?? 0) : 0,
      totalBeforeX10: was?.totalX10 ?? 0,
      totalAfterX10: row.totalX10,
    };
  });
}
