import { groupBy } from '@one-dream/contract/group-by.ts';
import type { SheetRow } from './import.data.ts';

type Row = Pick<SheetRow, 'team' | 'state' | 'instead'>;
export type TickedRow = Pick<Row, 'team' | 'state'> & { isOut: boolean };

const nameOf = ({ team }: Pick<Row, 'team'>) => team.trim().replace(/\s+/g, ' ').toLowerCase();

/** Other rows of the same team: only one of them can be imported. */
export function answersOf(rows: readonly Row[], no: number): number[] {
  const last = rows[no]?.instead ?? no;
  return rows.flatMap((row, other) => (other === last || row.instead === last ? other : []));
}

/**
 * Indexes of the rows excluded after a sheet was re-read: those of teams that the host unticked in `before`, matched by
 * name, as rows above may have come or gone. Of several rows of a team only the last is included, unless the host chose
 * another.
 */
export function leftOut(before: readonly TickedRow[], rows: readonly Row[]): Set<number> {
  // A row replaced by a later one of its team says nothing about the host's choice.
  const choiceOf = ({ state, isOut }: TickedRow) =>
    state === 'replaced' && isOut ? undefined : isOut;
  const earlier = groupBy(before, nameOf);
  const now = groupBy(rows, nameOf);
  const left = new Set(
    rows.flatMap((row, no) => {
      const namesakes = earlier.get(nameOf(row)) ?? [];
      const all = now.get(nameOf(row)) ?? [];
      const same = namesakes.length === all.length ? namesakes[all.indexOf(row)] : undefined;
      const isOut = same
        ? choiceOf(same)
        : namesakes.length > 0 && namesakes.every((one) => one.isOut)
          ? true
          : undefined;
      return (isOut ?? row.state === 'replaced') ? no : [];
    }),
  );
  for (const [no, { state }] of rows.entries()) {
    const isTwice = answersOf(rows, no).some((other) => other > no && !left.has(other));
    if (state === 'replaced' && isTwice) left.add(no);
  }
  return left;
}
