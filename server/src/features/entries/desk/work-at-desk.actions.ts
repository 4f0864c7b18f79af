import { isAdmin } from '@one-dream/contract/duties.ts';
import { matchDayOf } from '@one-dream/contract/features/tournaments.phases.ts';
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
import { type EntryDoor, entryEligibility } from '../entries.hooks.ts';
import { listRoomSlots } from '../room-slots.queries.ts';
import * as books from './book.ts';
import * as queries from './desk.queries.ts';
import { tellOfDesk } from './desk-notices.actions.ts';
import { toPlayer, toPlayers } from './enter.rules.ts';
import { toGuestPlayer } from './guest.rules.ts';
import { judge } from './judge.rules.ts';
import type { DeskAnswer, DeskRequest } from './requests.ts';
import { toEntry } from './to-entry.ts';
import { writeBook } from './write-book.ts';

/** The outcome of a request: an answer or a refusal. */
export type DeskOutcome = { answer: DeskAnswer } | { refusal: AppError };

/**
 * Serves requests for one tournament in one transaction: locks teams in the order of their ids, then the tournament,
 * and judges each request in turn by the state its predecessors left. Granted changes are written in bulk, in a number
 * of statements that does not grow with the requests. A refused request changes nothing.
 * @throws a constraint violation by a write that bypassed the desk: nothing is written then
 */
export async function workAtDesk(
  work: Work,
  {
    tournamentId,
    requests,
    isTrial = false,
  }: {
    tournamentId: string;
    requests: readonly DeskRequest[];
    /** A dry run: nothing is written and nobody is told. */
    isTrial?: boolean;
  },
): Promise<DeskOutcome[]> {
  const teamIds = [...new Set(requests.flatMap((request) => teamOf(request) ?? []))];
  const now = work.now();
  const lock = await lockTournamentAndTeams(work.db, { id: tournamentId, teamIds });
  const rows = await readBook(work.db, { tournamentId, teamIds, requests, now });
  const locked = await lock();
  if (!locked) return requests.map(() => ({ refusal: noTournament() }));
  const book = await openBook(work, { locked, rows, requests, now });
  const outcomes = requests.map((request): DeskOutcome => {
    try {
      return { answer: judge(book, { request, newId }) };
    } catch (error) {
      if (error instanceof AppError) return { refusal: error };
      throw error;
    }
  });
  if (book.events.length > 0 && !isTrial) {
    await writeBook(work.db, book);
    await tellOfDesk(work, book);
    work.live.tournamentChanged(tournamentId);
  }
  return locked.drawn_at ? withRoomSlots(work.db, outcomes) : outcomes;
}

