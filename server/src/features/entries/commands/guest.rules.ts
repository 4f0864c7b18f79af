import * as log from '@one-dream/contract/events/entries.ts';
import {
  guestBroughtIn,
  guestCompleted,
  guestTakenBack,
} from '@one-dream/contract/events/guests.ts';
import { isLocked } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { teamMaxPlayers } from '@one-dream/contract/limits.ts';
import { AppError, invalidField } from '../../../errors.ts';
import { guestEntryTexts as texts } from '../guest-entries.texts.ts';
import { assertReady } from '../registrations.rules.ts';
import type { CommandAnswer, EntryCommand, GuestPlayer } from './commands.ts';
import * as entering from './enter.rules.ts';
import type {
  Context,
  CurrentEntry,
  EntriesState,
  EntryEvent,
  RosterPlayer,
} from './entries-state.ts';
import * as entriesState from './entries-state.ts';
import { assertNotIn } from './host.rules.ts';
import {
  applyCheckIn,
  assertCanCheckIn,
  assertCheckInOpen,
  leave,
  noSuchEntry,
} from './own-entry.rules.ts';
import { readinessOf } from './readiness.rules.ts';

type Of<Kind extends EntryCommand['kind']> = Extract<EntryCommand, { kind: Kind }>;

function toGuestPlayer({ name, id }: GuestPlayer, byLink: boolean): RosterPlayer {
  return {
    userId: null,
    name,
    inGameName: name,
    inGameId: id,
    inGameIdKey: id,
    inGameRole: '',
    discordId: '',
    byLink,
  };
}

export function playersOf(command: Of<'bring-in-guest' | 'guest-complete'>): RosterPlayer[] {
  return command.players.map((player) => toGuestPlayer(player, command.kind === 'guest-complete'));
}

/** Enters a team without accounts on a host's word; rules about game ids and names apply as to any. */
export function bringInGuest(
  current: EntriesState,
  { command, newId }: { command: Of<'bring-in-guest'>; newId: () => string },
): CommandAnswer {
  if (!current.tournament.guests) throw new AppError('CONFLICT', texts.takesNone);
  assertMayImport(current, command);
  const entry: CurrentEntry = {
    id: newId(),
    teamId: command.teamId,
    teamName: command.name,
    teamLogo: '',
    ...entriesState.unplaced,
    players: playersOf(command),
    guest: 'guest',
    made: {
      leader: { email: '', discordId: '', discordUsername: '' },
      declarations: [],
      isReserved: false,
    },
  };
  return letIn(current, { entry, command, event: { in: guestBroughtIn, waiting: guestBroughtIn } });
}

/** Registers a team with accounts from a sheet; all requirements apply but the leader's own action. */
export function bringInTeam(
  current: EntriesState,
  { command, newId }: { command: Of<'bring-in-team'>; newId: () => string },
): CommandAnswer {
  const roster = current.teams.get(command.teamId);
  if (!roster) throw new AppError('NOT_FOUND', texts.noTeam);
  assertMayImport(current, command);
  assertReady({ type: current.type, members: roster.members });
  const own = entering.entriesOf(current, roster.team.id);
  const live = own.find(({ state }) => entriesState.isLive(state));
  if (live) throw entering.alreadyIn(live);
  const entry = entering.newEntry({ roster, id: newId(), declarations: [] });
  return letIn(current, {
    entry,
    command,
    event: { in: log.entryRegistered, waiting: log.entryWaitlisted },
  });
}

function assertMayImport(
  current: EntriesState,
  { viewer }: Of<'bring-in-guest' | 'bring-in-team'>,
): void {
  if (!current.hosts.has(viewer.id)) throw noSuchEntry();
  if (current.phase === 'final' || current.phase === 'cancelled')
    throw new AppError('CONFLICT', texts.over);
  // Its teams would hear of it, and whoever has a link could read it.
  if (current.phase === 'draft') throw new AppError('CONFLICT', texts.draft);
}

/** Gives a slot, or a place at the end of the queue. After check-in, a host's word counts as checked in. */
function letIn(
  current: EntriesState,
  {
    entry,
    command,
    event,
  }: {
    entry: CurrentEntry;
    command: Of<'bring-in-guest' | 'bring-in-team'>;
    event: { in: EntryEvent; waiting: EntryEvent };
  },
): CommandAnswer {
  const { viewer } = command;
  const waits = entriesState.openToNewcomers(current) <= 0;
  if (waits && !entriesState.hasRoomToWait(current))
    throw new AppError('WAITLIST_FULL', texts.waitlistFull);
  entering.assertNameFree(current, entry.teamName);
  entering.assertFree(current, entry);
  entriesState.assertEligible(current, command);
  const isThere = isLocked(current.phase) && current.tournament.checkin_opens_at !== null;
  if (waits) {
    entry.queueNo = ++current.lastQueueNo;
    entry.state = isThere ? 'waitlist_ready' : 'waitlisted';
  }
  entriesState.add(current, entry);
  entriesState.hold(current, entry);
  const slot = waits
    ? null
    : entriesState.place(current, entry, isThere ? 'checked_in' : 'registered');
  if (isThere) {
    entry.isCheckedIn = true;
    current.checkIns.set(entry.id, { byUserId: viewer.id });
  }
  current.events.push({ event: waits ? event.waiting : event.in, entry, viewer, slot });
  return { standing: entering.standingOf(current, entry) };
}

