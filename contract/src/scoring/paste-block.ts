import { normalised } from '../text.ts';
import type { Said } from '../texts.ts';
import { importTexts as texts } from './check.texts.ts';
import { readCells, withoutApostrophe } from './delimited-text.ts';
import { type Column, readHeader } from './paste-header.ts';
import type { Preset } from './presets.ts';
import { type DraftRow, emptyRow, pointsOf, type RowStatus, toResultRow } from './rows.ts';
import { parseTenths } from './tenths.ts';

/** A team of the lobby as a pasted block may name it. */
export interface PasteTarget {
  entryId: string;
  slot: number;
  name: string;
  /** Other names it was pasted under before. */
  aliases?: readonly string[] | undefined;
}

export interface PastedRow {
  /** From 1, as in the block. */
  line: number;
  /** Key of the match: the slot or name as pasted. */
  key: string;
  /** `null`: no team, or more than one. */
  entryId: string | null;
  matchedBy: 'slot' | 'name' | 'alias' | null;
  /** Teams that it could be, when it is more than one. */
  candidates: string[];
  status: RowStatus;
  placement: number | null;
  elims: number | null;
  fielded: number | null;
  /** Cells that were refused, and why. */
  refused: Partial<Record<'placement' | 'elims' | 'fielded' | 'total', Said>>;
  /** The total that the block has for it differs from what its cells are worth. */
  totalDiffers: { pastedX10: number; computedX10: number } | null;
}

export interface PastedBlock {
  rows: PastedRow[];
  /** The draft rows of what was matched, one a team. */
  matched: DraftRow[];
}

/** Longest block that is read, in characters: 25 rows need a fraction. */
export const maximumPaste = 20_000;

/**
 * A block copied from a spreadsheet: slot or name, then placement, eliminations and, if there, a total. A heading
 * row says otherwise. Two columns without a heading are the team and `second`. `A` and `D` as placement are absent
 * and disqualified. Nothing is guessed: what matches no team or two stays unmatched.
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

/** Two rows for one team: neither is believed. */
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

/** Entries by what names them. Made once for a block: asking every team at every line costs teams × aliases × lines. */
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
  // A slot and a name that belong to two teams, or a team that is called “7”: a person decides.
  if (found.size !== 1) return { entryId: null, matchedBy: null, candidates: [...found] };
  const [entryId = null] = found;
  const matchedBy = byName.length > 0 ? 'name' : bySlot.length > 0 ? 'slot' : 'alias';
  return { entryId, matchedBy, candidates: [] };
}

/** Normal form of a pasted name: without case, spacing, and the marks between words. */
export function nameKey(name: string): string {
  return normalised(name, 'NFKC')
    .toLowerCase()
    .replace(/[\s._\-'’|]+/gu, '');
}