/** Adds the slots given by the draw, to newcomers of this batch too. */
async function withRoomSlots(db: Db, outcomes: readonly DeskOutcome[]): Promise<DeskOutcome[]> {
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

/** Reads the book to judge by; the tournament and its teams must be locked first. */
function readBook(
  db: Db,
  {
    tournamentId,
    teamIds,
    requests,
    now,
  }: {
    tournamentId: string;
    teamIds: readonly string[];
    requests: readonly DeskRequest[];
    now: Date;
  },
): Promise<queries.BookRows> {
  const entryIds = requests.flatMap((request) => [
    ...('entryId' in request ? [request.entryId] : []),
    ...('byEntryId' in request ? [request.byEntryId] : []),
  ]);
  return queries.readBook(db, {
    tournamentId,
    teamIds,
    entryIds,
    whole: requests.some(({ kind }) => kind === 'close-check-in'),
    day: matchDayOf(now),
    newcomers: requests.length,
  });
}

async function openBook(
  work: Work,
  {
    locked: { teams: lockedTeams, ...tournament },
    rows,
    requests,
    now,
  }: {
    locked: TournamentRow & { teams: LockedTeam[] };
    rows: queries.BookRows;
    requests: readonly DeskRequest[];
    now: Date;
  },
): Promise<books.Book> {
  const { id: tournamentId } = tournament;
  const teams = queries.groupMembers({ teams: lockedTeams, members: rows.members });
  const newcomers = [
    ...requests.flatMap((request) => newcomersOf(request, teams)),
    ...playersLetIn(requests, rows.entries),
  ];
  const holders = await queries.listHolders(work.db, {
    tournamentId,
    userIds: newcomers.flatMap(({ userId }) => userId ?? []),
    keys: newcomers.map(({ inGameIdKey }) => inGameIdKey),
  });
  const names = takesNames(tournament, requests)
    ? await queries.listTakenNames(work.db, tournamentId)
    : async () => [];
  const book: books.Book = {
    tournament,
    type: tournament.type,
    phase: phaseOfRow(tournament, now),
    now,
    day: matchDayOf(now),
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
    hosts: await findHosts(work, { tournamentId, requests }),
    events: [],
    refusals: new Map(),
    barred: new Map(),
    checkIns: new Map(),
  };
  for (const row of rows.entries) books.add(book, toEntry(row));
  Object.assign(book, await askAtDoors(work, { book, requests }));
  for (const { id, team_name } of await names()) book.takenNames.set(teamNameKey(team_name), id);
  for (const { user_id, key, entry_id, team_name } of await holders()) {
    const holder = { entryId: entry_id, teamName: team_name };
    if (user_id) book.takenUsers.set(user_id, holder);
    book.takenKeys.set(key, holder);
  }
  return book;
}

/** Whether a request enters a team whose name a guest may have. */
function takesNames(
  { guests }: Pick<TournamentRow, 'guests'>,
  requests: readonly DeskRequest[],
): boolean {
  return guests && requests.some(({ kind }) => doors[kind] === 'registration' || kind === 'claim');
}

/** Players that a request would add to a roster. */
function newcomersOf(
  request: DeskRequest,
  teams: ReadonlyMap<string, books.BookTeam>,
): books.RosterPlayer[] {
  if (request.kind === 'bring-in-guest' || request.kind === 'guest-complete')
    return request.players.map(toGuestPlayer);
  const roster = 'teamId' in request ? teams.get(request.teamId) : undefined;
  if (!roster) return [];
  const isEntering =
    request.kind === 'register' ||
    request.kind === 'join-waitlist' ||
    request.kind === 'claim' ||
    request.kind === 'bring-in-team' ||
    request.kind === 'reserve';
  if (isEntering) return toPlayers(roster);
  if (request.kind === 'set-lineup')
    return roster.members.filter(({ id }) => request.userIds.includes(id)).map(toPlayer);
  if (request.kind !== 'swap-player') return [];
  return roster.members.filter(({ id }) => id === request.inUserId).map(toPlayer);
}

/** Players of entries let in again: another entry may hold them by now. */
function playersLetIn(
  requests: readonly DeskRequest[],
  entries: readonly queries.EntryRow[],
): books.RosterPlayer[] {
  const ids = requests.flatMap((request) =>
    request.kind === 'undo-no-show' ? [request.entryId] : [],
  );
  return entries.filter(({ id }) => ids.includes(id)).flatMap(({ players }) => players);
}

const doors: Partial<Record<DeskRequest['kind'], EntryDoor>> = {
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
};

/** Asks other features about everybody at a door, and about candidates for moving up, all together. */
async function askAtDoors(
  work: Work,
  { book, requests }: { book: books.Book; requests: readonly DeskRequest[] },
): Promise<Pick<books.Book, 'refusals' | 'barred'>> {
  const refusals = new Map<object, AppError>();
  const barred = new Map<string, AppError>();
  const asking = requests.flatMap((request) => {
    const door = doors[request.kind];
    if (!door || !('teamId' in request)) return [];
    const entry = 'entryId' in request ? book.entries.get(request.entryId) : undefined;
    const isOwnRoster =
      request.kind === 'check-in' ||
      request.kind === 'guest-check-in' ||
      request.kind === 'undo-no-show';
    const players = isOwnRoster ? (entry?.players ?? []) : newcomersOf(request, book.teams);
    const refuse = (refusal: AppError) => {
      if (!refusals.has(request)) refusals.set(request, refusal);
    };
    const isGuest = request.kind === 'bring-in-guest' || entry?.guest === 'guest';
    return { door, teamId: request.teamId, isGuest, players, refuse };
  });
  const waiting = [...book.waiting].map(({ id, teamId, guest, players }) => ({
    door: 'promotion' as const,
    teamId,
    isGuest: guest === 'guest',
    players,
    refuse: (refusal: AppError) => void barred.set(id, refusal),
  }));
  const candidates = [...asking, ...waiting];
  if (candidates.length > 0)
    await work.tell(entryEligibility, {
      tournament: book.tournament,
      candidates,
      refuse: (candidate, refusal) => candidates.find((one) => one === candidate)?.refuse(refusal),
    });
  return { refusals, barred };
}

async function findHosts(
  work: Work,
  { tournamentId, requests }: { tournamentId: string; requests: readonly DeskRequest[] },
): Promise<Set<string>> {
  const asking = requests.filter(
    (request) =>
      'entryId' in request ||
      request.kind === 'fill' ||
      request.kind === 'bring-in-guest' ||
      request.kind === 'bring-in-team',
  );
  const viewers = asking
    .flatMap((request) => ('viewer' in request ? [request.viewer] : []))
    .filter(({ isShutOut }) => !isShutOut);
  const admins = viewers.filter(isAdmin).map(({ id }) => id);
  const others = viewers.filter((viewer) => !isAdmin(viewer)).map(({ id }) => id);
  return new Set([
    ...admins,
    ...(await queries.listHosts(work.db, { tournamentId, userIds: others, now: work.now() })),
  ]);
}

function teamOf(request: DeskRequest): string | undefined {
  return 'teamId' in request ? request.teamId : undefined;
}

export function noTournament(): AppError {
  return new AppError('NOT_FOUND', commonTexts.noTournament);
}
