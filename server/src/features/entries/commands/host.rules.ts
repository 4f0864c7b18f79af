import * as happened from '@one-dream/contract/events/entries.ts';
import { isLocked } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { reasonTexts } from '@one-dream/contract/stored-reasons.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import type { Viewer } from '../../../calls/viewer.ts';
import { commonTexts } from '../../../common.texts.ts';
import { AppError, invalidField } from '../../../errors.ts';
import { entriesTexts } from '../entries.texts.ts';
import { guestEntryTexts } from '../guest-entries.texts.ts';
import { describeLack } from '../registrations.rules.ts';
import type { CommandAnswer, EntryCommand } from './commands.ts';
import { assertFree, entriesOf, standingOf, toPlayer } from './enter.rules.ts';
import type {
  Context,
  CurrentEntry,
  EntriesState,
  EntryEvent,
  HostContext,
} from './entries-state.ts';
import * as entriesState from './entries-state.ts';

interface About {
  entry: CurrentEntry;
  viewer: Viewer;
}

type Of<Kind extends EntryCommand['kind']> = Extract<EntryCommand, { kind: Kind }>;

/** Gives a waiting team a free place, in its turn or with a reason. */
export function promoteByHand(current: EntriesState, command: Of<'promote'>): CommandAnswer {
  const { viewer, reason } = command;
  const entry = entryToDecide(current, command);
  assertMayPromote(current, { entry, viewer });
  const passed = entriesState
    .queueOf(current)
    .filter((other) => (other.queueNo ?? 0) < (entry.queueNo ?? 0))
    .filter((other) => entriesState.mayMoveUp(current, other));
  if (passed.length > 0 && !reason) {
    const [first] = passed;
    throw new AppError(
      'OUT_OF_TURN',
      entriesTexts.waitsLonger({ team: first?.teamName ?? '', count: passed.length }),
    );
  }
  entriesState.promote(current, entry, { viewer, reason });
  return { standing: standingOf(current, entry) };
}

/** @throws AppError CONFLICT, SLOTS_FILLED, NOT_READY, BANNED */
export function assertMayPromote(context: HostContext, about: About): void {
  assertMayDecide(context, about);
  assertWaiting(about.entry);
  if (entriesState.vacant(context) === 0)
    throw new AppError('SLOTS_FILLED', entriesTexts.noPlaceFree);
  assertMovable(context, about.entry);
}

/** Asserts that a waiting team can play: it is ready, and nobody in it is banned. */
function assertMovable(context: HostContext, entry: CurrentEntry): void {
  if (entriesState.needsReady(context) && entry.state !== 'waitlist_ready')
    throw new AppError('NOT_READY', entriesTexts.onlyReadyMoveUp({ team: entry.teamName }));
  entriesState.assertNotBarred(context, entry);
}

/** Marks a waiting team as passed over when places are filled, or no longer. */
export function skip(current: EntriesState, command: Of<'skip'>): CommandAnswer {
  const { viewer, reason } = command;
  const entry = entryToDecide(current, command);
  assertMaySkip(current, { entry, viewer });
  entry.skipReason = reason ?? '';
  const event = reason === null ? happened.entryNotPassedOver : happened.entryPassedOver;
  current.events.push({ event, entry, viewer, slot: null, reason: reason ?? undefined });
  entriesState.fillByItself(current);
  return { standing: standingOf(current, entry) };
}

/** @throws AppError NOT_ALLOWED, CONFLICT */
export function assertMaySkip(context: Context, about: About): void {
  assertMayDecide(context, about);
  assertWaiting(about.entry);
}

/** Gives the free places to the queue in its order. */
export function fill(current: EntriesState, { viewer }: Of<'fill'>): CommandAnswer {
  if (!current.hosts.has(viewer.id)) throw new AppError('NOT_FOUND', commonTexts.noTournament);
  if (current.phase === 'final' || current.phase === 'cancelled')
    throw new AppError('CONFLICT', commonTexts.tournamentOver);
  const filled = entriesState.fillFromQueue(current, viewer);
  return { filled, vacant: entriesState.vacant(current) };
}

