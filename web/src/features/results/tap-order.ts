import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';

/**
 * Placements by tapping teams as they are out for good: the first tap is the last place, the team that is left over
 * is the winner. All of it is read off the rows, so that a reload or another phone goes on where it stood.
 */
export interface TapOrder {
  /** Teams that played. */
  fielded: number;
  /** The place that the next tap gives; 0 when every team has one. */
  next: number;
}

export function readTapOrder(rows: readonly DraftRow[]): TapOrder {
  const fielded = rows.filter(isFielded);
  const taken = new Set(fielded.map(({ placement }) => placement));
  let next = fielded.length;
  while (next > 0 && taken.has(next)) next -= 1;
  return { fielded: fielded.length, next };
}

/** The tapped team gets the next place; when one team is left over it is first. */
export function tapOut(rows: readonly DraftRow[], entryId: string): DraftRow[] {
  const { next } = readTapOrder(rows);
  const tapped = rows.find((row) => row.entryId === entryId);
  if (next === 0 || !tapped || !isFielded(tapped) || tapped.placement !== null) return [...rows];
  const after = rows.map((row) => (row.entryId === entryId ? { ...row, placement: next } : row));
  const left = after.filter((row) => isFielded(row) && row.placement === null);
  const [winner] = left;
  const isOver = left.length === 1 && readTapOrder(after).next === 1;
  return isOver && winner
    ? after.map((row) => (row.entryId === winner.entryId ? { ...row, placement: 1 } : row))
    : after;
}

/** Takes the last tap back, the winner that followed from it too. */
export function undoTap(rows: readonly DraftRow[]): DraftRow[] {
  const { fielded, next } = readTapOrder(rows);
  if (next === fielded) return [...rows];
  // All have a place: the winner came by itself, so the tap before it is the one to take back.
  const undone = next === 0 && fielded > 1 ? [1, 2] : [next + 1];
  return rows.map((row) =>
    isFielded(row) && row.placement !== null && undone.includes(row.placement)
      ? { ...row, placement: null }
      : row,
  );
}

/** A team that did not play: the places of those who are out already move up by one. */
export function markAbsent(rows: readonly DraftRow[], entryId: string): DraftRow[] {
  const gone = rows.find((row) => row.entryId === entryId);
  if (!gone || gone.status === 'absent') return [...rows];
  return rows.map((row) => {
    if (row.entryId === entryId)
      return { entryId, status: 'absent', placement: null, elims: null, fielded: null };
    const movesUp =
      row.placement !== null && (gone.placement === null || row.placement > gone.placement);
    return movesUp && row.placement !== null && row.placement > 1
      ? { ...row, placement: row.placement - 1 }
      : row;
  });
}

/** It played after all: the places of those who are out already move down by one. */
export function markPresent(rows: readonly DraftRow[], entryId: string): DraftRow[] {
  const back = rows.find((row) => row.entryId === entryId);
  if (back?.status !== 'absent') return [...rows];
  const { next } = readTapOrder(rows);
  return rows.map((row) => {
    if (row.entryId === entryId) return { ...row, status: 'played' };
    return row.placement !== null && row.placement > next
      ? { ...row, placement: row.placement + 1 }
      : row;
  });
}

function isFielded({ status }: DraftRow): boolean {
  return status !== 'absent';
}
