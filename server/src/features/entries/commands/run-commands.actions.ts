import { isAdmin } from '@one-dream/contract/duties.ts';
import { commonTexts } from '../../../common.texts.ts';
import { AppError } from '../../../errors.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { newId } from '../../../platform/secrets.ts';
import type { Work } from '../../../platform/work/work.ts';
import { teamNameKey } from '../../teams/teams.rules.ts';
import { phaseOfRow } from '../../tournaments/tournaments.rules.ts';
import {
  type LockedTeam,
  lockTournamentAndTeams,
  type TournamentRow,
} from '../../tournaments/tournaments.shared.queries.ts';
import { checkInDay } from '../daily-check-in.rules.ts';
import { type EntryStep, entryEligibility } from '../entries.hooks.ts';
import { listRoomSlots } from '../room-slots.queries.ts';
import { applyCommand } from './apply.rules.ts';
import type { CommandAnswer, EntryCommand } from './commands.ts';
import { playerOf } from './correct.rules.ts';
import { toPlayer, toPlayers } from './enter.rules.ts';
import * as queries from './entries-state.queries.ts';
import type { CurrentTeam, EntriesState, RosterPlayer } from './entries-state.ts';
import * as entriesState from './entries-state.ts';
import { recordEntryEvents } from './entry.events.ts';
import { playersOf } from './guest.rules.ts';
import { toEntry } from './to-entry.ts';
import { writeEntriesState } from './write-entries-state.ts';

export type CommandOutcome = { answer: CommandAnswer } | { refusal: AppError };

/**
 * Serves commands for one tournament in one transaction: locks teams in the order of their ids, then the tournament,
 * and applies each command in turn to what its predecessors left. Granted changes are written in bulk, in a number
 * of statements that does not grow with the commands. A refused command changes nothing.
 * @throws a constraint violation by a write that bypassed the commands: nothing is written then
 */
export async function runEntryCommands(
  work: Work,
  {
    tournamentId,
    commands,
    isTrial = false,
  }: {
    tournamentId: string;
    commands: readonly EntryCommand[];
    /** A dry run: nothing is written and nobody is notified. */
    isTrial?: boolean;
  },
): Promise<CommandOutcome[]> {
  const teamIds = [
    ...new Set(commands.flatMap((command) => ('teamId' in command && command.teamId) || [])),
  ];
  const now = work.now();
  const lock = await lockTournamentAndTeams(work.db, { id: tournamentId, teamIds });
  const rows = await readEntriesState(work.db, { tournamentId, teamIds, commands, now });
  const locked = await lock();
  if (!locked)
    return commands.map(() => ({
      refusal: new AppError('NOT_FOUND', commonTexts.noTournament),
    }));
  const current = await loadEntriesState(work, { locked, rows, commands, now });
  const outcomes = commands.map((command): CommandOutcome => {
    try {
      return { answer: applyCommand(current, { command, newId }) };
    } catch (error) {
      if (error instanceof AppError) return { refusal: error };
      throw error;
    }
  });
  if (current.events.length > 0 && !isTrial) {
    await writeEntriesState(work.db, current);
    await recordEntryEvents(work, current);
  }
  return locked.drawn_at ? withRoomSlots(work.db, outcomes) : outcomes;
}

/** Adds the slots given by the draw, to newcomers of this batch too. */
async function withRoomSlots(
  db: Db,
  outcomes: readonly CommandOutcome[],
): Promise<CommandOutcome[]> {
  const standings = outcomes.flatMap((one) => ('answer' in one ? (one.answer.standing ?? []) : []));
  const slots = await listRoomSlots(
    db,
    standings.map(({ entryId }) => entryId),
  );
  return outcomes.map((outcome) => {
    const standing = 'answer' in outcome ? outcome.answer.standing : undefined;
    if (!('answer' in outcome) || !standing || standing.slot === null) return outcome;
    const slot = slots.get(standing.entryId) ?? standing.slot;
    return { answer: { ...outcome.answer, standing: { ...standing, slot } } };
  });
}

