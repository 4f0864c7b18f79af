import { withLatinDigits } from '../game-ids.ts';
import { groupBy } from '../group-by.ts';
import { normalised } from '../text.ts';
import type { Translatable } from '../texts.ts';
import { importTexts as texts } from './check.texts.ts';
import { readCells, withoutApostrophe } from './delimited-text.ts';
import { type Column, readHeader } from './paste-header.ts';
import { type PastedCells, splitMatches } from './paste-matches.ts';
import type { Preset } from './presets.ts';
import { type DraftRow, emptyRow, pointsOf, type RowStatus, toResultRow } from './rows.ts';
import { parseTenths } from './tenths.ts';

/** A team of the lobby, with the names a pasted block may use. */
export interface PasteTarget {
  entryId: string;
  slot: number;
  name: string;
  /** Other names it was pasted under before. */
  aliases?: readonly string[] | undefined;
}

export interface PastedRow {
  /** Line number in the block, from 1. */
  line: number;
  /** Matched key: the slot or name as pasted. */
  key: string;
  /** `null`: no match, or an ambiguous one. */
  entryId: string | null;
  matchedBy: 'slot' | 'name' | 'alias' | null;
  /** Candidate teams of an ambiguous match. */
  candidates: string[];
  status: RowStatus;
  placement: number | null;
  elims: number | null;
  fielded: number | null;
  /** Rejected cells, with the reason. */
  refused: Partial<Record<'placement' | 'elims' | 'fielded' | 'total', Translatable>>;
  /** Set if the block's total differs from the computed one. */
  totalDiffers: { pastedX10: number; computedX10: number } | null;
}

export interface PastedBlock {
  rows: PastedRow[];
  /** Draft rows of the matched teams, one each. */
  matched: DraftRow[];
  /** Captions of the matches in the block, empty where it has none. With several, no row is read until `part` says which. */
  parts: string[];
}

/** Maximum length of a block, in characters: 25 rows need a fraction. */
export const maximumPaste = 20_000;

/**
 * Parses a block copied from a spreadsheet: slot or name, then placement, eliminations and optionally a total. A heading row
 * overrides that order. Two columns without a heading are the team and `second`. `A` and `D` as placement mean absent and
 * disqualified. Nothing is guessed: lines matching no team or two stay unmatched.
 */
export function readPastedBlock({
  text,
  targets,
  preset,
  lineup,
  second = 'placement',
  part,
}: {
  text: string;
  targets: readonly PasteTarget[];
  preset: Preset;
  lineup: number;
  second?: 'placement' | 'elims';
  /** Index of the match, in a block of several. */
  part?: number | undefined;
}): PastedBlock {
  const parts = splitMatches(readLines(text.slice(0, maximumPaste)), second);
  const labels = parts.map(({ label }) => label);
  const chosen = parts.length > 1 ? parts[part ?? -1] : parts[0];
  if (!chosen) return { rows: [], matched: [], parts: labels };
  const cells = chosen.rows.map((row) => row.cells);
  const heading = readHeader(cells[0] ?? []);
  const body = heading ? cells.slice(1) : cells;
  const width = Math.max(0, ...body.map((row) => row.length));
  const teams = indexTeams(targets);
  const columns = heading
    ? withRank(heading, { head: cells[0] ?? [], body, teams })
    : guessColumns({ body, width, second, teams });
  const read = body.map((row, index) =>
    readRow({
      ...{ row, columns, teams, preset, lineup },
      line: chosen.rows[index + (heading ? 1 : 0)]?.line ?? 0,
    }),
  );
  const lines = groupBy(read, ({ entryId }) => entryId);
  const rows = read.map((row) =>
    (lines.get(row.entryId)?.length ?? 0) > 1 ? refuseSecond(row) : row,
  );
  const matched = rows.flatMap(({ entryId, status, placement, elims, fielded }) =>
    entryId === null ? [] : { ...emptyRow(entryId), status, placement, elims, fielded },
  );
  return { rows, matched, parts: labels };
}

/** Cells, or lines of a message: `1. GodLike - 7`. */
function readLines(text: string): PastedCells[] {
  const rows = readCells(text).map((row) => row.map(withoutApostrophe));
  const isProse = rows.every(({ length }) => length === 1);
  return rows.map((cells, index) => ({
    line: index + 1,
    cells: isProse ? cellsOfLine(cells[0] ?? '') : cells,
  }));
}

