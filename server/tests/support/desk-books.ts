import type { EntryState } from '@one-dream/contract/features/tournaments.ts';
import type { Viewer } from '../../src/calls/viewer.ts';
import * as books from '../../src/features/entries/desk/book.ts';
import { toPlayers } from '../../src/features/entries/desk/enter.rules.ts';
import type { TournamentRow } from '../../src/features/tournaments/tournaments.shared.queries.ts';

/** In-memory books of the desk, for testing its rules without a database. */

/** Unique digits per player. */
export const gameIdOf = (id: string) => String(5_000_000_000 + Number.parseInt(id, 36));

/** A player with all data a team needs. */
export function member(id: string, changes: Partial<books.BookMember> = {}): books.BookMember {
  return {
    ...{ id, name: `Player ${id}`, email: `${id}@example.in`, profile: '', role: 'user' },
    ...{ in_game_name: `OD・${id}`, in_game_id: gameIdOf(id), in_game_role: 'IGL' },
    ...{ mobile_number: '', discord_id: `7${id}`, discord_username: id, place: null },
    ...changes,
  };
}

/** Players `<id>1` to `<id>4`; the first is the leader. */
export function squad(id: string, { size = 4 } = {}): books.BookTeam {
  return {
    team: { id, name: `Team ${id}`, logo: '', leader_id: `${id}1` },
    members: Array.from({ length: size }, (_, index) => member(`${id}${index + 1}`)),
  };
}

export const viewer = (id: string, role: Viewer['role'] = 'user'): Viewer => ({ id, role });
/** Of a squad. */
export const leaderOf = (teamId: string): Viewer => viewer(`${teamId}1`);
export const host = viewer('host', 'admin');

export interface BookOptions {
  phase?: books.Book['phase'];
  now?: Date;
  day?: string;
  /** State of each team's entry: placed ones get the lowest slots, waiting ones queue, in this order. */
  entries?: Record<string, EntryState>;
  /** Teams without an entry. */
  others?: string[];
  tournament?: Partial<TournamentRow>;
}

const statuses: Partial<Record<books.Book['phase'], TournamentRow['status']>> = {
  locked: 'CLOSED',
  live: 'LIVE',
  final: 'COMPLETED',
};

/** A tournament with 4 slots, filled from the waitlist automatically. */
export function openBook({
  phase = 'registration',
  now = new Date('2026-11-22T12:00:00Z'),
  day = '2026-11-22',
  entries = {},
  others = [],
  tournament = {},
}: BookOptions = {}): books.Book {
  const teams = new Map([...Object.keys(entries), ...others].map((id) => [id, squad(id)]));
  const slot_total = tournament.slot_total ?? 4;
  const book: books.Book = {
    tournament: {
      ...{
        id: 't1',
        title: 'Night Cup',
        status: statuses[phase] ?? 'OPENED',
        slot_total,
        kind: 'event',
      },
      ...{ type: 'SQUAD', fill: 'auto', waitlist_max: null, min_lineup: null, eligibility: {} },
      ...{ daily_check_in: false, first_match_at: null, cancelled_at: null, cancel_reason: '' },
      ...{ reg_opens_at: null, reg_closes_at: null, is_draft: false },
      ...{ checkin_opens_at: null, checkin_closes_at: null },
      ...tournament,
    } as TournamentRow,
    ...{ type: 'SQUAD', phase, now, day, teams },
    ...{ entries: new Map(), byTeam: new Map(), waiting: new Set() },
    freeSlots: Array.from({ length: slot_total }, (_, index) => index + 1),
    ...{
      used: 0,
      lastQueueNo: 0,
      takenNames: new Map(),
      takenUsers: new Map(),
      takenKeys: new Map(),
    },
    ...{
      hosts: new Set([host.id]),
      events: [],
      refusals: new Map(),
      barred: new Map(),
      checkIns: new Map(),
    },
  };
  for (const [teamId, state] of Object.entries(entries)) enrol(book, { teamId, state });
  return book;
}

function enrol(book: books.Book, { teamId, state }: { teamId: string; state: EntryState }): void {
  const roster = book.teams.get(teamId) ?? squad(teamId);
  const isWaiting = books.isWaiting(state);
  const entry: books.BookEntry = {
    ...{ id: `e-${teamId}`, teamId, teamName: roster.team.name, teamLogo: '', state, slot: null },
    queueNo: isWaiting ? ++book.lastQueueNo : null,
    ...{ skipReason: '', stateReason: '', withdrawAskedAt: null, withdrawReason: '' },
    ...{ replacesId: null, players: toPlayers(roster), guest: null },
    isCheckedIn: state === 'checked_in' || state === 'waitlist_ready',
  };
  books.add(book, entry);
  if (books.isLive(state)) books.hold(book, entry);
  if (state === 'registered' || state === 'checked_in') books.place(book, entry, state);
}

export function entryOf(book: books.Book, teamId: string): books.BookEntry {
  const entry = book.byTeam.get(teamId)?.at(-1);
  if (!entry) throw new Error(`${teamId} has no entry`);
  return entry;
}

/** `a registered 1, b waitlisted`: every entry with its state and slot. */
export function placesIn(book: books.Book): string {
  return [...book.entries.values()]
    .map(({ teamId, state, slot }) => `${teamId} ${state}${slot === null ? '' : ` ${slot}`}`)
    .join(', ');
}

/** Lists the events as `<kind> <team> <slot>`. */
export function toldBy(book: books.Book): string[] {
  return book.events.map(
    ({ kind, entry, slot }) => `${kind} ${entry.teamId}${slot === null ? '' : ` ${slot}`}`,
  );
}

/** Invariants: slots add up, free ones are sorted, and slots and queue places match the states. */
export function findFaults(book: books.Book): string[] {
  const live = [...book.entries.values()].filter(({ state }) => books.isLive(state));
  const taken = live.flatMap(({ slot }) => slot ?? []);
  const slots = [...taken, ...book.freeSlots].toSorted((one, other) => one - other);
  const held = live.flatMap(({ players }) => players.map(({ userId }) => userId));
  const rules: Record<string, boolean> = {
    'a slot is lost or given twice': slots.every((slot, index) => slot === index + 1),
    'the count of used slots is wrong': book.used === taken.length,
    'free slots are out of order': book.freeSlots.every(
      (slot, index, all) => index === 0 || slot > (all[index - 1] ?? 0),
    ),
    'a state and its slot disagree': [...book.entries.values()].every(
      ({ state, slot }) => books.isPlaced(state) === (slot !== null),
    ),
    'the queue has others than those who wait':
      [...book.waiting].every(({ state }) => books.isWaiting(state)) &&
      book.waiting.size === live.filter(({ state }) => books.isWaiting(state)).length,
    'players are held by nobody, or twice':
      new Set(held).size === held.length &&
      book.takenUsers.size === held.length &&
      held.every((id) => id !== null && book.takenUsers.has(id)),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}
