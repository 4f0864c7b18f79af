import { type Cells, isTabbed, splitCells } from './cells.ts';
import { isChatHeading, readChat } from './chat-list.ts';
import { contentOf, guessColumns } from './guess-columns.ts';
import {
  type Columns,
  type Field,
  type Headed,
  isTeamHeading,
  looksLikeHeadings,
  readHeadings,
} from './headings.ts';
import { readRows, type SheetRow } from './read-rows.ts';

export const mostRows = 200;

/** A line that is no team: what it says, and why. */
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
  /** Every line is a team's, or here. */
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
  const { rows, left } = readRows(cells, { columns, from, teams, most: mostRows });
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

/** Telephone numbers, addresses and links are nobody's name, whatever stands above them. */
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