function cellsOfLine(line: string): string[] {
  const [, number, rest = line] = /^#?(\p{Nd}{1,2})(?:[.):]| -) ?(.+)$/u.exec(line) ?? [];
  const at = rest.search(/ ?[-–—:=] ?\p{Nd}[^-–—:=]{0,20}$/u);
  const cells = at > 0 ? [rest.slice(0, at), rest.slice(at).replace(/^[ \-–—:=]+/u, '')] : [rest];
  return number === undefined ? cells : [number, ...cells];
}

interface Guessing {
  body: readonly (readonly string[])[];
  width: number;
  second: 'placement' | 'elims';
  teams: TeamIndex;
}

/**
 * A number before the teams' names is a rank where it counts lines from 1 and some line of it names another slot's team;
 * else it is the slot, and a line in which the two disagree is left to who pasted it.
 */
function guessColumns({ body, width, second, teams }: Guessing): (Column | null)[] {
  const named = body[0]?.findIndex((cell) => teams.names.has(nameKey(cell))) ?? -1;
  if (named <= 0) return width <= 2 ? ['key', second] : ['key', 'placement', 'elims', 'total'];
  const lead = named - 1;
  const isRank = isRanked({ body, teams, lead, named });
  const numeric = width - named - 1;
  const others: Column[] =
    isRank || numeric > 1
      ? [...(isRank ? [] : (['placement'] as const)), 'elims', 'total']
      : [second];
  const before = Array.from({ length: lead }, () => null);
  return [...before, isRank ? 'placement' : 'slot', 'name', ...others];
}

function isRanked(
  guess: Pick<Guessing, 'body' | 'teams'> & { lead: number; named: number },
): boolean {
  const numbers = guess.body.map((row) => readNumber(row[guess.lead] ?? ''));
  const isCount = numbers.every((value, index) => value === index + 1);
  const isOfSlots = guess.body.every((row, index) => {
    const [entryId] = guess.teams.names.get(nameKey(row[guess.named] ?? '')) ?? [];
    const ofSlot = guess.teams.slots.get(numbers[index] ?? 0) ?? [];
    return entryId === undefined || ofSlot.includes(entryId);
  });
  return isCount && !isOfSlots;
}

/** `#` above ranks is no slot. */
function withRank(
  heading: (Column | null)[],
  { head, body, teams }: Pick<Guessing, 'body' | 'teams'> & { head: readonly string[] },
): (Column | null)[] {
  const lead = head.findIndex((cell) => cell.trim() === '#');
  const named = heading.indexOf('name');
  if (lead < 0 || named < 0 || heading.includes('placement')) return heading;
  return isRanked({ body, teams, lead, named })
    ? heading.map((column, index) => (index === lead ? 'placement' : column))
    : heading;
}

const medals: Record<string, number> = { '🥇': 1, '🥈': 2, '🥉': 3 };