/** Removes an imported entry as if it had never existed. The caller has checked that nothing depends on it. */
export function takeBack(current: EntriesState, command: Of<'take-back'>): CommandAnswer {
  const { viewer } = command;
  const entry = current.entries.get(command.entryId);
  if (!entry || !current.hosts.has(viewer.id)) throw noSuchEntry();
  assertNotIn(current, { entry, viewer });
  if (!entriesState.isLive(entry.state)) throw noSuchEntry();
  const slot = entriesState.release(current, entry, 'withdrawn');
  const event = entry.guest === 'guest' ? guestTakenBack : log.entryRemoved;
  current.events.push({ event, entry, viewer, slot });
  return {};
}

function guestOf(current: EntriesState, { entryId }: { entryId: string }): CurrentEntry {
  const entry = current.entries.get(entryId);
  if (entry?.guest !== 'guest') throw noSuchEntry();
  return entry;
}

/** Checks in by the team's link; idempotent. */
export function checkInGuest(current: EntriesState, command: Of<'guest-check-in'>): CommandAnswer {
  const entry = guestOf(current, command);
  assertCheckInOpen(current, { entry, viewer: undefined });
  if (entry.isCheckedIn) return { standing: entering.standingOf(current, entry) };
  assertGuestMayCheckIn(current, entry);
  entriesState.assertEligible(current, command);
  return applyCheckIn(current, { entry, viewer: undefined });
}

/** @throws AppError CHECKIN_CLOSED, NOT_REGISTERED, NOT_READY with what is missing */
export function assertGuestMayCheckIn(context: Context, entry: CurrentEntry): void {
  assertCheckInOpen(context, { entry, viewer: undefined });
  assertCanCheckIn(context, entry);
}

export function withdrawGuest(current: EntriesState, command: Of<'guest-withdraw'>): CommandAnswer {
  const entry = guestOf(current, command);
  assertGuestMayWithdraw(current, entry);
  return leave(current, { entry, viewer: undefined });
}

/** @throws AppError CANCEL_CLOSED, NOT_REGISTERED */
export function assertGuestMayWithdraw(context: Context, entry: CurrentEntry): void {
  if (isLocked(context.phase)) throw new AppError('CANCEL_CLOSED', texts.cancelClosed);
  if (!entriesState.isLive(entry.state)) throw noSuchEntry();
}

/**
 * Fills in missing game ids, of players known by name and of new ones. Players on the roster with an id stay: a link
 * does not change what a host brought in.
 */
export function completeGuest(current: EntriesState, command: Of<'guest-complete'>): CommandAnswer {
  const entry = guestOf(current, command);
  assertGuestMayComplete(current, entry);
  const complete = entry.players.filter(({ inGameIdKey }) => inGameIdKey !== '');
  const incoming = playersOf(command);
  assertFilledIn(incoming, complete.length + incoming.length);
  const players = [...complete, ...incoming, ...stillMissing(entry, incoming)];
  const known = new Set(complete.map(({ inGameIdKey }) => inGameIdKey));
  const twice = incoming.findIndex(({ inGameIdKey }) => known.has(inGameIdKey));
  if (twice >= 0)
    throw new AppError('PLAYER_TAKEN', texts.idTwice, {
      fields: { [`players.${twice}.inGameId`]: texts.idTwice },
    });
  entering.assertFree(current, { id: entry.id, players: incoming });
  entriesState.assertEligible(current, command);
  const before = entriesState.setRoster(current, entry, players);
  current.events.push({
    event: guestCompleted,
    entry,
    viewer: undefined,
    byLink: true,
    slot: entry.slot,
    before,
  });
  return { standing: entering.standingOf(current, entry) };
}

/**
 * Lists players known by name only who are not among the incoming ones; each incoming player stands for one of that name.
 * Incoming players under new names replace the first of those listed.
 */
function stillMissing(entry: CurrentEntry, incoming: readonly RosterPlayer[]): RosterPlayer[] {
  const known = entry.players.filter(({ inGameIdKey }) => inGameIdKey === '');
  const names = incoming.map(({ name }) => name);
  const missing = known.filter(({ name }) => {
    const at = names.indexOf(name);
    if (at >= 0) names.splice(at, 1);
    return at < 0;
  });
  return missing.slice(Math.max(0, missing.length - (known.length - incoming.length)));
}

/**
 * Checks the form by itself, all of it, before anything is compared with what is stored: else a wrong line would try the
 * others' game ids without being counted.
 */
function assertFilledIn(incoming: readonly RosterPlayer[], size: number): void {
  const keys = incoming.map(({ inGameIdKey }) => inGameIdKey);
  for (const [index, key] of keys.entries()) {
    const at = `players.${index}.inGameId`;
    if (key === '') throw invalidField(at, texts.idWrong);
    if (keys.indexOf(key) !== index) throw invalidField(at, texts.idTwice);
  }
  if (size > teamMaxPlayers) throw invalidField('players', texts.tooMany({ most: teamMaxPlayers }));
}

/** Asserts that the squad lacks ids, and has not checked in. @throws AppError CONFLICT */
export function assertGuestMayComplete(context: Context, entry: CurrentEntry): void {
  const { needed, ready } = readinessOf(context, entry);
  const isOpen = entriesState.isLive(entry.state) && !entry.isCheckedIn && ready < needed;
  if (!isOpen) throw new AppError('CONFLICT', texts.squadFixed);
}
