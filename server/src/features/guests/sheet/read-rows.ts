import { parseEmail, parsePhone } from './contacts.ts';
import { type ReadPlayer, readIdCell, readPlayer } from './game-id-in-text.ts';
import { type Columns, type Field, playerNumbers } from './headings.ts';
import { readPlayers } from './players-in-cell.ts';

/** A team read from one row of the sheet, or several. Nothing is judged yet. */
export interface SheetRow {
  team: string;
  captain: { name: string; phone: string; mail: string; discord: string };
  slot: number | null;
  players: ReadPlayer[];
}

/**
 * Reads the rows below the headings, a team each. Lines are one team if its cell was merged over the lines of its
 * players, or its name is repeated beside each of them.
 */
export function readRows(lines: readonly (readonly string[])[], columns: Columns): SheetRow[] {
  const rows: SheetRow[] = [];
  const isLong = columns.player2 === undefined && columns.players === undefined;
  for (const line of lines) {
    const row = readRow(line, columns);
    const before = rows.at(-1);
    const isSame =
      before !== undefined &&
      (row.team === '' || (isLong && row.team === before.team && row.players.length === 1));
    if (isSame && (row.players.length > 0 || row.team === '')) {
      addTo(before, row);
      continue;
    }
    if (row.team !== '' || row.players.length > 0 || row.captain.name !== '') rows.push(row);
  }
  return rows;
}

/** A squad has six; a few more are read to report them. */
const mostPlayers = 9;

function addTo(row: SheetRow, more: SheetRow): void {
  row.players.push(...more.players.slice(0, mostPlayers - row.players.length));
  for (const key of ['name', 'phone', 'mail', 'discord'] as const)
    row.captain[key] ||= more.captain[key];
}

function readRow(line: readonly string[], columns: Columns): SheetRow {
  const cell = (field: Field) => {
    const index = columns[field];
    return index === undefined ? '' : (line[index] ?? '');
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
  };
}

/** Adds the captain's id if their line among the players has none. */
function withId(players: ReadPlayer[], captain: ReadPlayer | undefined): ReadPlayer[] {
  if (!captain?.id) return players;
  return players.map((player) =>
    player.id === '' && sameName(player.name, captain.name)
      ? { name: player.name, id: captain.id }
      : player,
  );
}

const sameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

function readCaptain(cell: (field: Field) => string): {
  captain: SheetRow['captain'];
  player: ReadPlayer | undefined;
} {
  const text = cell('captain');
  const phoneInName = parsePhone(text);
  const read = phoneInName
    ? { name: text.replace(/[+\d\s()-]{10,}/g, ' ').trim(), id: '' }
    : readPlayer(text);
  const id = readIdCell(cell('captainId'));
  const player = { ...read, ...(id.id || id.wrongId ? id : {}) };
  return {
    captain: {
      name: player.name,
      phone: parsePhone(cell('phone')) ?? phoneInName ?? '',
      mail: parseEmail(cell('mail')) ?? '',
      discord: cell('discord').split('\n')[0]?.slice(0, 64) ?? '',
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
  if (nameCell === '' && idCell === '') return [];
  const id = readIdCell(idCell);
  const read = readPlayer(nameCell);
  if (idCell.trim() === '') return read.name === '' && read.id === '' ? [] : [read];
  // A name such as `Mortal 777777` beside an id of its own is a name.
  const name = nameCell.replace(/\s+/g, ' ').trim();
  if (id.id === '' && !id.wrongId) return name === '' ? [] : [read];
  return [{ name, ...id }];
}
