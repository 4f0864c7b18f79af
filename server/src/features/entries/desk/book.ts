import {
  isLocked,
  type TournamentPhase,
  waitlistLimit,
} from '@one-dream/contract/features/tournaments.phases.ts';
import type {
  DeclarationKind,
  EntryState,
  TournamentType,
} from '@one-dream/contract/features/tournaments.ts';
import type { Viewer } from '../../../calls/viewer.ts';
import type { AppError } from '../../../errors.ts';
import type { MemberRow, TeamRow } from '../../teams/teams.presenters.ts';
import { teamNameKey } from '../../teams/teams.rules.ts';
import type { TournamentRow } from '../../tournaments/tournaments.shared.queries.ts';
import type { DailyRow } from '../daily-check-in.rules.ts';

/** A player as a roster keeps them. */
export interface RosterPlayer {
  /** `null` where the account is gone. */
  userId: string | null;
  name: string;
  inGameName: string;
  inGameId: string;
  inGameIdKey: string;
  inGameRole: string;
  discordId: string;
}

/** The leader's data kept with a new entry, for the export. */
export interface KeptLeader {
  email: string;
  discordId: string;
  discordUsername: string;
}

export interface BookEntry {
  id: string;
  teamId: string;
  teamName: string;
  teamLogo: string;
  state: EntryState;
  slot: number | null;
  queueNo: number | null;
  skipReason: string;
  stateReason: string;
  withdrawAskedAt: Date | null;
  withdrawReason: string;
  replacesId: string | null;
  /** In the order of the lineup: who starts, then the substitutes. */
  players: RosterPlayer[];
  /** Said for the day of the book. */
  isCheckedIn: boolean;
  /** As it was when the book was opened; undefined for an entry made since. */
  was?: { state: EntryState; slot: number | null } | undefined;
  /** Without accounts, and whether a team has taken it over since: its roster goes by game ids. */
  guest: 'guest' | 'claimed' | null;
  /** Only of an entry made since. */
  made?: { leader: KeptLeader; declarations: DeclarationKind[]; isReserved: boolean } | undefined;
}

export type BookMember = Omit<MemberRow, 'created_at'>;

export interface BookTeam {
  team: Pick<TeamRow, 'id' | 'name' | 'logo' | 'leader_id'>;
  /** In the order in which they joined. */
  members: BookMember[];
}

/** An event of an entry, to be told and logged. */
export interface DeskEvent {
  kind:
    | 'registered'
    | 'cancelled'
    | 'removed'
    | 'team-gone'
    | 'waitlisted'
    | 'promoted'
    | 'claimed'
    | 'checked-in'
    | 'check-in-undone'
    | 'no-show'
    | 'no-show-undone'
    | 'disqualified'
    | 'withdrawal-asked'
    | 'withdrawal-refused'
    | 'withdrawal-granted'
    | 'player-swapped'
    | 'lineup-set'
    | 'replaced'
    | 'passed-over'
    | 'not-passed-over'
    | 'brought-in'
    | 'taken-back'
    | 'guest-completed';
  entry: BookEntry;
  /** Actor; undefined for the clock, the queue and a team link. */
  viewer: Viewer | undefined;
  byLink?: true | undefined;
  /** The slot that it is about, also where the entry has it no more. */
  slot: number | null;
  reason?: string | undefined;
  /** The two players of a swap. */
  swap?: { out: RosterPlayer; in: RosterPlayer } | undefined;
  /** The roster before, of a lineup. */
  before?: RosterPlayer[] | undefined;
}

/**
 * A tournament as its desk works on it: opened under the tournament's lock, changed by each request in its turn,
 * written back as a whole. Requests are judged by what those before them left.
 */