export function markNoShow(current: EntriesState, command: Of<'no-show'>): CommandAnswer {
  const { viewer, reason } = command;
  const entry = entryToDecide(current, command);
  assertMayMarkNoShow(current, { entry, viewer });
  return putOut(current, { entry, viewer, reason, state: 'no_show', event: happened.entryNoShow });
}

/** @throws AppError NOT_ALLOWED, CONFLICT */
export function assertMayMarkNoShow(context: Context, about: About): void {
  assertMayDecide(context, about);
  assertPlaced(about.entry);
  if (!isRunning(context)) throw new AppError('CONFLICT', entriesTexts.checkInNotOver);
}

/** Takes a no-show back: the team has a place again and is checked in, while one is free. */
export function undoNoShow(current: EntriesState, command: Of<'undo-no-show'>): CommandAnswer {
  const { viewer } = command;
  const entry = entryToDecide(current, command);
  assertMayUndoNoShow(current, { entry, viewer });
  assertFree(current, entry);
  entriesState.assertEligible(current, command);
  const slot = entriesState.place(current, entry, 'checked_in');
  entriesState.hold(current, entry);
  entry.stateReason = '';
  entry.isCheckedIn = true;
  current.checkIns.set(entry.id, { byUserId: viewer.id });
  current.events.push({ event: happened.noShowUndone, entry, viewer, slot });
  return { standing: standingOf(current, entry) };
}

/** @throws AppError NOT_ALLOWED, CONFLICT, SLOTS_FILLED */
export function assertMayUndoNoShow(context: HostContext, about: About): void {
  const { entry } = about;
  assertMayDecide(context, about);
  if (entry.state !== 'no_show' || !(entry.guest === 'guest' || context.teams.has(entry.teamId)))
    throw new AppError('CONFLICT', entriesTexts.notNoShow({ team: entry.teamName }));
  if (!isRunning(context)) throw new AppError('CONFLICT', commonTexts.tournamentOver);
  if (entriesState.vacant(context) === 0)
    throw new AppError('SLOTS_FILLED', entriesTexts.placeTaken);
}

export function disqualify(current: EntriesState, command: Of<'disqualify'>): CommandAnswer {
  const { viewer, reason } = command;
  const entry = entryToDecide(current, command);
  assertMayDisqualify(current, { entry, viewer });
  return putOut(current, {
    entry,
    viewer,
    reason,
    state: 'disqualified',
    event: happened.entryDisqualified,
  });
}

/** @throws AppError NOT_ALLOWED, CONFLICT */
export function assertMayDisqualify(context: Context, about: About): void {
  assertMayDecide(context, about);
  if (!entriesState.isLive(about.entry.state))
    throw new AppError('CONFLICT', entriesTexts.outAlready({ team: about.entry.teamName }));
}

export function decideWithdrawal(
  current: EntriesState,
  command: Of<'decide-withdrawal'>,
): CommandAnswer {
  const { viewer, isGranted, reason } = command;
  const entry = entryToDecide(current, command);
  assertMayDecideWithdrawal(current, { entry, viewer });
  if (isGranted) {
    const text = reason ?? entry.withdrawReason;
    return putOut(current, {
      entry,
      viewer,
      reason: text,
      state: 'withdrawn',
      event: happened.withdrawalGranted,
    });
  }
  entry.withdrawAskedAt = null;
  entry.withdrawReason = '';
  current.events.push({
    event: happened.withdrawalRefused,
    entry,
    viewer,
    slot: entry.slot,
    reason,
  });
  return { standing: standingOf(current, entry) };
}

/** @throws AppError NOT_ALLOWED, CONFLICT */
export function assertMayDecideWithdrawal(context: Context, about: About): void {
  assertMayDecide(context, about);
  if (!about.entry.withdrawAskedAt || !entriesState.isPlaced(about.entry.state))
    throw new AppError('CONFLICT', entriesTexts.asksNot({ team: about.entry.teamName }));
}

