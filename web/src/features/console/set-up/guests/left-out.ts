import { groupBy } from '@one-dream/contract/group-by.ts';
import type { SheetRow } from './import.data.ts';

type Row = Pick<SheetRow, 'team' | 'state' | 'instead'>;
export type TickedRow = Pick<Row, 'team' | 'state'> & { isOut: boolean };

const nameOf = ({ team }: Pick<Row, 'team'>) => team.trim().replace(/\s+/g, ' ').toLowerCase();

/** Rows with other answers of the same team: one of them can come in. */
export function answersOf(rows: readonly Row[], no: number): number[] {
  const last = rows[no]?.instead ?? no;
  return rows.flatMap((row, other) => (other === last || row.instead === last ? other : []));
}

/**
 * Rows that do not come in, of a sheet that was read again: those of the teams that the host unticked `before`, known by
 * their names, as rows come and go above them. Of several answers of a team only the last one comes in, unless the host chose.
 */
export function leftOut(before: readonly TickedRow[], rows: readonly Row[]): Set<number> {
  // An answer that is out because another one came later says nothing about its team.
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
