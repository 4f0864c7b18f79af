import { useState } from 'react';
import { keepColumns, readColumns } from './kept-cuts.ts';
import { type Column, fitColumn, mostColumns } from './number-columns.ts';

/** Editable number columns of pictures of one size. */
export interface Columns {
  all: readonly Column[];
  /** Undefined if there is no room for another. */
  add: (() => void) | undefined;
  remove: () => void;
  move: (index: number, column: Column) => void;
}

/** @param picture undefined while there is none */
export function useColumns(
  picture: { width: number; height: number } | undefined,
): Columns | undefined {
  const [moved, setMoved] = useState<{ size: string; columns: readonly Column[] }>();
  if (!picture) return undefined;
  const { width, height } = picture;
  const size = `${width}x${height}`;
  const all = moved?.size === size ? moved.columns : readColumns(picture);
  function change(columns: readonly Column[]) {
    setMoved({ size, columns });
    keepColumns({ width, height }, columns);
  }
  // Next to the last column; the first where lists begin.
  const next = (all.at(-1)?.to ?? width * 0.1) + width * 0.02;
  return {
    all,
    add:
      all.length < mostColumns
        ? () => change([...all, fitColumn({ from: next, to: next + width * 0.05 }, width)])
        : undefined,
    remove: () => change(all.slice(0, -1)),
    move: (index, column) => change(all.with(index, fitColumn(column, width))),
  };
}
