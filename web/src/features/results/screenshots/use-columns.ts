import { useState } from 'react';
import { keepColumns, readColumns } from './kept-cuts.ts';
import { type Column, fitColumn, mostColumns } from './number-columns.ts';

/** The columns of numbers in pictures of one size, as they are moved. */
export interface Columns {
  all: readonly Column[];
  /** Where there is room for one more. */
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
  // Each new one beside the last, the first where lists begin.
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
