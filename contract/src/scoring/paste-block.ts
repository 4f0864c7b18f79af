import { normalised } from '../text.ts';
import type { Said } from '../texts.ts';
import { importTexts as texts } from './check.texts.ts';
import { readCells, withoutApostrophe } from './delimited-text.ts';
import { type Column, readHeader } from './paste-header.ts';
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
  refused: Partial<Record<'placement' | 'elims' | 'fielded' | 'total', Said>>;
  /** Set if the block's total differs from the computed one. */
  totalDiffers: { pastedX10: number; computedX10: number } | null;
}

export interface PastedBlock {
  rows: PastedRow[];
  /** Draft rows of the matched teams, one each. */
  matched: DraftRow[];
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
}: {
  text: string;
  targets: readonly PasteTarget[];
  preset: Preset;
  lineup: number;
  second?: 'placement' | 'elims';
}): PastedBlock {
  const cells = readCells(text.slice(0, maximumPaste)).map((row) => row.map(withoutApostrophe));
  const heading = readHeader(cells[0] ?? []);
  const body = heading ? cells.slice(1) : cells;
  const width = Math.max(0, ...body.map((row) => row.length));
  const columns = heading ?? guessColumns(width, second);
  const teams = indexTeams(targets);
  const read = body.map((row, index) =>
    readRow({ row, columns, teams, line: index + (heading ? 2 : 1), preset, lineup }),
  );
  const lines = Map.groupBy(read, ({ entryId }) => entryId);
  const rows = read.map((row) =>
    (lines.get(row.entryId)?.length ?? 0) > 1 ? refuseSecond(row) : row,
  );
  const matched = rows.flatMap(({ entryId, status, placement, elims, fielded }) =>
    entryId === null ? [] : { ...emptyRow(entryId), status, placement, elims, fielded },
  );
  return { rows, matched };
}

function guessColumns(width: number, second: 'placement' | 'elims'): (Column | null)[] {
  return width <= 2 ? ['key', second] : ['key', 'placement', 'elims', 'total'];
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
    const text = cell(column).replace(/^#/, '');
    if (text === '' || text === '-') return null;
    const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    refused[column] = texts.notANumber({ text: text.slice(0, 20), least, most });
    return null;
  };
  const status = readStatus(cell('status')) ?? readStatus(cell('placement')) ?? 'played';
  const placement =
    status === 'absent' || readStatus(cell('placement')) ? null : number('placement', 1, 25);
  const isAbsent = status === 'absent';
  const elims = isAbsent ? null : number('elims', 0, 99);
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

function readStatus(text: string): RowStatus | undefined {
  const word = text.toLowerCase();
  if (word === 'a' || word === 'absent' || word === 'dns') return 'absent';
  if (word === 'd' || word === 'dq' || word === 'disqualified') return 'disqualified';
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

interface TeamMatch {
  entryId: string | null;
  matchedBy: PastedRow['matchedBy'];
  candidates: string[];
}

function matchTeam(
  { slot, name, key }: { slot: string; name: string; key: string },
  teams: TeamIndex,
): TeamMatch {
  const names = [name, key].filter((text) => text !== '').map(nameKey);
  const byName = names.flatMap((one) => teams.names.get(one) ?? []);
  const byAlias = names.flatMap((one) => teams.aliases.get(one) ?? []);
  const slotText = (slot || key).replace(/^(#|slot\s*)/i, '');
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
