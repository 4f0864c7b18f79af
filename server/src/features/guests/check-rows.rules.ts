import type { GuestRowState } from '@one-dream/contract/features/guests/guests.values.ts';
import { teamName } from '@one-dream/contract/features/teams/teams.ts';
import type { TournamentType } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { inGameName } from '@one-dream/contract/features/users/users.ts';
import { minimumPlayers, teamMaxPlayers } from '@one-dream/contract/limits.ts';
import { withoutInvisible } from '@one-dream/contract/text.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { isNobodysName, teamNameKey } from '../teams/teams.rules.ts';
import { rowTexts as texts } from './guests.texts.ts';
import type { SheetRow } from './sheet/read-rows.ts';

/** An existing team, by its comparison keys. */
export interface KnownTeam {
  teamId: string;
  name: string;
  ids: ReadonlySet<string>;
}

export interface SheetFacts {
  type: TournamentType;
  /** Teams with accounts that have one of the names, or one of the game ids. */
  teams: readonly KnownTeam[];
  /** Entries of the tournament that are in or wait. */
  entries: readonly KnownTeam[];
  /** Its name. */
  organisation: string;
}

export interface Problem {
  at: string;
  said: Translatable;
}

export interface CheckedRow {
  state: GuestRowState;
  problems: Problem[];
  row: SheetRow;
  /** Id of a known team. */
  teamId: string | null;
  /** For a double, the entry's team. */
  name: string;
  players: { name: string; id: string }[];
  /** For a replaced row: the row with the team's last answer. */
  instead?: number | undefined;
}

/**
 * Judges every row by existing data and the rows above it: of those that clash, the first stays. A team that answered again
 * with other players is judged by its last answer; those before are `replaced`.
 */
export function checkRows(rows: readonly SheetRow[], facts: SheetFacts): CheckedRow[] {
  const index = indexFacts(facts);
  const above: Seen = { names: new Map(), ids: new Map() };
  const all = rows.map((row) => readable(row, facts.organisation));
  const answers = findAnswers(all);
  return rows.map((row, no) => {
    const { last, problems = [] } = answers[no] ?? {};
    const own = all[no];
    if (last !== undefined && last !== no && own?.problems.length === 0) {
      const { name, players } = own;
      return { row, name, players, teamId: null, state: 'replaced', instead: last, problems };
    }
    const checked = judgeRow(row, {
      facts: index,
      above,
      type: facts.type,
      organisation: facts.organisation,
    });
    if (checked.state !== 'wrong' && checked.state !== 'double') remember(above, checked);
    return { ...checked, problems: [...checked.problems, ...problems, ...notesOf(row)] };
  });
}

/** Notes on data that was left out of a row; they do not make it wrong. */
function notesOf({ hasMorePhones, hasDiscordIds }: SheetRow): Problem[] {
  return [
    ...(hasMorePhones ? [{ at: 'captain', said: texts.morePhones }] : []),
    ...(hasDiscordIds ? [{ at: 'players', said: texts.discordIds }] : []),
  ];
}

type Readable = ReturnType<typeof readable>;

/**
 * Finds rows in which one team answered differently: the last of them, and the difference. Rows are of one team if they have the
 * same name and half of the ids, or more than half of the ids.
 */
function findAnswers(
  rows: readonly Readable[],
): ({ last: number; problems: Problem[] } | undefined)[] {
  const byName = new Map<string, number>();
  const byId = new Map<string, number>();
  const groups: number[][] = [];
  const groupOf: (number[] | undefined)[] = [];
  for (const [no, { name, players }] of rows.entries()) {
    // A row without players corrects no other answer.
    if (players.length === 0) continue;
    const ids = idsOf(players);
    const key = teamNameKey(name);
    const named = name === '' ? undefined : byName.get(key);
    const owners = ids.flatMap((id) => byId.get(id) ?? []);
    const owner = owners.find(
      (one) => owners.filter((each) => each === one).length * 2 > ids.length,
    );
    const isNamed = named !== undefined && agrees(ids, new Set(idsOf(rows[named]?.players ?? [])));
    const before = isNamed ? named : owner;
    const group = before === undefined ? undefined : groupOf[before];
    if (group) group.push(no);
    else groups.push([no]);
    groupOf[no] = group ?? groups.at(-1);
    if (name !== '' && (named === undefined || isNamed)) byName.set(key, no);
    for (const id of ids) if (group || !byId.has(id)) byId.set(id, no);
  }
  const answers: ReturnType<typeof findAnswers> = rows.map(() => undefined);
  for (const group of groups) {
    const [first, ...others] = group.map((no) => rows[no]);
    if (!first || others.every((one) => one && isSameAnswer(first, one))) continue;
    const last = group.at(-1) ?? 0;
    for (const [at, no] of group.entries()) {
      const [own, other] = [rows[no], rows[group[no === last ? at - 1 : group.length - 1] ?? 0]];
      if (own && other)
        answers[no] = { last, problems: [{ at: 'team', said: differenceOf(own, other) }] };
    }
  }
  return answers;
}

const isSameAnswer = (one: Readable, other: Readable) =>
  JSON.stringify([one.name, one.players, one.captain]) ===
  JSON.stringify([other.name, other.players, other.captain]);