/** Reads the current entries; the tournament and its teams must be locked first. */
function readEntriesState(
  db: Db,
  {
    tournamentId,
    teamIds,
    commands,
    now,
  }: {
    tournamentId: string;
    teamIds: readonly string[];
    commands: readonly EntryCommand[];
    now: Date;
  },
): Promise<queries.EntriesStateRows> {
  const entryIds = commands.flatMap((command) => [
    ...('entryId' in command ? [command.entryId] : []),
    ...('byEntryId' in command ? [command.byEntryId] : []),
  ]);
  return queries.readEntriesState(db, {
    tournamentId,
    teamIds,
    entryIds,
    whole: commands.some(({ kind }) => kind === 'close-check-in'),
    now,
    newcomers: commands.length,
  });
}

async function loadEntriesState(
  work: Work,
  {
    locked: { teams: lockedTeams, ...tournament },
    rows,
    commands,
    now,
  }: {
    locked: TournamentRow & { teams: LockedTeam[] };
    rows: queries.EntriesStateRows;
    commands: readonly EntryCommand[];
    now: Date;
  },
): Promise<EntriesState> {
  const { id: tournamentId } = tournament;
  const teams = queries.groupMembers({ teams: lockedTeams, members: rows.members });
  const newcomers = [
    ...commands.flatMap((command) => newcomersOf(command, teams)),
    ...playersLetIn(commands, rows.entries),
  ];
  const holders = await queries.listHolders(work.db, {
    tournamentId,
    userIds: newcomers.flatMap(({ userId }) => userId ?? []),
    keys: newcomers.map(({ inGameIdKey }) => inGameIdKey),
  });
  const names = takesNames(tournament, commands)
    ? await queries.listTakenNames(work.db, tournamentId)
    : async () => [];
  const current: EntriesState = {
    tournament,
    type: tournament.type,
    phase: phaseOfRow(tournament, now),
    now,
    day: checkInDay(tournament, now),
    teams,
    entries: new Map(),
    byTeam: new Map(),
    waiting: new Set(),
    freeSlots: rows.free,
    used: tournament.slots_used,
    lastQueueNo: rows.lastQueueNo,
    takenNames: new Map(),
    takenUsers: new Map(),
    takenKeys: new Map(),
    hosts: await findHosts(work, { tournamentId, commands }),
    events: [],
    refusals: new Map(),
    barred: new Map(),
    checkIns: new Map(),
  };
  for (const row of rows.entries) entriesState.add(current, toEntry(row));
  Object.assign(current, await checkEligibility(work, { current, commands }));
  for (const { id, team_name } of await names()) current.takenNames.set(teamNameKey(team_name), id);
  for (const { user_id, key, entry_id, team_name } of await holders()) {
    const holder = { entryId: entry_id, teamName: team_name };
    if (user_id) current.takenUsers.set(user_id, holder);
    current.takenKeys.set(key, holder);
  }
  return current;
}

/** Whether a command gives a team a name, or enters one whose name a guest may have. */
function takesNames(
  { guests }: Pick<TournamentRow, 'guests'>,
  commands: readonly EntryCommand[],
): boolean {
  if (commands.some((command) => command.kind === 'correct' && command.name !== undefined))
    return true;
  return guests && commands.some(({ kind }) => steps[kind] === 'registration' || kind === 'claim');
}

/** Players that a command would add to a roster. */
function newcomersOf(
  command: EntryCommand,
  teams: ReadonlyMap<string, CurrentTeam>,
): RosterPlayer[] {
  if (command.kind === 'bring-in-guest' || command.kind === 'guest-complete')
    return playersOf(command);
  if (command.kind === 'correct') return command.player ? [playerOf(command.player)] : [];
  const roster = 'teamId' in command ? teams.get(command.teamId) : undefined;
  if (!roster) return [];
  const isEntering =
    command.kind === 'register' ||
    command.kind === 'join-waitlist' ||
    command.kind === 'claim' ||
    command.kind === 'bring-in-team' ||
    command.kind === 'reserve';
  if (isEntering) return toPlayers(roster);
  if (command.kind === 'set-lineup')
    return roster.members.filter(({ id }) => command.userIds.includes(id)).map(toPlayer);
  if (command.kind !== 'swap-player') return [];
  return roster.members.filter(({ id }) => id === command.inUserId).map(toPlayer);
}

