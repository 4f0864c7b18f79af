import { type Cells, splitCells } from './cells.ts';
import { isChatList, readChatList } from './chat-list.ts';
import { guessColumns } from './guess-columns.ts';
import { type Columns, isTeamHeading, looksLikeHeadings, readHeadings } from './headings.ts';
import { readRows, type SheetRow } from './read-rows.ts';

export const mostRows = 200;

export interface Sheet {
  columns: Columns;
  /** The heading of each column, or its first cell where there is none: for choosing. */
  headings: string[];
  rows: SheetRow[];
}

/** Rows searched for headings, as titles may stand above them. */
const headingsWithin = 12;

/** Reads cells of pasted text: a spreadsheet's block, a saved CSV, or a chat's list. */
export function cellsOfText(text: string): Cells {
  return isChatList(text) ? readChatList(text) : splitCells(text);
}

/** Reads the teams of a sheet by recognised, or chosen, columns; one row more than allowed is read. */
export function readSheet(cells: Cells, chosen?: Columns | undefined): Sheet {
  const lines = cells.filter((line) => line.some((cell) => cell !== ''));
  const { columns, from } = findHeadings(lines, chosen);
  const head = lines[Math.max(0, from - 1)] ?? [];
  const width = Math.max(0, ...lines.slice(0, 30).map((line) => line.length));
  const headings = Array.from({ length: width }, (_, index) => (head[index] ?? '').slice(0, 60));
  const rows = readRows(lines.slice(from), columns).slice(0, mostRows + 1);
  return { columns, headings, rows };
}

function findHeadings(
  lines: Cells,
  chosen: Columns | undefined,
): { columns: Columns; from: number } {
  for (const [index, line] of lines.slice(0, headingsWithin).entries()) {
    const columns = readHeadings(line);
    if (columns) return { columns: chosen ?? columns, from: index + 1 };
  }
  const listed = lines.findIndex((line, index) => index < headingsWithin && isTeamHeading(line));
  if (listed >= 0) {
    const team = (lines[listed] ?? []).findIndex((cell) => cell !== '');
    return { columns: chosen ?? { team }, from: listed + 1 };
  }
  const from = lines[0] && looksLikeHeadings(lines[0]) ? 1 : 0;
  return { columns: chosen ?? guessColumns(lines.slice(from)), from };
}