/** `1st`, `#1`, `5.0`, `5 kills`, `५`: a whole number as people write it. @returns NaN for anything else */
function readNumber(text: string): number {
  const medal = medals[text.trim()];
  if (medal !== undefined) return medal;
  const plain = withLatinDigits(normalised(text, 'NFKC')).trim().replace(/^#/, '').trim();
  const found =
    /^(\d{1,3})(?:[.,]0{1,2})?(?:st|nd|rd|th)?(?: ?(?:kills?|elims?|finish(?:es)?|frags?|pts?|points?|k|किल|फ़िनिश))?$/iu.exec(
      plain,
    );
  return found ? Number(found[1]) : Number.NaN;
}

/** Two rows for one team: both are rejected. */
function refuseSecond(row: PastedRow): PastedRow {
  return row.entryId === null
    ? row
    : { ...row, entryId: null, matchedBy: null, candidates: [row.entryId] };
}

function readRow({
  row,
  columns,
  teams,
  line,
  preset,
  lineup,
}: {
  row: readonly string[];
  columns: readonly (Column | null)[];
  teams: TeamIndex;
  line: number;
  preset: Preset;
  lineup: number;
}): PastedRow {
  const cell = (column: Column) => {
    const index = columns.indexOf(column);
    return index < 0 ? '' : (row[index] ?? '').trim();
  };
  const key = cell('key') || cell('name') || cell('slot');
  const refused: PastedRow['refused'] = {};
  const number = (column: 'placement' | 'elims' | 'fielded', least: number, most: number) => {
    const text = cell(column);
    if (text === '' || text === '-') return null;
    const value = readNumber(text);
    if (value >= least && value <= most) return value;
    refused[column] = texts.notANumber({ text: text.slice(0, 20), least, most });
    return null;
  };
  const status =
    readStatus(cell('status')) ??
    readStatus(cell('placement')) ??
    readStatus(cell('elims')) ??
    'played';
  const placement =
    status === 'absent' || readStatus(cell('placement')) ? null : number('placement', 1, 25);
  const isAbsent = status === 'absent';
  const elims = isAbsent
    ? null
    : (number('elims', 0, 99) ?? elimsOfPoints(cell('elimPoints'), preset));
  const fielded = isAbsent ? null : number('fielded', 0, 4);
  const match = matchTeam({ slot: cell('slot'), name: cell('name'), key: cell('key') }, teams);
  const entry = { entryId: match.entryId ?? '', status, placement, elims, fielded };
  return {
    line,
    key,
    ...match,
    status,
    placement,
    elims,
    fielded,
    totalDiffers: compareTotal({ text: cell('total'), entry, preset, lineup, refused }),
    refused,
  };
}

/** Eliminations of their points, where each gives the same. */
function elimsOfPoints(text: string, { elimX10, elimCap }: Preset): number | null {
  const value = readNumber(text) * (10 / elimX10);
  return elimX10 > 0 && elimCap === null && Number.isInteger(value) && value <= 99 ? value : null;
}

const absences = new Set([
  'a',
  'ab',
  'abs',
  'absent',
  'dns',
  'dnp',
  'ns',
  'no show',
  'noshow',
  'did not play',
  'अनुपस्थित',
]);
const disqualified = new Set(['d', 'dq', 'dsq', 'disq', 'disqualified']);

function readStatus(text: string): RowStatus | undefined {
  const word = text
    .toLowerCase()
    .replace(/[.\-_ ]+/g, ' ')
    .trim();
  if (absences.has(word)) return 'absent';
  if (disqualified.has(word)) return 'disqualified';
  return word === 'played' ? 'played' : undefined;
}

function compareTotal({
  text,
  entry,
  preset,
  lineup,
  refused,
}: {
  text: string;
  entry: DraftRow;
  preset: Preset;
  lineup: number;
  refused: PastedRow['refused'];
}): PastedRow['totalDiffers'] {
  if (text === '' || text === '-') return null;
  const pastedX10 = parseTenths(text);
  if (pastedX10 === undefined) {
    refused.total = texts.notPoints({ text: text.slice(0, 20) });
    return null;
  }
  const computedX10 = pointsOf(toResultRow(entry, { lineup }), preset).pointsX10;
  return pastedX10 === computedX10 ? null : { pastedX10, computedX10 };
}

/** Index of entries by name and slot. Built once per block: a linear search would cost teams × aliases × lines. */
interface TeamIndex {
  names: ReadonlyMap<string, string[]>;
  aliases: ReadonlyMap<string, string[]>;
  slots: ReadonlyMap<number, string[]>;
}

function indexTeams(targets: readonly PasteTarget[]): TeamIndex {
  const names = new Map<string, string[]>();
  const aliases = new Map<string, string[]>();
  const slots = new Map<number, string[]>();
  for (const { entryId, slot, name, aliases: others = [] } of targets) {
    add(names, nameKey(name), entryId);
    add(slots, slot, entryId);
    for (const other of others) add(aliases, nameKey(other), entryId);
  }
  return { names, aliases, slots };
}

function add<Key>(map: Map<Key, string[]>, key: Key, entryId: string): void {
  const known = map.get(key);
  if (known) known.push(entryId);
  else map.set(key, [entryId]);
}

function matchTeam(
  { slot, name, key }: { slot: string; name: string; key: string },
  teams: TeamIndex,
): { entryId: string | null; matchedBy: PastedRow['matchedBy']; candidates: string[] } {
  const names = [name, key].filter((text) => text !== '').map(nameKey);
  const byName = names.flatMap((one) => teams.names.get(one) ?? []);
  const byAlias = names.flatMap((one) => teams.aliases.get(one) ?? []);
  const slotText = withLatinDigits(slot || key).replace(/^(#|slot\s*)/i, '');
  const bySlot = /^\d{1,2}$/.test(slotText) ? (teams.slots.get(Number(slotText)) ?? []) : [];
  const found = new Set([...byName, ...byAlias, ...bySlot]);
  // Slot and name of two different teams, or a team named “7”: needs a manual choice.
  if (found.size !== 1) return { entryId: null, matchedBy: null, candidates: [...found] };
  const [entryId = null] = found;
  const matchedBy = byName.length > 0 ? 'name' : bySlot.length > 0 ? 'slot' : 'alias';
  return { entryId, matchedBy, candidates: [] };
}

/** Normal form of a pasted name: without case, spaces and punctuation. */
export function nameKey(name: string): string {
  return normalised(name, 'NFKC')
    .toLowerCase()
    .replace(/[\s._\-'’|]+/gu, '');
}
