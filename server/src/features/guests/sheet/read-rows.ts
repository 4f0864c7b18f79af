import { readPhones } from '@one-dream/contract/phone-numbers.ts';
import { type Cells, firstOf } from './cells.ts';
import { parseEmail, withoutPhone } from './contacts.ts';
import { type ReadPlayer, readIdCell, readPlayer } from './game-id-in-text.ts';
import { type Columns, type Field, playerNumbers } from './headings.ts';
import { saysNothing } from './nothing.ts';
import { readPlayers } from './players-in-cell.ts';

/** A team read from one or more rows of the sheet, not checked yet. */
export interface SheetRow {
  team: string;
  captain: { name: string; phone: string; mail: string; discord: string };
  slot: number | null;
  players: ReadPlayer[];
  /** Indexes of its lines. */
  lines: number[];
  /** There was more than one phone number; the first is used. */
  hasMorePhones: boolean;
  /** Names had Discord ids beside them. */
  hasDiscordIds: boolean;
}

/**
 * Reads the rows below the headings, a team each. Lines are one team if its cell was merged over the lines of its
 * players, or its name is repeated beside each of them. One row more than `most` is read, to say that there are more.
 * @param teams indexes of lines that are teams for sure
 */
export function readRows(
  cells: Cells,
  {
    columns,
    from,
    teams,
    most,
  }: { columns: Columns; from: number; teams: ReadonlySet<number>; most: number },
): { rows: SheetRow[]; left: { line: number; why: 'heading' | 'noTeam' }[] } {
  const rows: SheetRow[] = [];
  const left: { line: number; why: 'heading' | 'noTeam' }[] = [];
  const isHeading = (line: readonly string[], index: number) =>
    !teams.has(index) && (index < from || (from > 0 && isSame(line, cells[from - 1] ?? [])));
  const read = cells.map((line, index) =>
    isHeading(line, index) ? undefined : readRow(line, columns),
  );
  const isLong = hasPlayerOfLine(columns);
  const isMerged = isLong && isMergedOver(read);
  for (const [index, row] of read.entries()) {
    if (!row) {
      left.push({ line: index, why: 'heading' });
      continue;
    }
    const before = rows.at(-1);
    const isMore =
      before !== undefined &&
      row.players.length > 0 &&
      (row.team === '' ? isMerged : isLong && row.team === before.team && row.players.length === 1);
    const hasAnything =
      row.team !== '' || row.players.length > 0 || Object.values(row.captain).some(Boolean);
    if (isMore) {
      addTo(before, row);
      before.lines.push(index);
    } else if (hasAnything) rows.push({ ...row, lines: [index] });
    else if (teams.has(index))
      rows.push({ ...row, team: cells[index]?.find((cell) => cell !== '') ?? '', lines: [index] });
    else left.push({ line: index, why: 'noTeam' });
    if (rows.length > most) break;
  }
  return { rows, left };
}

const isSame = (line: readonly string[], other: readonly string[]) =>
  line.join('\t') === other.join('\t');

/** A line has one player at most. */
const hasPlayerOfLine = ({ player1, id1, player2, id2, players, ids }: Columns) =>
  (player1 ?? id1) !== undefined && (player2 ?? id2 ?? players ?? ids) === undefined;

/** Whether at least half of the lines have no team: then their cells were merged, not forgotten. */
function isMergedOver(rows: readonly (SheetRow | undefined)[]): boolean {
  const playing = rows.filter((row) => row && row.players.length > 0);
  return playing.filter((row) => row?.team === '').length * 2 >= playing.length;
}

/** Longest name of a captain, also on Discord. */
const longestContact = 64;
/** A squad has six; a few more are read to report them. */
const mostPlayers = 9;

function addTo(row: SheetRow, more: SheetRow): void {
  row.players.push(...more.players.slice(0, mostPlayers - row.players.length));
  for (const key of ['name', 'phone', 'mail', 'discord'] as const)
    row.captain[key] ||= more.captain[key];
}

