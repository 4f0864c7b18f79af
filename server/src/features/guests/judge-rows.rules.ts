import type { GuestRowState } from '@one-dream/contract/features/guests.values.ts';
import { teamName } from '@one-dream/contract/features/teams.ts';
import type { TournamentType } from '@one-dream/contract/features/tournaments.ts';
import { inGameNameLength, minimumPlayers, teamMaxPlayers } from '@one-dream/contract/limits.ts';
import type { Said } from '@one-dream/contract/texts.ts';
import { teamNameKey } from '../teams/teams.rules.ts';
import { rowTexts as texts } from './guests.texts.ts';
import type { SheetRow } from './sheet/read-rows.ts';

/** An existing team, by its comparison keys. */
export interface KnownTeam {
  teamId: string;
  name: string;
  /** Game ids of its players. */
  ids: ReadonlySet<string>;
}

export interface SheetFacts {
  type: TournamentType;
  /** Teams with accounts that have one of the names, or one of the game ids. */
  teams: readonly KnownTeam[];
  /** Entries of the tournament that are in or wait. */
  entries: readonly KnownTeam[];
}

export interface Problem {
  at: string;
  said: Said;
}

export interface JudgedRow {
  state: GuestRowState;
  problems: Problem[];
  row: SheetRow;
  /** Id of a known team. */
  teamId: string | null;
  /** For a double, the entry's team. */
  name: string;
  players: { name: string; id: string }[];
}

/** Judges every row by existing data and the rows above it: of those that clash, the first stays. */
export function judgeRows(rows: readonly SheetRow[], facts: SheetFacts): JudgedRow[] {
  const index = indexFacts(facts);
  const above: Seen = { names: new Map(), ids: new Map() };
  return rows.map((row) => {
    const judged = judgeRow(row, { facts: index, above, type: facts.type });
    if (judged.state !== 'wrong' && judged.state !== 'double') remember(above, judged);
    return judged;
  });
}

interface Seen {
  names: Map<string, { ids: ReadonlySet<string> }>;
  ids: Map<string, string>;
}

interface Index {
  teams: ReadonlyMap<string, KnownTeam>;
  entries: ReadonlyMap<string, KnownTeam>;
  /** By game id: the team with accounts that has it, and the entry of the tournament. */
  teamOf: ReadonlyMap<string, KnownTeam>;
  entryOf: ReadonlyMap<string, KnownTeam>;
}

function indexFacts({ teams, entries }: SheetFacts): Index {
  const byName = (known: readonly KnownTeam[]) =>
    new Map(known.map((one) => [teamNameKey(one.name), one]));
  const byId = (known: readonly KnownTeam[]) =>
    new Map(known.flatMap((one) => [...one.ids].map((id) => [id, one] as const)));
  return {
    teams: byName(teams),
    entries: byName(entries),
    teamOf: byId(teams),
    entryOf: byId(entries),
  };
}

function remember(above: Seen, { name, players }: JudgedRow): void {
  above.names.set(teamNameKey(name), { ids: new Set(idsOf(players)) });
  for (const id of idsOf(players)) above.ids.set(id, name);
}

const idsOf = (players: readonly { id: string }[]) =>
  players.flatMap(({ id }) => (id === '' ? [] : id));

/** Whether half of a row's ids match, or it has none: then its name is all there is to go by. */
function agrees(ids: readonly string[], others: ReadonlySet<string>): boolean {
  return ids.filter((id) => others.has(id)).length * 2 >= ids.length;
}

