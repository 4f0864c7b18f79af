import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { changeRow } from './result-rows.ts';

/** Order of tapping: first to last, like result screens, or last to first, as teams are eliminated. */
export type TapDirection = 'first' | 'last';

/**
 * Placements by tapping teams in order; the last remaining team gets the remaining place. Derived entirely from the rows, so
 * that a reload or another phone continues where it was.
 */
interface TapOrder {
  /** Teams that played. */
  fielded: number;
  /** The place given by the next tap; 0 when all are taken. */
  next: number;
}

export function readTapOrder(rows: readonly DraftRow[], direction: TapDirection): TapOrder {
  const fielded = rows.filter(isFielded).length;
  return { fielded, next: freePlaces(rows, direction)[0] ?? 0 };
}

/** In the order in which they are given. */
function freePlaces(rows: readonly DraftRow[], direction: TapDirection): number[] {
  const fielded = rows.filter(isFielded);
  const taken = new Set(fielded.map(({ placement }) => placement));
  const free = fielded.map((_, index) => index + 1).filter((place) => !taken.has(place));
  return direction === 'first' ? free : free.reverse();
}

/** Gives the tapped team the next place; a single remaining team gets the last one. */
export function tapPlace(
  rows: readonly DraftRow[],
  entryId: string,
  direction: TapDirection,
): DraftRow[] {
  const [next, ...others] = freePlaces(rows, direction);
  const tapped = rows.find((row) => row.entryId === entryId);
  if (!next || !tapped || !isFielded(tapped) || tapped.placement !== null) return [...rows];
  const after = rows.map((row) => (row.entryId === entryId ? { ...row, placement: next } : row));
  const left = after.filter((row) => isFielded(row) && row.placement === null);
  const [over] = left;
  const [place] = others;
  return over && place && left.length === 1
    ? after.map((row) => (row.entryId === over.entryId ? { ...row, placement: place } : row))
    : after;
}

/** Undoes the last tap, and the place that followed from it automatically. */
export function undoTap(rows: readonly DraftRow[], direction: TapDirection): DraftRow[] {
  const { fielded, next } = readTapOrder(rows, direction);
  const places = rows.filter(isFielded).map((_, index) => index + 1);
  const order = direction === 'first' ? places : places.reverse();
  const given = next === 0 ? order : order.slice(0, order.indexOf(next));
  // All have a place: the last was automatic, so undo the tap before it as well.
  const undone = given.slice(next === 0 && fielded > 1 ? -2 : -1);
  return rows.map((row) =>
    isFielded(row) && row.placement !== null && undone.includes(row.placement)
      ? { ...row, placement: null }
      : row,
  );
}

/** Gives place and eliminations with one tap; a team that already has a place keeps it. */
export function tapBoth(rows: readonly DraftRow[], entryId: string, elims: number): DraftRow[] {
  return changeRow(tapPlace(rows, entryId, 'first'), entryId, { elims, players: undefined });
}

/** Undoes the last such tap: once all have a place, the last was automatic and only its eliminations were tapped. */
export function undoBoth(rows: readonly DraftRow[]): DraftRow[] {
  const { fielded, next } = readTapOrder(rows, 'first');
  const last =
    next === 0 && fielded > 1 ? rows.find(({ placement }) => placement === fielded) : null;
  if (last && last.elims !== null) return changeRow(rows, last.entryId, { elims: null });
  const undone = undoTap(rows, 'first');
  return undone.map((row, index) =>
    row.placement === rows[index]?.placement ? row : { ...row, elims: null, players: undefined },
  );
}

/** Marks a team as absent: places after its own, or after the last free one, move up by one. */
export function markAbsent(rows: readonly DraftRow[], entryId: string): DraftRow[] {
  const gone = rows.find((row) => row.entryId === entryId);
  if (!gone || gone.status === 'absent') return [...rows];
  const closed = gone.placement ?? freePlaces(rows, 'last')[0] ?? 0;
  return rows.map((row) => {
    if (row.entryId === entryId)
      return { entryId, status: 'absent', placement: null, elims: null, fielded: null };
    return row.placement !== null && row.placement > closed
      ? { ...row, placement: row.placement - 1 }
      : row;
  });
}

/** Marks a team as present again: places after the last free one move down by one; if none is free, it is tapped last. */
export function markPresent(
  rows: readonly DraftRow[],
  entryId: string,
  direction: TapDirection,
): DraftRow[] {
  const back = rows.find((row) => row.entryId === entryId);
  if (back?.status !== 'absent') return [...rows];
  const opened = freePlaces(rows, 'last')[0] ?? (direction === 'first' ? rows.length : 0);
  return rows.map((row) => {
    if (row.entryId === entryId) return { ...row, status: 'played' };
    return row.placement !== null && row.placement > opened
      ? { ...row, placement: row.placement + 1 }
      : row;
  });
}

function isFielded({ status }: DraftRow): boolean {
  return status !== 'absent';
}