/** Fields with names; a Discord number in a column of ids is an error of its own. */
const namedFields: readonly Field[] = [
  'captain',
  'players',
  ...playerNumbers.map((n) => `player${n}` as const),
];
const discordId = /(?<!\p{Nd})\p{Nd}{17,20}(?!\p{Nd})/u;

function readRow(line: readonly string[], columns: Columns): SheetRow {
  const cell = (field: Field) => {
    const index = columns[field];
    const text = index === undefined ? '' : (line[index] ?? '');
    // `None` may be the name of a team, or of a player with an id.
    return !/^(?:team|player\d)$/.test(field) && saysNothing(text) ? '' : text;
  };
  const { captain, player } = readCaptain(cell);
  const named = [
    ...listPlayers(cell),
    ...playerNumbers.flatMap((n) => numberedPlayer(cell(`player${n}`), cell(`id${n}`))),
  ];
  // The captain's own column often repeats the first player.
  const isListed = named.some(
    ({ name, id }) =>
      (player?.id && id === player.id) || (name !== '' && sameName(name, player?.name ?? '')),
  );
  const withCaptain =
    player && player.id !== '' && !isListed ? [player, ...named] : withId(named, player);
  const slot = /^\D{0,6}(\d{1,4})\D*$/.exec(cell('slot'))?.[1];
  return {
    team: cell('team').replace(/\s+/g, ' '),
    captain,
    slot: slot === undefined ? null : Number(slot),
    players: withCaptain.slice(0, mostPlayers),
    lines: [],
    hasMorePhones: readPhones(cell('phone')).length > 1,
    hasDiscordIds: namedFields.some((field) => discordId.test(cell(field))),
  };
}

/** Adds the captain's id to the first player of the captain's name, if that player has none. */
function withId(players: ReadPlayer[], captain: ReadPlayer | undefined): ReadPlayer[] {
  if (!captain?.id) return players;
  const own = players.find(({ name, id }) => id === '' && sameName(name, captain.name));
  return players.map((player) => (player === own ? { name: player.name, id: captain.id } : player));
}

const sameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

function readCaptain(cell: (field: Field) => string): {
  captain: SheetRow['captain'];
  player: ReadPlayer | undefined;
} {
  const text = cell('captain');
  const [phoneInName] = readPhones(text);
  const read = phoneInName ? { name: withoutPhone(text), id: '' } : readPlayer(text);
  const id = readIdCell(cell('captainId'));
  const player = { ...read, ...(id.id || id.wrongId ? id : {}) };
  return {
    captain: {
      name: firstOf(player.name, longestContact),
      phone: readPhones(cell('phone'))[0] ?? phoneInName ?? '',
      mail: parseEmail(cell('mail')) ?? '',
      discord: firstOf(cell('discord').split('\n')[0] ?? '', longestContact),
    },
    player: player.name !== '' || player.id !== '' ? player : undefined,
  };
}

function listPlayers(cell: (field: Field) => string): ReadPlayer[] {
  const players = readPlayers(cell('players'));
  const ids = cell('ids')
    .split(/[\n;,|/•]/)
    .filter((one) => one.trim() !== '')
    .map((one) => readIdCell(one.replace(/^\s*\d{1,2}\s*[.)]\s*/, '')));
  if (players.length === 0) return ids.map((id) => ({ name: '', ...id }));
  return players.map((player, index) =>
    player.id === '' && ids[index] ? { ...player, ...ids[index] } : player,
  );
}

function numberedPlayer(nameCell: string, idCell: string): ReadPlayer[] {
  if (idCell === '' && saysNothing(nameCell)) return [];
  const id = readIdCell(idCell);
  const read = readPlayer(nameCell);
  if (idCell.trim() === '') return read.name === '' && read.id === '' ? [] : [read];
  // A name such as `Mortal 777777` beside an id of its own is a name.
  const name = nameCell.replace(/\s+/g, ' ').trim();
  if (id.id === '' && !id.wrongId) return name === '' ? [] : [read];
  return [{ name, ...id }];
}
