import * as happened from '@one-dream/contract/events/entries.ts';
import type * as guestEvents from '@one-dream/contract/events/guests.ts';
import {
  isLocked,
  type TournamentPhase,
  waitlistLimit,
} from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import type {
  DeclarationKind,
  EntryState,
  TournamentType,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { Viewer } from '../../../calls/viewer.ts';
import type { AppError } from '../../../errors.ts';
import type { MemberRow, TeamRow } from '../../teams/teams.queries.ts';
import { teamNameKey } from '../../teams/teams.rules.ts';
import type { TournamentRow } from '../../tournaments/tournaments.shared.queries.ts';
import type { DailyRow } from '../daily-check-in.rules.ts';

export interface RosterPlayer {
  /** `null` where the account is gone. */
  userId: string | null;
  name: string;
  inGameName: string;
  inGameId: string;
  inGameIdKey: string;
  inGameRole: string;
  discordId: string;
  /** Whether the game id came by the team's link, and no host has confirmed it. */
  byLink?: boolean;
}

/** The leader's data stored with a new entry, for the export. */
export interface StoredLeader {
  email: string;
  discordId: string;
  discordUsername: string;
}

export interface CurrentEntry {
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
  /** On the match day `day`. */
  isCheckedIn: boolean;
  /** As it was read; undefined for an entry made since. */
  was?: { state: EntryState; slot: number | null; teamName: string } | undefined;
  /** Entered without accounts, and whether a team has claimed it since: its roster goes by game ids. */
  guest: 'guest' | 'claimed' | null;
  /** Only for an entry made since. */
  made?: { leader: StoredLeader; declarations: DeclarationKind[]; isReserved: boolean } | undefined;
}

export type CurrentMember = Omit<MemberRow, 'created_at'>;

export interface CurrentTeam {
  team: Pick<TeamRow, 'id' | 'name' | 'logo' | 'leader_id'> &
    Partial<Pick<TeamRow, 'co_leader_id'>>;
  /** In the order in which they joined. */
  members: CurrentMember[];
}

export type EntryEvent =
  | (typeof happened)[keyof typeof happened]
  | (typeof guestEvents)['guestBroughtIn' | 'guestCompleted' | 'guestTakenBack'];

export interface EntryEventFacts {
  event: EntryEvent;
  entry: CurrentEntry;
  /** Actor; undefined for the clock, the queue and a team link. */
  viewer: Viewer | undefined;
  byLink?: true | undefined;
  /** The slot that it is about, even if the entry no longer has it. */
  slot: number | null;
  reason?: string | undefined;
  swap?: { out: RosterPlayer; in: RosterPlayer } | undefined;
  correction?: { was: string; now: string } | undefined;
  before?: RosterPlayer[] | undefined;
}

/**
 * The entries of a tournament while commands are applied to them: read under the tournament's lock, changed by each command in
 * turn, and written back as a whole. A command is checked against what its predecessors left.
 */
export interface EntriesState {
  tournament: TournamentRow;
  type: TournamentType;
  phase: TournamentPhase;
  now: Date;
  /** YYYY-MM-DD, IST: day of check-ins. */
  day: string;
  teams: ReadonlyMap<string, CurrentTeam>;
  entries: Map<string, CurrentEntry>;
  byTeam: Map<string, CurrentEntry[]>;
  /** Entries in the waitlist, in no order. */
  waiting: Set<CurrentEntry>;
  /** Free slots, lowest first; as many as the commands can take. */
  freeSlots: number[];
  used: number;
  lastQueueNo: number;
  /** Names of entries that are in or wait, by comparison key; only where guests may come in. */
  takenNames: Map<string, string>;
  /** The entry that holds a user, or a game id, with its team's name. */
  takenUsers: Map<string, Holder>;
  takenKeys: Map<string, Holder>;
  /** Users who may decide for others in this tournament, with their game id, empty for who has none. */
  hosts: ReadonlyMap<string, string>;
  events: EntryEventFacts[];
  /** Refusals by other features, of commands, and of waiting entries that claim a slot. */
  refusals: ReadonlyMap<object, AppError>;
  /** Refusals of waiting entries, which keep their number and are passed over. */
  barred: ReadonlyMap<string, AppError>;
  /** Check-ins of the day to write, or to delete, by entry. */
  checkIns: Map<string, { byUserId: string | null } | null>;
}

/** What decides whether a viewer may do something about an entry: for checking a command, and for offering it. */
export type Context = Pick<EntriesState, 'phase' | 'now' | 'day' | 'teams' | 'hosts'> & {
  tournament: DailyRow & Pick<TournamentRow, 'type' | 'min_lineup'>;
};

/** As `Context`, for the tournament's staff: includes places and the waitlist. */
export type HostContext = Context &
  Pick<EntriesState, 'used' | 'waiting' | 'barred'> & {
    tournament: Pick<TournamentRow, 'slot_total'>;
  };

export interface Holder {
  entryId: string;
  teamName: string;
}

export const isPlaced = (state: EntryState) => state === 'registered' || state === 'checked_in';
export const isWaiting = (state: EntryState) =>
  state === 'waitlisted' || state === 'waitlist_ready';
/** Registered or waiting: such an entry holds its players, and its team has no second one. */
export const isLive = (state: EntryState) => isPlaced(state) || isWaiting(state);

export function queueOf(current: EntriesState): CurrentEntry[] {
  return [...current.waiting].sort((one, other) => (one.queueNo ?? 0) - (other.queueNo ?? 0));
}

/** From 1; null for an entry that does not wait. */
export function placeOf(current: EntriesState, entry: CurrentEntry): number | null {
  const index = queueOf(current).indexOf(entry);
  return index < 0 ? null : index + 1;
}

export function vacant(
  current: Pick<EntriesState, 'used'> & { tournament: Pick<TournamentRow, 'slot_total'> },
): number {
  return Math.max(0, current.tournament.slot_total - current.used);
}

/** Before check-in opens everybody in the queue may move up; afterwards only ready entries. */
export function needsReady({ phase }: Pick<EntriesState, 'phase'>): boolean {
  return phase === 'check-in' || isLocked(phase);
}

export function nextInQueue(current: EntriesState): CurrentEntry | undefined {
  return queueOf(current).find((entry) => mayMoveUp(current, entry));
}

export function mayMoveUp(current: EntriesState, entry: CurrentEntry): boolean {
  if (entry.skipReason !== '' || current.barred.has(entry.id)) return false;
  return !needsReady(current) || entry.state === 'waitlist_ready';
}

/** Places that nobody in the queue is waiting for: open to newcomers. */
export function openToNewcomers(current: EntriesState): number {
  const waiting = queueOf(current).filter((entry) => mayMoveUp(current, entry));
  return vacant(current) - waiting.length;
}

export function hasRoomToWait(current: EntriesState): boolean {
  const { slot_total, waitlist_max } = current.tournament;
  const limit = waitlistLimit({ slotTotal: slot_total, waitlistMax: waitlist_max });
  return queueOf(current).length < limit;
}

/** State of a new entry. */
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

export function add(
  current: Pick<EntriesState, 'entries' | 'byTeam' | 'waiting'>,
  entry: CurrentEntry,
): void {
  current.entries.set(entry.id, entry);
  current.byTeam.set(entry.teamId, [...(current.byTeam.get(entry.teamId) ?? []), entry]);
  if (isWaiting(entry.state)) current.waiting.add(entry);
}

/** Gives an entry the lowest free slot; there must be one. */
export function place(
  current: EntriesState,
  entry: CurrentEntry,
  state: 'registered' | 'checked_in',
): number {
  const slot = current.freeSlots.shift();
  if (slot === undefined) throw new Error('More slots were given out than there are.');
  entry.slot = slot;
  entry.state = state;
  current.waiting.delete(entry);
  current.used++;
  return slot;
}

/** Takes an entry out of the tournament, freeing its slot and players. @returns the slot it had */
export function release(
  current: EntriesState,
  entry: CurrentEntry,
  state: 'no_show' | 'withdrawn' | 'disqualified' | 'replaced',
): number | null {
  const { slot } = entry;
  if (slot !== null) {
    current.used--;
    const index = current.freeSlots.findIndex((free) => free > slot);
    current.freeSlots.splice(index < 0 ? current.freeSlots.length : index, 0, slot);
  }
  entry.slot = null;
  entry.state = state;
  current.waiting.delete(entry);
  for (const { userId, inGameIdKey } of entry.players) letGo(current, { userId, inGameIdKey });
  letGoOfName(current, entry);
  return slot;
}

function letGo(
  current: EntriesState,
  { userId, inGameIdKey }: Pick<RosterPlayer, 'userId' | 'inGameIdKey'>,
) {
  if (userId) current.takenUsers.delete(userId);
  current.takenKeys.delete(inGameIdKey);
}

function letGoOfName({ takenNames }: EntriesState, { id, teamName }: CurrentEntry): void {
  const key = teamNameKey(teamName);
  if (takenNames.get(key) === id) takenNames.delete(key);
}

export function hold(current: EntriesState, entry: CurrentEntry): void {
  const holder = { entryId: entry.id, teamName: entry.teamName };
  for (const { userId, inGameIdKey } of entry.players) {
    if (userId) current.takenUsers.set(userId, holder);
    if (inGameIdKey !== '') current.takenKeys.set(inGameIdKey, holder);
  }
  if (current.tournament.guests) current.takenNames.set(teamNameKey(entry.teamName), entry.id);
}

export function swapIn(
  current: EntriesState,
  entry: CurrentEntry,
  { outUserId, incoming }: { outUserId: string; incoming: RosterPlayer },
): RosterPlayer | undefined {
  const index = entry.players.findIndex(({ userId }) => userId === outUserId);
  const out = entry.players[index];
  if (!out) return undefined;
  letGo(current, out);
  entry.players[index] = incoming;
  hold(current, entry);
  return out;
}

export function setName(current: EntriesState, entry: CurrentEntry, name: string): void {
  letGoOfName(current, entry);
  entry.teamName = name;
  hold(current, entry);
}

/** Replaces an entry's roster. @returns the former one */
export function setRoster(
  current: EntriesState,
  entry: CurrentEntry,
  players: RosterPlayer[],
): RosterPlayer[] {
  const before = entry.players;
  for (const player of before) letGo(current, player);
  entry.players = players;
  hold(current, entry);
  return before;
}

/** Gives free places to the queue in order, one each. @returns how many */
export function fillFromQueue(current: EntriesState, viewer: Viewer | undefined): number {
  let filled = 0;
  for (let next = nextInQueue(current); next && vacant(current) > 0; next = nextInQueue(current)) {
    promote(current, next, { viewer });
    filled++;
  }
  return filled;
}

export function promote(
  current: EntriesState,
  entry: CurrentEntry,
  { viewer, reason }: { viewer: Viewer | undefined; reason?: string | undefined },
): number {
  const slot = place(
    current,
    entry,
    entry.state === 'waitlist_ready' ? 'checked_in' : 'registered',
  );
  entry.skipReason = '';
  if (reason) entry.stateReason = reason;
  current.events.push({ event: happened.entryPromoted, entry, viewer, slot, reason });
  return slot;
}

/** Fills freed places from the queue before rosters are locked, if the organiser wants it. */
export function fillByItself(current: EntriesState): void {
  if (current.tournament.fill === 'auto' && !isLocked(current.phase) && current.phase !== 'draft')
    fillFromQueue(current, undefined);
}

/** Asserts that nothing keeps a waiting entry from moving up, such as a ban. */
export function assertNotBarred(
  { barred }: Pick<EntriesState, 'barred'>,
  { id }: CurrentEntry,
): void {
  const refusal = barred.get(id);
  if (refusal) throw refusal;
}

/** Called last, so that other problems of a command are reported first. @throws AppError such as BANNED */
export function assertEligible({ refusals }: EntriesState, command: object): void {
  const refusal = refusals.get(command);
  if (refusal) throw refusal;
}