/** Replaces one player of the team by another, once rosters are frozen. */
export function swapPlayer(current: EntriesState, command: Of<'swap-player'>): CommandAnswer {
  const { viewer, outUserId, inUserId, reason } = command;
  const entry = entryToDecide(current, command);
  assertMaySwapPlayer(current, { entry, viewer });
  const member = current.teams.get(entry.teamId)?.members.find(({ id }) => id === inUserId);
  if (!member) throw invalidField('inUserId', entriesTexts.chooseMember);
  if (!entry.players.some(({ userId }) => userId === outUserId))
    throw invalidField('outUserId', entriesTexts.notOnRoster);
  if (entry.players.some(({ userId }) => userId === inUserId))
    throw invalidField('inUserId', entriesTexts.onRosterAlready({ player: member.name }));
  const lack = describeLack(member);
  if (lack) throw new AppError('ROSTER_INCOMPLETE', lack);
  const incoming = toPlayer(member);
  assertFree(current, { id: entry.id, players: [incoming] });
  const stays = entry.players.filter(({ userId }) => userId !== outUserId);
  if (stays.some(({ inGameIdKey }) => inGameIdKey === incoming.inGameIdKey))
    throw new AppError('PLAYER_TAKEN', entriesTexts.sameGameId({ player: member.name }));
  entriesState.assertEligible(current, command);
  const out = entriesState.swapIn(current, entry, { outUserId, incoming });
  if (out)
    current.events.push({
      event: happened.playerSwapped,
      entry,
      viewer,
      slot: entry.slot,
      reason,
      swap: { out, in: incoming },
    });
  return { standing: standingOf(current, entry) };
}

/** @throws AppError NOT_ALLOWED, CONFLICT */
export function assertMaySwapPlayer(context: Context, about: About): void {
  assertMayDecide(context, about);
  if (!entriesState.isLive(about.entry.state))
    throw new AppError('CONFLICT', entriesTexts.isOut({ team: about.entry.teamName }));
  if (about.entry.guest === 'guest') throw new AppError('CONFLICT', guestEntryTexts.rosterFixed);
  if (!isRunning(context))
    throw new AppError(
      'CONFLICT',
      isLocked(context.phase) ? commonTexts.tournamentOver : entriesTexts.notFrozen,
    );
}

/** Replaces a team that cannot play with a waiting one, in its slot; the old one keeps what it has played. */
export function replace(current: EntriesState, command: Of<'replace'>): CommandAnswer {
  const { viewer, byEntryId, reason } = command;
  const entry = entryToDecide(current, command);
  assertMayReplace(current, { entry, viewer });
  const successor = current.entries.get(byEntryId);
  if (!successor || !entriesState.isWaiting(successor.state)) {
    throw invalidField('byEntryId', entriesTexts.chooseWaiting);
  }
  assertMayDecide(current, { entry: successor, viewer });
  assertMovable(current, successor);
  const slot = entriesState.release(current, entry, 'replaced');
  entry.stateReason = reason;
  current.events.push({ event: happened.entryReplaced, entry, viewer, slot, reason });
  successor.replacesId = entry.id;
  // The replaced entry's slot, not the lowest free one.
  current.freeSlots = [slot, ...current.freeSlots.filter((free) => free !== slot)].filter(
    (free) => free !== null,
  );
  entriesState.promote(current, successor, { viewer, reason });
  current.freeSlots.sort((one, other) => one - other);
  return { standing: standingOf(current, successor) };
}

/** @throws AppError NOT_ALLOWED, CONFLICT */
export function assertMayReplace(context: HostContext, about: About): void {
  assertMayDecide(context, about);
  assertPlaced(about.entry);
  if (context.waiting.size === 0) throw new AppError('CONFLICT', entriesTexts.nobodyWaits);
}

