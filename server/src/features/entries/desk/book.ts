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
import type { MemberRow, TeamRow } from '../../teams/teams.queries.ts';
import { teamNameKey } from '../../teams/teams.rules.ts';
import type { TournamentRow } from '../../tournaments/tournaments.shared.queries.ts';
import type { DailyRow } from '../daily-check-in.rules.ts';

/** A player as stored in a roster. */
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

/** The leader's data stored with a new entry, for the export. */
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
  /** In the order of the lineup: starters, then substitutes. */
  players: RosterPlayer[];
  /** On the day of the book. */
  isCheckedIn: boolean;
  /** State when the book was opened; undefined for an entry made since. */
  was?: { state: EntryState; slot: number | null } | undefined;
  /** Entered without accounts, and whether a team has claimed it since: its roster goes by game ids. */
  guest: 'guest' | 'claimed' | null;
  /** Only for an entry made since. */
  made?: { leader: KeptLeader; declarations: DeclarationKind[]; isReserved: boolean } | undefined;
}

export type BookMember = Omit<MemberRow, 'created_at'>;

export interface BookTeam {
  team: Pick<TeamRow, 'id' | 'name' | 'logo' | 'leader_id'>;
  /** In the order in which they joined. */
  members: BookMember[];
}

/** An event of an entry, to be notified and logged. */
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
  /** The slot that it is about, even if the entry no longer has it. */
  slot: number | null;
  reason?: string | undefined;
  /** The two players of a swap. */
  swap?: { out: RosterPlayer; in: RosterPlayer } | undefined;
  /** The roster before a change of lineup. */
  before?: RosterPlayer[] | undefined;
}

/**
 * A tournament as its desk works on it: read under the tournament's lock, changed by each request in turn, and written
 * back as a whole. Requests are judged by the state their predecessors left.
 */
export interface Book {
  tournament: TournamentRow;
  type: TournamentType;
  phase: TournamentPhase;
  now: Date;
  /** YYYY-MM-DD, IST: day of check-ins. */
  day: string;
  teams: ReadonlyMap<string, BookTeam>;
  entries: Map<string, BookEntry>;
  byTeam: Map<string, BookEntry[]>;
  /** Entries in the waitlist, in no order. */
  waiting: Set<BookEntry>;
  /** Free slots, lowest first; as many as the requests can take. */
  freeSlots: number[];
  used: number;
  lastQueueNo: number;
  /** Names of entries that are in or wait, by comparison key; only where guests may come in. */
  takenNames: Map<string, string>;
  /** The entry that holds a user, or a game id, with its team's name. */
  takenUsers: Map<string, Holder>;
  takenKeys: Map<string, Holder>;
  /** Users who may decide for others in this tournament. */
  hosts: ReadonlySet<string>;
  events: DeskEvent[];
  /** Refusals by other features. */
  refusals: ReadonlyMap<object, AppError>;
  /** Refusals of waiting entries, which keep their number and are passed over. */
  barred: ReadonlyMap<string, AppError>;
  /** Check-ins of the day to write, or to delete, by entry. */
  checkIns: Map<string, { byUserId: string | null } | null>;
}

/** The part of a book that decides what a viewer may do about an entry: for judging a request, and for offering it. */
export type Context = Pick<Book, 'phase' | 'now' | 'day' | 'teams' | 'hosts'> & {
  tournament: DailyRow & Pick<TournamentRow, 'type' | 'min_lineup'>;
};

/** As `Context`, for the tournament's staff: includes places and the waitlist. */
export type HostContext = Context &
  Pick<Book, 'used' | 'waiting' | 'barred'> & { tournament: Pick<TournamentRow, 'slot_total'> };

export interface Holder {
  entryId: string;
  teamName: string;
}

export const isPlaced = (state: EntryState) => state === 'registered' || state === 'checked_in';
export const isWaiting = (state: EntryState) =>
  state === 'waitlisted' || state === 'waitlist_ready';
/** Registered or waiting: such an entry holds its players, and its team has no second one. */
export const isLive = (state: EntryState) => isPlaced(state) || isWaiting(state);

/** Lists the waitlist in order. */
export function queueOf(book: Book): BookEntry[] {
  return [...book.waiting].sort((one, other) => (one.queueNo ?? 0) - (other.queueNo ?? 0));
}

/** From 1; null for an entry that does not wait. */
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

/** Before check-in opens everybody in the queue may move up; afterwards only ready entries. */
export function needsReady({ phase }: Pick<Book, 'phase'>): boolean {
  return phase === 'check-in' || isLocked(phase);
}

/** Finds the next entry for a free place. */
export function nextInQueue(book: Book): BookEntry | undefined {
  return queueOf(book).find((entry) => mayMoveUp(book, entry));
}

export function mayMoveUp(book: Book, entry: BookEntry): boolean {
  if (entry.skipReason !== '' || book.barred.has(entry.id)) return false;
  return !needsReady(book) || entry.state === 'waitlist_ready';
}

/** Places that nobody in the queue is waiting for: open to newcomers. */
export function openToNewcomers(book: Book): number {
  const waiting = queueOf(book).filter((entry) => mayMoveUp(book, entry));
  return vacant(book) - waiting.length;
}

export function hasRoomToWait(book: Book): boolean {
  const { slot_total, waitlist_max } = book.tournament;
  const limit = waitlistLimit({ slotTotal: slot_total, waitlistMax: waitlist_max });
  return queueOf(book).length < limit;
}

/** An entry as it begins: nothing has been said or decided about it. */
export const unplaced = {
  state: 'waitlisted',
  slot: null,
  queueNo: null,
  skipReason: '',
  stateReason: '',
  withdrawAskedAt: null,
  withdrawReason: '',
  replacesId: null,
  isCheckedIn: false,
} as const;

/** Adds an entry to the book, and to the queue if it waits. */
export function add(book: Pick<Book, 'entries' | 'byTeam' | 'waiting'>, entry: BookEntry): void {
  book.entries.set(entry.id, entry);
  book.byTeam.set(entry.teamId, [...(book.byTeam.get(entry.teamId) ?? []), entry]);
  if (isWaiting(entry.state)) book.waiting.add(entry);
}

/** Gives an entry the lowest free slot; there must be one. */
export function place(book: Book, entry: BookEntry, state: 'registered' | 'checked_in'): number {
  const slot = book.freeSlots.shift();
  if (slot === undefined) throw new Error('The desk gave out more slots than there are.');
  entry.slot = slot;
  entry.state = state;
  book.waiting.delete(entry);
  book.used++;
  return slot;
}

/** Takes an entry out of the tournament, freeing its slot and players. @returns the slot it had */
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

/** Replaces an entry's roster. @returns the former one */
export function setRoster(book: Book, entry: BookEntry, players: RosterPlayer[]): RosterPlayer[] {
  const before = entry.players;
  for (const player of before) letGo(book, player);
  entry.players = players;
  hold(book, entry);
  return before;
}

/** Gives free places to the queue in order, one each. @returns how many */
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

/** Fills freed places from the queue before rosters are locked, if the organiser wants it. */
export function fillByItself(book: Book): void {
  if (book.tournament.fill === 'auto' && !isLocked(book.phase) && book.phase !== 'draft')
    fillFromQueue(book, undefined);
}

/** Called last, so that other problems of a request are reported first. @throws AppError such as BANNED */
export function assertEligible({ refusals }: Book, request: object): void {
  const refusal = refusals.get(request);
  if (refusal) throw refusal;
}
