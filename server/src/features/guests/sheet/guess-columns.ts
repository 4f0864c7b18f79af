import { readPhones } from '@one-dream/contract/phone-numbers.ts';
import { parseEmail } from './contacts.ts';
import { readIdCell, readPlayer } from './game-id-in-text.ts';
import { type Columns, playerNumbers } from './headings.ts';
import { saysNothing } from './nothing.ts';
import { readPlayers } from './players-in-cell.ts';

type Content = 'slot' | 'phone' | 'mail' | 'private' | 'id' | 'player' | 'players' | 'text';

/** A link, a day, or a postal address: with a PIN code, which no part of an id is. */
const isPrivate = (cell: string) =>
  /^(?:https?:\/\/|www\.)/.test(cell) ||
  /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}(?:\s|$)/.test(cell) ||
  (cell.includes(',') && /(?<!\d ?)[1-9]\d{2} ?\d{3}(?! ?\d)/.test(cell));

/** What a cell is shows in its first characters; reading all of each would cost more than the rest. */
const telling = 120;

/** Guesses the columns of a sheet without headings by what most of their cells look like. */
export function guessColumns(lines: readonly (readonly string[])[]): Columns {
  const sample = lines.slice(0, 30).map((line) => line.map((cell) => cell.slice(0, telling)));
  const width = Math.max(0, ...sample.map((line) => line.length));
  const contents = Array.from({ length: width }, (_, index) =>
    contentOf(sample.map((line) => line[index] ?? '')),
  );
  const team = contents.indexOf('text');
  const columns: Columns = team < 0 ? {} : { team };
  let player = 0;
  for (const [index, content] of contents.entries()) {
    if (index === team || content === undefined || content === 'private') continue;
    if (content === 'slot') {
      if (index === 0) columns.slot ??= index;
    } else if (content === 'mail' || content === 'phone' || content === 'players') {
      columns[content] ??= index;
    } else if (
      content === 'text' &&
      contents[index + 1] !== 'id' &&
      player === 0 &&
      columns.captain === undefined
    ) {
      columns.captain = index;
    } else {
      const isIdOfName = content === 'id' && contents[index - 1] === 'text' && player > 0;
      const n = playerNumbers.find((one) => one === (isIdOfName ? player : player + 1));
      if (!n) continue;
      const field = content === 'id' ? (`id${n}` as const) : (`player${n}` as const);
      columns[field] ??= index;
      player = n;
    }
  }
  return columns;
}

/** What most cells of a column look like; `private` is what no team shows: an address, a link, a day. */
export function contentOf(cells: readonly string[]): Content | undefined {
  const filled = cells.filter((cell) => !saysNothing(cell));
  if (filled.length === 0) return undefined;
  const isMost = (test: (cell: string) => unknown) =>
    filled.filter((cell) => test(cell)).length * 2 > filled.length;
  if (isMost((cell) => /^#?\d{1,3}[.)]?$/.test(cell))) return 'slot';
  if (isMost(parseEmail)) return 'mail';
  // Ten digits from 6 to 9 are Indian mobile numbers; BGMI's ten-digit ids begin with 5.
  if (isMost((cell) => readPhones(cell).length > 0 && !/\p{L}/u.test(cell))) return 'phone';
  if (isMost(isPrivate)) return 'private';
  if (isMost((cell) => readIdCell(cell).id)) return 'id';
  if (isMost((cell) => readPlayers(cell).filter(({ id }) => id).length >= 2)) return 'players';
  if (isMost((cell) => readPlayer(cell).id)) return 'player';
  if (isMost((cell) => readPlayers(cell).length >= 3)) return 'players';
  return 'text';
}