/** Describes which players, and which name, only one of two answers has. */
function differenceOf(own: Readable, other: Readable): Translatable {
  const only = ({ name, players }: Readable, than: Readable) => [
    ...(name === than.name ? [] : [name]),
    ...players
      .filter(
        (one) => !than.players.some(({ name: named, id }) => id === one.id && named === one.name),
      )
      .map((player) => `${player.name} ${player.id}`.trim()),
  ];
  const [now, before] = [only(own, other), only(other, own)];
  if (now.length + before.length === 0) return texts.againOther;
  return texts.again({
    now: now.join(', ') || texts.nobodyElse,
    before: before.join(', ') || texts.nobodyElse,
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
  /** Ids of the teams that are in or wait. */
  teamsIn: ReadonlySet<string>;
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
    teamsIn: new Set(entries.map(({ teamId }) => teamId)),
  };
}

function remember(above: Seen, { name, players }: CheckedRow): void {
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
  {
    facts,
    above,
    type,
    organisation,
  }: { facts: Index; above: Seen; type: TournamentType; organisation: string },
): CheckedRow {
  const { problems, name, players } = readable(row, organisation);
  const ids = idsOf(players);
  const checked = { row, name, players, teamId: null };
  const wrong = (text: Translatable): CheckedRow => ({
    ...checked,
    state: 'wrong',
    problems: [...problems, { at: 'team', said: text }],
  });
  const key = teamNameKey(name);
  const twin = above.names.get(key);
  if (name !== '' && twin)
    return agrees(ids, twin.ids)
      ? { ...checked, state: 'double', problems: [{ at: 'team', said: texts.isTwice }] }
      : wrong(texts.nameTwice);
  const entry = facts.entries.get(key);
  if (name !== '' && entry)
    return agrees(ids, entry.ids)
      ? { ...checked, state: 'double', problems: [{ at: 'team', said: texts.isIn }] }
      : wrong(texts.nameInEvent);
  const known = findKnown({ key, ids, facts });
  if (known && facts.teamsIn.has(known.teamId))
    return { ...checked, state: 'double', problems: [{ at: 'team', said: texts.isIn }] };
  const clashes = clashesOf(players, facts, above);
  if (problems.length + clashes.length > 0)
    return { ...checked, state: 'wrong', problems: [...problems, ...clashes] };
  if (known) return asKnown(checked, known);
  if (facts.teams.has(key)) return wrong(texts.nameKnown);
  return asGuest(checked, type);
}

/**
 * Finds the team with accounts that a row means: by name, with half of the ids or none to compare; or by more than half of its
 * ids, and at least two, under any name. A single id must not enter a whole team, or reveal whose id it is.
 */
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
  return owners.find((team) => {
    const matching = owners.filter(({ teamId }) => teamId === team.teamId).length;
    return matching > 1 && matching * 2 > ids.length;
  });
}

type Checked = Omit<CheckedRow, 'state' | 'problems'>;

function asKnown(checked: Checked, known: KnownTeam): CheckedRow {
  const hasOtherName = teamNameKey(checked.name) !== teamNameKey(known.name);
  return {
    ...checked,
    state: 'known',
    teamId: known.teamId,
    problems: hasOtherName ? [{ at: 'team', said: texts.knownAs({ team: known.name }) }] : [],
  };
}

function asGuest(checked: Checked, type: TournamentType): CheckedRow {
  const { players } = checked;
  const needed = minimumPlayers[type];
  const ready = idsOf(players).length;
  if (ready >= needed) return { ...checked, state: 'guest', problems: [] };
  if (ready > 0 && players.length < needed)
    return {
      ...checked,
      state: 'wrong',
      problems: [{ at: 'players', said: texts.tooFew({ needed, count: players.length }) }],
    };
  return { ...checked, state: 'incomplete', problems: [{ at: 'players', said: texts.idsToCome }] };
}

/** The row as it would be stored, with its problems. */
function readable(
  row: SheetRow,
  organisation: string,
): {
  problems: Problem[];
  name: string;
  players: { name: string; id: string }[];
  captain: SheetRow['captain'];
} {
  const problems: Problem[] = [];
  const parsed = teamName.safeParse(row.team);
  if (!parsed.success)
    problems.push({ at: 'team', said: row.team === '' ? texts.teamMissing : texts.teamName });
  else if (isNobodysName(parsed.data, organisation))
    problems.push({ at: 'team', said: texts.nobodysName({ name: parsed.data }) });
  if (row.players.length > teamMaxPlayers)
    problems.push({ at: 'players', said: texts.tooMany({ most: teamMaxPlayers }) });
  const seen = new Set<string>();
  const players = row.players
    .slice(0, teamMaxPlayers)
    .map(({ name: typed, id, wrongId }, index) => {
      const name = withoutInvisible(typed).replace(/\s+/g, ' ').trim();
      const at = `player${index + 1}`;
      if (wrongId) problems.push({ at, said: wrongIdTexts[wrongId.kind]({ cell: wrongId.text }) });
      if (id !== '' && seen.has(id)) problems.push({ at, said: texts.idTwiceHere({ id }) });
      seen.add(id);
      if (name !== '' && !inGameName.safeParse(name).success)
        problems.push({ at, said: texts.playerName });
      return { name: name || `Player ${index + 1}`, id };
    });
  return { problems, name: parsed.success ? parsed.data : row.team, players, captain: row.captain };
}

const wrongIdTexts = {
  rounded: texts.idRounded,
  discord: texts.idDiscord,
  form: texts.idForm,
} as const;

function clashesOf(players: readonly { id: string }[], facts: Index, above: Seen): Problem[] {
  return players.flatMap(({ id }, index) => {
    if (id === '') return [];
    const at = `player${index + 1}`;
    const entry = facts.entryOf.get(id);
    if (entry) return [{ at, said: texts.idInEvent({ id, team: entry.name }) }];
    const team = above.ids.get(id);
    return team === undefined ? [] : [{ at, said: texts.idTwice({ id, team }) }];
  });
}
