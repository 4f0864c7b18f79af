import type { GuestRow } from '@one-dream/contract/features/guests/guests.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import type { PreviewedRow } from './import-sheet.actions.ts';
import type { Cells } from './sheet/cells.ts';

export function presentRow(
  { state, problems, row, name, players, gets, instead }: PreviewedRow,
  translate: (text: Translatable) => string,
): GuestRow {
  return {
    state,
    problems: problems.map(({ at, said }) => ({ at, message: translate(said) })),
    team: name,
    captain: row.captain,
    players: row.players.map(({ name: typed, id, wrongId }, index) => ({
      name: players[index]?.name ?? typed,
      id: id || (wrongId?.text ?? ''),
    })),
    gets,
    instead,
  };
}

/**
 * Writes cells as text that reads back as the same cells: all lines are as wide as the widest. Do not open it in a spreadsheet:
 * formulas are not neutralised.
 */
export function writeTable(cells: Cells): string {
  const width = Math.max(0, ...cells.map((row) => row.length));
  return cells
    .map((row) =>
      [...row, ...Array<string>(width - row.length).fill('')]
        .map((cell) => (/[\t\n",;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join('\t'),
    )
    .join('\n');
}