export interface Book {
  tournament: TournamentRow;
  type: TournamentType;
  phase: TournamentPhase;
  now: Date;
  /** YYYY-MM-DD, IST: of check-ins. */
  day: string;
  teams: ReadonlyMap<string, BookTeam>;
  entries: Map<string, BookEntry>;
  byTeam: Map<string, BookEntry[]>;
  /** Those of them in the waitlist, in no order. */
  waiting: Set<BookEntry>;
  /** Free slots, lowest first; as many as the requests can take. */
  freeSlots: number[];
  used: number;
  lastQueueNo: number;
  /** Names of who is in or waits, by what tells them apart; only where guests may come in. */
  takenNames: Map<string, string>;
  /** Which entry holds a user, or a game id, with its team's name. */
  takenUsers: Map<string, Holder>;
  takenKeys: Map<string, Holder>;
  /** May decide for others in this tournament. */
  hosts: ReadonlySet<string>;
  events: DeskEvent[];
  /** Refusals by features above. */
  refusals: ReadonlyMap<object, AppError>;
  /** Refusals of waiting entries: these keep their number and are passed over. */
  barred: ReadonlyMap<string, AppError>;
  /** Check-ins of the day to write, or to take back, by entry. */
  checkIns: Map<string, { byUserId: string | null } | null>;
}

/** As much of a book as says what somebody may do about an entry: for judging a request, and for offering it. */
export type Context = Pick<Book, 'phase' | 'now' | 'day' | 'teams' | 'hosts'> & {
  tournament: DailyRow & Pick<TournamentRow, 'type' | 'min_lineup'>;
};

/** As `Context`, for who runs the tournament: places and the waitlist belong to it. */
export type HostContext = Context &
  Pick<Book, 'used' | 'waiting' | 'barred'> & { tournament: Pick<TournamentRow, 'slot_total'> };

export interface Holder {
  entryId: string;
  teamName: string;
}

export const isPlaced = (state: EntryState) => state === 'registered' || state === 'checked_in';
export const isWaiting = (state: EntryState) =>
  state === 'waitlisted' || state === 'waitlist_ready';
/** Registered or waiting: it holds its players, and its team has no second entry. */
export const isLive = (state: EntryState) => isPlaced(state) || isWaiting(state);

/** The waitlist in its order. */
export function queueOf(book: Book): BookEntry[] {
  return [...book.waiting].sort((one, other) => (one.queueNo ?? 0) - (other.queueNo ?? 0));
}

/** From 1; null where the entry does not wait. */
export function placeOf(book: Book, entry: BookEntry): number | null {
  const index = queueOf(book).indexOf(entry);
  return index < 0 ? null : index + 1;
}

export function vacant({
  tournament,
  used,
}: Pick<Book, 'used'> & { tournament: Pick<TournamentRow, 'slot_total'> }): number {
  return Math.max(0, tournament.slot_total - used);
}

/** Before check-in opens everybody in the queue may move up; from then on only who is ready. */
export function needsReady({ phase }: Pick<Book, 'phase'>): boolean {
  return phase === 'check-in' || isLocked(phase);
}

/** The next entry for a free place. */
export function nextInQueue(book: Book): BookEntry | undefined {
  return queueOf(book).find((entry) => mayMoveUp(book, entry));
}

export function mayMoveUp(book: Book, entry: BookEntry): boolean {
  if (entry.skipReason !== '' || book.barred.has(entry.id)) return false;
  return !needsReady(book) || entry.state === 'waitlist_ready';
}

/** Places that nobody in the queue is waiting to be given: what a newcomer can have. */
export function openToNewcomers(book: Book): number {
  const waiting = queueOf(book).filter((entry) => mayMoveUp(book, entry));
  return vacant(book) - waiting.length;
}

export function hasRoomToWait(book: Book): boolean {
  const { slot_total, waitlist_max } = book.tournament;
  const limit = waitlistLimit({ slotTotal: slot_total, waitlistMax: waitlist_max });
  return queueOf(book).length < limit;
}

/** Puts an entry into the book; one that waits, into the queue. */
export function add(book: Pick<Book, 'entries' | 'byTeam' | 'waiting'>, entry: BookEntry): void {
  book.entries.set(entry.id, entry);
  book.byTeam.set(entry.teamId, [...(book.byTeam.get(entry.teamId) ?? []), entry]);
  if (isWaiting(entry.state)) book.waiting.add(entry);
}

