import type { EntryState } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { Viewer } from '../../src/calls/viewer.ts';
import { toPlayers } from '../../src/features/entries/commands/enter.rules.ts';
import * as entriesState from '../../src/features/entries/commands/entries-state.ts';
import type { TournamentRow } from '../../src/features/tournaments/tournaments.shared.queries.ts';

/** Entries in memory, for testing the rules of commands without a database. */

/** Unique digits per player. */
export const gameIdOf = (id: string) => String(5_000_000_000 + Number.parseInt(id, 36));

/** A player with all data a team needs. */
export function member(
  id: string,
  changes: Partial<entriesState.CurrentMember> = {},
): entriesState.CurrentMember {
  return {
    ...{ id, name: `Player ${id}`, email: `${id}@example.in`, profile: '', role: 'user' },
    ...{ in_game_name: `OD・${id}`, in_game_id: gameIdOf(id), in_game_role: 'IGL' },
    ...{ mobile_number: '', discord_id: `7${id}`, discord_username: id, place: null },
    ...changes,
  };
}

/** Players `<id>1` to `<id>4`; the first is the leader. */
export function squad(id: string, { size = 4 } = {}): entriesState.CurrentTeam {
  return {
    team: { id, name: `Team ${id}`, logo: '', leader_id: `${id}1` },
    members: Array.from({ length: size }, (_, index) => member(`${id}${index + 1}`)),
  };
}

export const viewer = (id: string, role: Viewer['role'] = 'user'): Viewer => ({ id, role });
/** Of a squad. */
export const leaderOf = (teamId: string): Viewer => viewer(`${teamId}1`);
export const host = viewer('host', 'admin');

export interface StateOptions {
  phase?: entriesState.EntriesState['phase'];
  now?: Date;
  day?: string;
  /** State of each team's entry: placed ones get the lowest slots, waiting ones queue, in this order. */
  entries?: Record<string, EntryState>;
  /** Teams without an entry. */
  others?: string[];
  tournament?: Partial<TournamentRow>;
}

const statuses: Partial<Record<entriesState.EntriesState['phase'], TournamentRow['status']>> = {
  locked: 'CLOSED',
  live: 'LIVE',
  final: 'COMPLETED',
};

/** A tournament with 4 slots, filled from the waitlist automatically. */
export function newEntriesState({
  phase = 'registration',
  now = new Date('2026-11-22T12:00:00Z'),
  day = '2026-11-22',
  entries = {},
  others = [],
  tournament = {},
}: StateOptions = {}): entriesState.EntriesState {
  const teams = new Map([...Object.keys(entries), ...others].map((id) => [id, squad(id)]));
  const slot_total = tournament.slot_total ?? 4;
  const current: entriesState.EntriesState = {
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
      hosts: new Map([[host.id, gameIdOf(host.id)]]),
      events: [],
      refusals: new Map(),
      barred: new Map(),
      checkIns: new Map(),
    },
  };
  for (const [teamId, state] of Object.entries(entries)) enrol(current, { teamId, state });
  return current;
}

function enrol(
  current: entriesState.EntriesState,
  { teamId, state }: { teamId: string; state: EntryState },
): void {
  const roster = current.teams.get(teamId) ?? squad(teamId);
  const isWaiting = entriesState.isWaiting(state);
  const entry: entriesState.CurrentEntry = {
    ...{ id: `e-${teamId}`, teamId, teamName: roster.team.name, teamLogo: '', state, slot: null },
    queueNo: isWaiting ? ++current.lastQueueNo : null,
    ...{ skipReason: '', stateReason: '', withdrawAskedAt: null, withdrawReason: '' },
    ...{ replacesId: null, players: toPlayers(roster), guest: null },
    isCheckedIn: state === 'checked_in' || state === 'waitlist_ready',
  };
  entriesState.add(current, entry);
  if (entriesState.isLive(state)) entriesState.hold(current, entry);
  if (state === 'registered' || state === 'checked_in') entriesState.place(current, entry, state);
}

export function entryOf(
  current: entriesState.EntriesState,
  teamId: string,
): entriesState.CurrentEntry {
  const entry = current.byTeam.get(teamId)?.at(-1);
  if (!entry) throw new Error(`${teamId} has no entry`);
  return entry;
}

/** `a registered 1, b waitlisted`: every entry with its state and slot. */
export function placesIn(current: entriesState.EntriesState): string {
  return [...current.entries.values()]
    .map(({ teamId, state, slot }) => `${teamId} ${state}${slot === null ? '' : ` ${slot}`}`)
    .join(', ');
}

/** Lists the events as `<kind> <team> <slot>`. */
export function toldBy(current: entriesState.EntriesState): string[] {
  return current.events.map(
    ({ event, entry, slot }) =>
      `${event.name.split('.')[1]} ${entry.teamId}${slot === null ? '' : ` ${slot}`}`,
  );
}

/** Invariants: slots add up, free ones are sorted, and slots and queue places match the states. */
export function findFaults(current: entriesState.EntriesState): string[] {
  const live = [...current.entries.values()].filter(({ state }) => entriesState.isLive(state));
  const taken = live.flatMap(({ slot }) => slot ?? []);
  const slots = [...taken, ...current.freeSlots].toSorted((one, other) => one - other);
  const held = live.flatMap(({ players }) => players.map(({ userId }) => userId));
  const rules: Record<string, boolean> = {
    'a slot is lost or given twice': slots.every((slot, index) => slot === index + 1),
    'the count of used slots is wrong': current.used === taken.length,
    'free slots are out of order': current.freeSlots.every(
      (slot, index, all) => index === 0 || slot > (all[index - 1] ?? 0),
    ),
    'a state and its slot disagree': [...current.entries.values()].every(
      ({ state, slot }) => entriesState.isPlaced(state) === (slot !== null),
    ),
    'the queue has others than those who wait':
      [...current.waiting].every(({ state }) => entriesState.isWaiting(state)) &&
      current.waiting.size === live.filter(({ state }) => entriesState.isWaiting(state)).length,
    'players are held by nobody, or twice':
      new Set(held).size === held.length &&
      current.takenUsers.size === held.length &&
      held.every((id) => id !== null && current.takenUsers.has(id)),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}