function judgeRow(
  row: SheetRow,
  { facts, above, type }: { facts: Index; above: Seen; type: TournamentType },
): JudgedRow {
  const { problems, name, players } = readable(row);
  const ids = idsOf(players);
  const judged = { row, name, players, teamId: null };
  const wrong = (at: string, said: Said): JudgedRow => ({
    ...judged,
    state: 'wrong',
    problems: [...problems, { at, said }],
  });
  const key = teamNameKey(name);
  const twin = above.names.get(key);
  if (name !== '' && twin)
    return agrees(ids, twin.ids)
      ? { ...judged, state: 'double', problems: [{ at: 'team', said: texts.isTwice }] }
      : wrong('team', texts.nameTwice);
  const entry = facts.entries.get(key);
  if (name !== '' && entry)
    return agrees(ids, entry.ids)
      ? { ...judged, state: 'double', problems: [{ at: 'team', said: texts.isIn }] }
      : wrong('team', texts.nameInEvent);
  const known = findKnown({ key, ids, facts });
  const sameTeamIn = known && facts.entryOf.get([...known.ids][0] ?? '');
  if (known && sameTeamIn?.teamId === known.teamId)
    return { ...judged, state: 'double', problems: [{ at: 'team', said: texts.isIn }] };
  const clashes = clashesOf(players, { facts, above });
  if (problems.length + clashes.length > 0)
    return { ...judged, state: 'wrong', problems: [...problems, ...clashes] };
  if (known) return asKnown(judged, known);
  if (facts.teams.has(key)) return wrong('team', texts.nameKnown);
  return asGuest(judged, type);
}

/** By name, with half of the ids or none to compare; or by more than half of its ids, under any name. */
function findKnown({
  key,
  ids,
  facts,
}: {
  key: string;
  ids: readonly string[];
  facts: Index;
}): KnownTeam | undefined {
  const named = facts.teams.get(key);
  if (named) return agrees(ids, named.ids) ? named : undefined;
  const owners = ids.flatMap((id) => facts.teamOf.get(id) ?? []);
  return owners.find(
    (team) => owners.filter(({ teamId }) => teamId === team.teamId).length * 2 > ids.length,
  );
}

type Judged = Omit<JudgedRow, 'state' | 'problems'>;

function asKnown(judged: Judged, known: KnownTeam): JudgedRow {
  const hasOtherName = teamNameKey(judged.name) !== teamNameKey(known.name);
  return {
    ...judged,
    state: 'known',
    teamId: known.teamId,
    problems: hasOtherName ? [{ at: 'team', said: texts.knownAs({ team: known.name }) }] : [],
  };
}

function asGuest(judged: Judged, type: TournamentType): JudgedRow {
  const { players } = judged;
  const needed = minimumPlayers[type];
  const ready = idsOf(players).length;
  if (ready >= needed) return { ...judged, state: 'guest', problems: [] };
  if (ready > 0 && players.length < needed)
    return {
      ...judged,
      state: 'wrong',
      problems: [{ at: 'players', said: texts.tooFew({ needed, count: players.length }) }],
    };
  return { ...judged, state: 'incomplete', problems: [{ at: 'players', said: texts.idsToCome }] };
}

/** The row as it would be stored, with its problems. */
function readable(row: SheetRow): {
  problems: Problem[];
  name: string;
  players: { name: string; id: string }[];
} {
  const problems: Problem[] = [];
  const parsed = teamName.safeParse(row.team);
  if (!parsed.success)
    problems.push({ at: 'team', said: row.team === '' ? texts.teamMissing : texts.teamName });
  if (row.players.length > teamMaxPlayers)
    problems.push({ at: 'players', said: texts.tooMany({ most: teamMaxPlayers }) });
  const seen = new Set<string>();
  const players = row.players.slice(0, teamMaxPlayers).map(({ name, id, wrongId }, index) => {
    const at = `player${index + 1}`;
    if (wrongId) problems.push({ at, said: wrongIdTexts[wrongId.kind]({ cell: wrongId.text }) });
    if (id !== '' && seen.has(id)) problems.push({ at, said: texts.idTwiceHere({ id }) });
    seen.add(id);
    if (name.length > inGameNameLength.max) problems.push({ at, said: texts.playerName });
    return { name: name || `Player ${index + 1}`, id };
  });
  return { problems, name: parsed.success ? parsed.data : row.team, players };
}

const wrongIdTexts = {
  rounded: texts.idRounded,
  discord: texts.idDiscord,
  form: texts.idForm,
} as const;

function clashesOf(
  players: readonly { id: string }[],
  { facts, above }: { facts: Index; above: Seen },
): Problem[] {
  return players.flatMap(({ id }, index) => {
    if (id === '') return [];
    const at = `player${index + 1}`;
    const entry = facts.entryOf.get(id);
    if (entry) return [{ at, said: texts.idInEvent({ id, team: entry.name }) }];
    const team = above.ids.get(id);
    return team === undefined ? [] : [{ at, said: texts.idTwice({ id, team }) }];
  });
}