/** Gives an entry the lowest free slot. To be called with one free. */
export function place(book: Book, entry: BookEntry, state: 'registered' | 'checked_in'): number {
  const slot = book.freeSlots.shift();
  if (slot === undefined) throw new Error('The desk gave out more slots than there are.');
  entry.slot = slot;
  entry.state = state;
  book.waiting.delete(entry);
  book.used++;
  return slot;
}

/** Takes an entry out of the tournament: its slot is free and its players are. @returns the slot it had */
export function release(
  book: Book,
  entry: BookEntry,
  state: 'no_show' | 'withdrawn' | 'disqualified' | 'replaced',
): number | null {
  const { slot } = entry;
  if (slot !== null) {
    book.used--;
    const index = book.freeSlots.findIndex((free) => free > slot);
    book.freeSlots.splice(index < 0 ? book.freeSlots.length : index, 0, slot);
  }
  entry.slot = null;
  entry.state = state;
  book.waiting.delete(entry);
  for (const { userId, inGameIdKey } of entry.players) letGo(book, { userId, inGameIdKey });
  letGoOfName(book, entry);
  return slot;
}

function letGo(book: Book, { userId, inGameIdKey }: Pick<RosterPlayer, 'userId' | 'inGameIdKey'>) {
  if (userId) book.takenUsers.delete(userId);
  book.takenKeys.delete(inGameIdKey);
}

function letGoOfName({ takenNames }: Book, { id, teamName }: BookEntry): void {
  const key = teamNameKey(teamName);
  if (takenNames.get(key) === id) takenNames.delete(key);
}

export function hold(book: Book, entry: BookEntry): void {
  const holder = { entryId: entry.id, teamName: entry.teamName };
  for (const { userId, inGameIdKey } of entry.players) {
    if (userId) book.takenUsers.set(userId, holder);
    if (inGameIdKey !== '') book.takenKeys.set(inGameIdKey, holder);
  }
  if (book.tournament.guests) book.takenNames.set(teamNameKey(entry.teamName), entry.id);
}

/** Takes a player out of an entry's roster and puts another in. */
export function swapIn(
  book: Book,
  entry: BookEntry,
  { outUserId, incoming }: { outUserId: string; incoming: RosterPlayer },
): RosterPlayer | undefined {
  const index = entry.players.findIndex(({ userId }) => userId === outUserId);
  const out = entry.players[index];
  if (!out) return undefined;
  letGo(book, out);
  entry.players[index] = incoming;
  hold(book, entry);
  return out;
}

/** Gives an entry another roster. @returns the one before */
export function setRoster(book: Book, entry: BookEntry, players: RosterPlayer[]): RosterPlayer[] {
  const before = entry.players;
  for (const player of before) letGo(book, player);
  entry.players = players;
  hold(book, entry);
  return before;
}

/** Gives free places to the queue in its order, one each. @returns how many */
export function fillFromQueue(book: Book, viewer: Viewer | undefined): number {
  let filled = 0;
  for (let next = nextInQueue(book); next && vacant(book) > 0; next = nextInQueue(book)) {
    promote(book, next, { viewer });
    filled++;
  }
  return filled;
}

export function promote(
  book: Book,
  entry: BookEntry,
  { viewer, reason }: { viewer: Viewer | undefined; reason?: string | undefined },
): number {
  const slot = place(book, entry, entry.state === 'waitlist_ready' ? 'checked_in' : 'registered');
  entry.skipReason = '';
  if (reason) entry.stateReason = reason;
  book.events.push({ kind: 'promoted', entry, viewer, slot, reason });
  return slot;
}

/** Fills freed places from the queue before rosters are locked, where the organiser has it so. */
export function fillByItself(book: Book): void {
  if (book.tournament.fill === 'auto' && !isLocked(book.phase) && book.phase !== 'draft')
    fillFromQueue(book, undefined);
}

/** Asked last: what else is wrong with a request is said first. @throws AppError such as BANNED */
export function assertEligible({ refusals }: Book, request: object): void {
  const refusal = refusals.get(request);
  if (refusal) throw refusal;
}
