import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { changeRow } from './result-rows.ts';

/** As result screens read, or as teams are out for good while the match is watched. */
export type TapDirection = 'first' | 'last';

/**
 * Placements by tapping teams one after the other; the team that is left over gets the place that is left. All of it
 * is read off the rows, so that a reload or another phone goes on where it stood.
 */
export interface TapOrder {
  /** Teams that played. */
  fielded: number;
  /** The place that the next tap gives; 0 when every team has one. */
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

/** The tapped team gets the next place; when one team is left over it has the last one that is free. */
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

/** Takes the last tap back, and the place that followed from it by itself. */
export function undoTap(rows: readonly DraftRow[], direction: TapDirection): DraftRow[] {
  const { fielded, next } = readTapOrder(rows, direction);
  const places = rows.filter(isFielded).map((_, index) => index + 1);
  const order = direction === 'first' ? places : places.reverse();
  const given = next === 0 ? order : order.slice(0, order.indexOf(next));
  // All have a place: the last came by itself, so the tap before it is the one to take back.
  const undone = given.slice(next === 0 && fielded > 1 ? -2 : -1);
  return rows.map((row) =>
    isFielded(row) && row.placement !== null && undone.includes(row.placement)
      ? { ...row, placement: null }
      : row,
  );
}

/** Place and eliminations by one tap; a team that has its place already keeps it. */
export function tapBoth(rows: readonly DraftRow[], entryId: string, elims: number): DraftRow[] {
  return changeRow(tapPlace(rows, entryId, 'first'), entryId, { elims, players: undefined });
}

/** Takes the last such tap back: of all the places given, the last came by itself and its eliminations by a tap. */
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

/** A team that did not play: the places after its own, or after the last that is free, move up by one. */
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

/** It played after all: the places after the last that is free move down by one; where none is, it is the last to be tapped. */
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
