import { withLatinDigits } from '../game-ids.ts';
import { normalised } from '../text.ts';
import { readHeader } from './paste-header.ts';

export interface PastedCells {
  /** Line number in the block, from 1. */
  line: number;
  cells: readonly string[];
}

export interface PastedMatch {
  /** Its caption as pasted, or empty. */
  label: string;
  rows: PastedCells[];
}

/**
 * Splits a block into its matches. Sheets have them below one another, with a caption (`Match 2`), with their headings again or
 * with the same teams again; named in a column; or beside one another (`M1 Rank`, `M1 Kills`, `M2 Rank` …).
 * @returns one match for anything else
 */
export function splitMatches(
  rows: readonly PastedCells[],
  second: 'placement' | 'elims',
): PastedMatch[] {
  const whole = [{ label: '', rows: [...rows] }];
  for (const split of [splitColumns(second), splitByColumn, splitAtCaptions, splitAtRepeats]) {
    const matches = split(rows);
    if (matches.length > 1) return matches;
  }
  return whole;
}

const written = (cell: string) => cell.trim() !== '';

interface Caption {
  number: number;
  /** The rest of the heading beside the match's number: `Rank` of `M1 Rank`. */
  rest: string;
}

const captions = [
  /^(?:match|game|round|m|मैच) ?(?:no|number)? ?(\d{1,2})(?: (.{1,40}))?$/iu,
  /^(?:(.{1,40}) )(?:match|game|round|m|मैच) ?(\d{1,2})$/iu,
] as const;

/** Reads `Match 2`, `M2 Kills`, `Kills (M2)`, `मैच २`. */
function readCaption(cell: string): Caption | undefined {
  const plain = withLatinDigits(normalised(cell, 'NFKC'))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60);
  const ahead = captions[0].exec(plain);
  if (ahead) return { number: Number(ahead[1]), rest: ahead[2] ?? '' };
  const behind = captions[1].exec(plain);
  return behind ? { number: Number(behind[2]), rest: behind[1] ?? '' } : undefined;
}

/** Below one another, below a caption of one cell or below the headings again. */
function splitAtCaptions(rows: readonly PastedCells[]): PastedMatch[] {
  const matches: PastedMatch[] = [];
  let heading: PastedCells | undefined;
  let current: PastedMatch | undefined;
  const begin = (label: string) => {
    current = { label, rows: heading ? [heading] : [] };
    matches.push(current);
  };
  for (const row of rows) {
    const cells = row.cells.filter(written);
    const [first = ''] = cells;
    if (cells.length === 1 && readCaption(first)) begin(first.trim().slice(0, 40));
    else if (readHeader(row.cells)) {
      heading = row;
      if (!current || hasBody(current)) begin('');
      else current.rows = [row];
    } else {
      if (!current) begin('');
      current?.rows.push(row);
    }
  }
  return matches.filter(hasBody);
}

/** Whether a match has more than headings and titles. */
function hasBody({ rows }: PastedMatch): boolean {
  return rows.some(({ cells }) => !readHeader(cells) && cells.filter(written).length > 1);
}

/** Named in a column of its own. */
function splitByColumn(rows: readonly PastedCells[]): PastedMatch[] {
  const [heading, ...body] = rows;
  if (!heading || !readHeader(heading.cells)) return [];
  const at = heading.cells.findIndex((cell) =>
    /^(?:match|game|round|मैच)(?: (?:no|number))?\.?$/iu.test(cell.trim()),
  );
  if (at < 0) return [];
  const matches = new Map<string, PastedMatch>();
  for (const row of body) {
    const value = row.cells[at]?.trim() ?? '';
    const label = /^\d+$/.test(value) ? `Match ${value}` : value.slice(0, 40);
    const match = matches.get(label) ?? { label, rows: [heading] };
    match.rows.push(row);
    matches.set(label, match);
  }
  return [...matches.values()];
}

/** Beside one another: numbered columns, or the same headings again. */
const splitColumns =
  (second: 'placement' | 'elims') =>
  (rows: readonly PastedCells[]): PastedMatch[] => {
    const [top, below] = rows;
    if (!top) return [];
    const isOfTwo = below !== undefined && readHeader(below.cells) !== undefined;
    const numbers = isOfTwo ? spread(top.cells, below.cells.length) : top.cells.map(readCaption);
    const heading = isOfTwo ? below : top;
    const names = heading.cells.map((cell, index) =>
      isOfTwo ? cell : numbers[index] ? numbers[index].rest || second : cell,
    );
    const columns = readHeader(names);
    if (!columns) return [];
    const isNumbered = numbers.some((caption) => caption !== undefined);
    const seen = new Map<string, number>();
    // Beside numbered columns, others are of no match, such as the total of all of them.
    const matchOf = columns.map((column, index) => {
      if (numbers[index]) return numbers[index].number;
      if (column === null || ['key', 'slot', 'name'].includes(column)) return 'every';
      if (isNumbered) return undefined;
      seen.set(column, (seen.get(column) ?? 0) + 1);
      return seen.get(column);
    });
    const found = [...new Set(matchOf)].filter((match) => typeof match === 'number');
    return found.map((number) => {
      const own = matchOf.flatMap((match, index) =>
        match === number || match === 'every' ? [index] : [],
      );
      const cut = (cells: readonly string[]) => own.map((index) => cells[index] ?? '');
      return {
        label: isNumbered ? `Match ${number}` : '',
        rows: [
          { line: heading.line, cells: cut(names) },
          ...rows.slice(isOfTwo ? 2 : 1).map(({ line, cells }) => ({ line, cells: cut(cells) })),
        ],
      };
    });
  };

/** A caption above several columns stands in the first of them. */
function spread(cells: readonly string[], width: number): (Caption | undefined)[] {
  let current: Caption | undefined;
  return Array.from({ length: width }, (_, index) => {
    const cell = cells[index] ?? '';
    if (written(cell)) current = readCaption(cell);
    return current;
  });
}

/** Below one another with nothing between: the same teams come again, so no team twice by mistake is taken for a match. */
function splitAtRepeats(rows: readonly PastedCells[]): PastedMatch[] {
  const [first] = rows;
  const heading = first && readHeader(first.cells) ? first : undefined;
  const matches: { rows: PastedCells[]; teams: Set<string> }[] = [];
  for (const row of heading ? rows.slice(1) : rows) {
    const cells = row.cells.filter(written);
    const team = (cells.find((cell) => /\p{L}/u.test(cell)) ?? cells[0] ?? '').toLowerCase();
    const last = matches.at(-1);
    if (last && !last.teams.has(team)) {
      last.rows.push(row);
      last.teams.add(team);
    } else matches.push({ rows: heading ? [heading, row] : [row], teams: new Set([team]) });
  }
  const [one] = matches;
  const isOfMatches = matches.every(
    ({ teams }) =>
      one &&
      teams.size > 1 &&
      [...teams].filter((team) => one.teams.has(team)).length * 2 > teams.size,
  );
  return isOfMatches ? matches.map(({ rows: own }) => ({ label: '', rows: own })) : [];
}