/** Removes a team by an admin, whatever the tournament's state. */
export function remove(current: EntriesState, { viewer, teamId }: Of<'remove'>): CommandAnswer {
  const entry = entriesOf(current, teamId).find(({ state }) => entriesState.isLive(state));
  if (!entry) throw new AppError('NOT_FOUND', entriesTexts.teamNotIn);
  assertNotIn(current, { entry, viewer });
  return putOut(current, {
    entry,
    viewer,
    reason: inEnglish(reasonTexts.takenOut),
    state: 'withdrawn',
    event: happened.entryRemoved,
  });
}

/** Removes the entry of a deleted team. */
export function teamGone(
  current: EntriesState,
  { viewer, teamId }: Of<'team-gone'>,
): CommandAnswer {
  const entry = entriesOf(current, teamId).find(({ state }) => entriesState.isLive(state));
  if (!entry) return {};
  return putOut(current, {
    entry,
    viewer,
    reason: inEnglish(reasonTexts.teamDeleted),
    state: 'withdrawn',
    event: happened.entryTeamGone,
  });
}

/** Closes check-in: teams that are not checked in lose their place to waiting ones that are ready. */
export function closeCheckIn(current: EntriesState): CommandAnswer {
  for (const entry of current.entries.values()) {
    if (entry.state !== 'registered') continue;
    const slot = entriesState.release(current, entry, 'no_show');
    entry.stateReason = inEnglish(reasonTexts.notCheckedIn);
    current.events.push({ event: happened.entryNoShow, entry, viewer: undefined, slot });
  }
  const filled =
    current.tournament.fill === 'auto' ? entriesState.fillFromQueue(current, undefined) : 0;
  return { filled, vacant: entriesState.vacant(current) };
}

function putOut(
  current: EntriesState,
  {
    entry,
    viewer,
    reason,
    state,
    event,
  }: {
    entry: CurrentEntry;
    viewer: Viewer;
    reason: string;
    state: 'no_show' | 'withdrawn' | 'disqualified';
    event: EntryEvent;
  },
): CommandAnswer {
  const slot = entriesState.release(current, entry, state);
  entry.stateReason = reason;
  current.events.push({ event, entry, viewer, slot, reason });
  entriesState.fillByItself(current);
  return { standing: standingOf(current, entry) };
}

export function entryToDecide(
  current: EntriesState,
  { viewer, entryId }: { viewer: Viewer; entryId: string },
): CurrentEntry {
  const entry = current.entries.get(entryId);
  if (!entry) throw new AppError('NOT_FOUND', commonTexts.noEntry);
  assertMayDecide(current, { entry, viewer });
  return entry;
}

/** Asserts that the viewer is a host and not in the entry: its fate is for others to decide. */
export function assertMayDecide(context: Context, { entry, viewer }: About): void {
  if (!context.hosts.has(viewer.id)) throw new AppError('NOT_FOUND', commonTexts.noEntry);
  assertNotIn(context, { entry, viewer });
}

/** @throws AppError NOT_ALLOWED for members of the team, by account or game id, except the owner */
export function assertNotIn(
  context: Pick<EntriesState, 'teams' | 'hosts'>,
  { entry, viewer }: { entry: CurrentEntry; viewer: Viewer },
): void {
  const ownId = context.hosts.get(viewer.id) ?? '';
  const isIn =
    entry.players.some(
      ({ userId, inGameIdKey }) => userId === viewer.id || (ownId !== '' && inGameIdKey === ownId),
    ) || context.teams.get(entry.teamId)?.members.some(({ id }) => id === viewer.id);
  if (isIn && viewer.role !== 'owner') throw new AppError('NOT_ALLOWED', entriesTexts.ownTeam);
}

/** Rosters are locked, and the tournament is not over. */
const isRunning = ({ phase }: Context) => phase === 'locked' || phase === 'live';

function assertWaiting({ state, teamName }: CurrentEntry): void {
  if (entriesState.isWaiting(state)) return;
  throw new AppError('CONFLICT', entriesTexts.notWaiting({ team: teamName }));
}

function assertPlaced({ state, teamName }: CurrentEntry): void {
  if (entriesState.isPlaced(state)) return;
  throw new AppError('CONFLICT', entriesTexts.hasNoPlace({ team: teamName }));
}
