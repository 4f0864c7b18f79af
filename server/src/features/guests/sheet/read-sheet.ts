import { mostSheetRows } from '@one-dream/contract/features/guests/guests.values.ts';
import { readPhones } from '@one-dream/contract/phone-numbers.ts';
import { type Cells, isTabbed, splitCells } from './cells.ts';
import { isChatHeading, readChat } from './chat-list.ts';
import { parseEmail } from './contacts.ts';
import { readIdCell, readPlayer } from './game-id-in-text.ts';
import {
  type Columns,
  type Field,
  type Headed,
  isTeamHeading,
  looksLikeHeadings,
  playerNumbers,
  readHeadings,
} from './headings.ts';
import { saysNothing } from './nothing.ts';
import { readPlayers } from './players-in-cell.ts';
import { readRows, type SheetRow } from './read-rows.ts';

/** A line that is no team, and why not. */
export interface LeftLine {
  /** Index in the cells. */
  line: number;
  text: string;
  why: 'heading' | 'noTeam';
}

export interface Sheet {
  columns: Columns;
  /** Columns that could be meant as well, by field. */
  rivals: Headed['rivals'];
  /** The heading of each column, or its first cell where there is none: for choosing. */
  headings: string[];
  /** The first cells of each column. */
  samples: string[][];
  rows: SheetRow[];
  /** All lines that are no team's. */
  left: LeftLine[];
}

/** Rows searched for headings, as titles may stand above them. */
const headingsWithin = 12;

/** Reads cells of pasted text: a spreadsheet's block, a saved CSV, or a chat's list. None of the lines is empty. */
export function cellsOfText(text: string): Cells {
  return (isTabbed(text) ? undefined : readChat(text)) ?? splitCells(text);
}

/**
 * Reads the teams of a sheet by recognised, or chosen, columns; one row more than allowed is read.
 * @param asTeams indexes of lines that are teams, whatever they look like
 */
export function readSheet(
  cells: Cells,
  {
    chosen,
    asTeams = [],
  }: { chosen?: Columns | undefined; asTeams?: readonly number[] | undefined } = {},
): Sheet {
  const teams = new Set(asTeams);
  const { columns, rivals, from } = findHeadings(cells, { chosen, teams });
  const head = cells[Math.max(0, from - 1)] ?? [];
  const width = Math.max(0, ...cells.slice(0, 30).map((line) => line.length));
  const indexes = Array.from({ length: width }, (_, index) => index);
  const { rows, left } = readRows(cells, { columns, from, teams, most: mostSheetRows });
  const isOwn = (index: number) => isChatHeading(cells[index] ?? []);
  return {
    columns,
    rivals,
    headings: indexes.map((index) => (head[index] ?? '').slice(0, 60)),
    samples: indexes.map((index) => sampleOf(cells.slice(from), index)),
    rows,
    left: left
      .filter(({ line }) => !isOwn(line))
      .map(({ line, why }) => ({
        line,
        why,
        text: (cells[line] ?? [])
          .filter((cell) => cell !== '')
          .join(' · ')
          .replaceAll('\n', ' ')
          .slice(0, 120),
      })),
  };
}

function sampleOf(lines: Cells, index: number): string[] {
  const filled = lines.slice(0, 30).flatMap((line) => line[index] || []);
  return [...new Set(filled)].slice(0, 3).map((cell) => cell.replaceAll('\n', ' ').slice(0, 40));
}

function findHeadings(
  lines: Cells,
  { chosen, teams }: { chosen: Columns | undefined; teams: ReadonlySet<number> },
): { columns: Columns; rivals: Headed['rivals']; from: number } {
  const among = lines.slice(0, headingsWithin).map((line, index) => (teams.has(index) ? [] : line));
  const found = (columns: Columns, from: number, rivals: Headed['rivals'] = {}) => ({
    columns: chosen ?? columns,
    rivals: chosen ? {} : rivals,
    from,
  });
  for (const [index, line] of among.entries()) {
    const headed = readHeadings(line, fitsBelow(lines.slice(index + 1, index + 31)));
    if (headed) return found(headed.columns, index + 1, headed.rivals);
  }
  const listed = among.findIndex(isTeamHeading);
  if (listed >= 0) {
    const team = (lines[listed] ?? []).findIndex((cell) => cell !== '');
    return found({ team }, listed + 1);
  }
  const from = among[0] && looksLikeHeadings(among[0]) ? 1 : 0;
  return found(guessColumns(lines.slice(from)), from);
}

/** Rejects headings of names above phone numbers, addresses and links. */
function fitsBelow(lines: Cells): (field: Field, index: number) => boolean {
  return (field, index) => {
    if (!/^(?:team|player\d?|players|captain)$/.test(field)) return true;
    const content = contentOf(lines.map((line) => line[index] ?? ''));
    return (
      content !== 'mail' &&
      content !== 'private' &&
      (content !== 'phone' || field === 'captain' || field === 'players')
    );
  };
}

type Content = 'slot' | 'phone' | 'mail' | 'private' | 'id' | 'player' | 'players' | 'text';

/** A link, a day, or a postal address: with a PIN code, which no part of an id is. */
const isPrivate = (cell: string) =>
  /^(?:https?:\/\/|www\.)/.test(cell) ||
  /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}(?:\s|$)/.test(cell) ||
  (cell.includes(',') && /(?<!\d ?)[1-9]\d{2} ?\d{3}(?! ?\d)/.test(cell));

/** Characters of a cell that are looked at to guess its column: reading whole cells would cost more than all the rest. */
const telling = 120;

/** Guesses the columns of a sheet without headings by what most of their cells look like. */
function guessColumns(lines: readonly (readonly string[])[]): Columns {
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

/** Returns what most cells of a column look like; `private`: a postal address, a link or a date. */
function contentOf(cells: readonly string[]): Content | undefined {
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
