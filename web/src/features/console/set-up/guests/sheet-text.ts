import { deviceStorage } from '../../../../platform/browser-storage.ts';
import type { Columns, PreviewedSheet, SheetRow } from './import.data.ts';

/** Headings that the server recognises, so that a corrected preview is a sheet like any other. */
const headings = [
  'Team',
  'Captain',
  'Phone',
  'Email',
  'Discord',
  ...[1, 2, 3, 4, 5, 6].flatMap((n) => [`Player ${n}`, `Player ${n} ID`]),
];

export const plainColumns: Columns = {
  team: 0,
  captain: 1,
  phone: 2,
  mail: 3,
  discord: 4,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((n) => [
      [`player${n}`, 3 + n * 2],
      [`id${n}`, 4 + n * 2],
    ]),
  ),
};

/** Lines of a sheet that are not teams, except for the headings written by `writeRows`. */
export const leftOf = ({ left, headings: own }: Pick<PreviewedSheet, 'left' | 'headings'>) =>
  headings.every((heading, index) => heading === own[index])
    ? left.filter(({ line }) => line > 0)
    : left;

/** Serialises a preview's teams to cells, one line each, in order; then the lines that are not teams. */
export function writeRows(
  rows: readonly Pick<SheetRow, 'team' | 'captain' | 'players'>[],
  left: PreviewedSheet['left'] = [],
): string {
  const lines = rows.map(({ team, captain, players }) => [
    team,
    captain.name,
    captain.phone && `+${captain.phone}`,
    captain.mail,
    captain.discord,
    ...players.slice(0, 6).flatMap(({ name, id }) => [name, id]),
  ]);
  const others = left.map(({ text }) => [...headings.map(() => ''), text]);
  return [headings, ...lines, ...others]
    .map((cells) => cells.map((cell) => cell.replace(/[\t\n"]/g, ' ')).join('\t'))
    .join('\n');
}

const stored = 'sheet-columns';
const readAll = () => (deviceStorage.readJson(stored) ?? {}) as Record<string, Columns>;

/** Columns last chosen for a sheet with these headings. */
export function rememberedColumns(headings: readonly string[]): Columns | undefined {
  return readAll()[headings.join('|')];
}

export function rememberColumns(headings: readonly string[], columns: Columns): void {
  // Only the last few: they include any form used every evening.
  const entries = [...Object.entries(readAll()), [headings.join('|'), columns]].slice(-10);
  deviceStorage.writeJson(stored, Object.fromEntries(entries));
}