/** Players of entries let in again: another entry may hold them by now. */
function playersLetIn(
  commands: readonly EntryCommand[],
  entries: readonly queries.EntryRow[],
): RosterPlayer[] {
  const ids = commands.flatMap((command) =>
    command.kind === 'undo-no-show' ? [command.entryId] : [],
  );
  return entries.filter(({ id }) => ids.includes(id)).flatMap(({ players }) => players);
}

const steps: Partial<Record<EntryCommand['kind'], EntryStep>> = {
  register: 'registration',
  reserve: 'registration',
  'bring-in-guest': 'registration',
  'bring-in-team': 'registration',
  'guest-check-in': 'check-in',
  'guest-complete': 'roster-swap',
  'join-waitlist': 'registration',
  claim: 'claim',
  'check-in': 'check-in',
  'swap-player': 'roster-swap',
  'set-lineup': 'roster-swap',
  'undo-no-show': 'promotion',
  correct: 'roster-swap',
};

/** Asks other features about all candidates together: the teams of the commands, and those that could move up. */
async function checkEligibility(
  work: Work,
  { current, commands }: { current: EntriesState; commands: readonly EntryCommand[] },
): Promise<Pick<EntriesState, 'refusals' | 'barred'>> {
  const refusals = new Map<object, AppError>();
  const barred = new Map<string, AppError>();
  const asking = commands.flatMap((command) => {
    const step = steps[command.kind];
    if (!step || !('teamId' in command)) return [];
    const entry = 'entryId' in command ? current.entries.get(command.entryId) : undefined;
    const isOwnRoster =
      command.kind === 'check-in' ||
      command.kind === 'guest-check-in' ||
      command.kind === 'undo-no-show';
    const players = isOwnRoster ? (entry?.players ?? []) : newcomersOf(command, current.teams);
    const refuse = (refusal: AppError) => {
      if (!refusals.has(command)) refusals.set(command, refusal);
    };
    const isGuest = command.kind === 'bring-in-guest' || entry?.guest === 'guest';
    return { step, teamId: command.teamId, isGuest, players, refuse };
  });
  // The players of a waiting team are checked as candidates for moving up.
  const claiming = commands.flatMap((command) => {
    const own = command.kind === 'claim' ? (current.byTeam.get(command.teamId) ?? []) : [];
    const entry = own.find(({ state }) => entriesState.isWaiting(state));
    if (!entry) return [];
    const refuse = (refusal: AppError) => void refusals.set(entry, refusal);
    return { step: 'claim' as const, teamId: entry.teamId, isGuest: false, players: [], refuse };
  });
  const waiting = [...current.waiting].map(({ id, teamId, guest, players }) => ({
    step: 'promotion' as const,
    teamId,
    isGuest: guest === 'guest',
    players,
    refuse: (refusal: AppError) => void barred.set(id, refusal),
  }));
  const candidates = [...asking, ...claiming, ...waiting];
  if (candidates.length > 0)
    await work.runHook(entryEligibility, {
      tournament: current.tournament,
      candidates,
      refuse: (candidate, refusal) => candidates.find((one) => one === candidate)?.refuse(refusal),
    });
  return { refusals, barred };
}

async function findHosts(
  work: Work,
  { tournamentId, commands }: { tournamentId: string; commands: readonly EntryCommand[] },
): Promise<Map<string, string>> {
  const asking = commands.filter(
    (command) =>
      'entryId' in command ||
      command.kind === 'fill' ||
      command.kind === 'remove' ||
      command.kind === 'bring-in-guest' ||
      command.kind === 'bring-in-team',
  );
  const viewers = asking
    .flatMap((command) => ('viewer' in command ? [command.viewer] : []))
    .filter(({ isShutOut }) => !isShutOut);
  const admins = viewers.filter(isAdmin).map(({ id }) => id);
  const others = viewers.filter((viewer) => !isAdmin(viewer)).map(({ id }) => id);
  const hosts = await queries.listHosts(work.db, {
    ...{ tournamentId, admins, others, now: work.now() },
  });
  return new Map(hosts.map(({ id, in_game_id }) => [id, in_game_id]));
}
