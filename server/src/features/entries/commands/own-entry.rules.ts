import * as happened from '@one-dream/contract/events/entries.ts';
import { isLocked } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { moment, type Translatable } from '@one-dream/contract/texts.ts';
import type { Viewer } from '../../../calls/viewer.ts';
import { commonTexts } from '../../../common.texts.ts';
import { AppError } from '../../../errors.ts';
import { actsFor } from '../../teams/teams.rules.ts';
import { isLaterDay, windowOf } from '../daily-check-in.rules.ts';
import { entriesTexts } from '../entries.texts.ts';
import { assertCancellable } from '../registrations.rules.ts';
import type { CommandAnswer, CommandOnEntry, EntryCommand } from './commands.ts';
import { entriesOf, ledBy, standingOf } from './enter.rules.ts';
import type { Context, CurrentEntry, EntriesState } from './entries-state.ts';
import * as entriesState from './entries-state.ts';
import { assertNotIn } from './host.rules.ts';
import { assertEnoughReady } from './readiness.rules.ts';

interface About {
  entry: CurrentEntry;
  viewer: Viewer;
}

type Of<Kind extends EntryCommand['kind']> = Extract<EntryCommand, { kind: Kind }>;

/** Checks a team in, by its leader, a member of its roster, or a host; idempotent. */
export function checkIn(current: EntriesState, command: Of<'check-in'>): CommandAnswer {
  const { viewer } = command;
  const entry = entryFor(current, command);
  assertCheckInOpen(current, { entry, viewer });
  if (entry.isCheckedIn) return { standing: standingOf(current, entry) };
  assertMayCheckIn(current, { entry, viewer });
  entriesState.assertEligible(current, command);
  return applyCheckIn(current, { entry, viewer });
}

/** Marks an entry as checked in, and fills a place that waits for a ready team. @param viewer undefined by the team's link */
export function applyCheckIn(
  current: EntriesState,
  { entry, viewer }: { entry: CurrentEntry; viewer: Viewer | undefined },
): CommandAnswer {
  if (entry.state === 'registered') entry.state = 'checked_in';
  if (entry.state === 'waitlisted') entry.state = 'waitlist_ready';
  entry.isCheckedIn = true;
  current.checkIns.set(entry.id, { byUserId: viewer?.id ?? null });
  const byLink = viewer ? undefined : true;
  current.events.push({ event: happened.entryCheckedIn, entry, viewer, byLink, slot: entry.slot });
  entriesState.fillByItself(current);
  return { standing: standingOf(current, entry) };
}

/** @throws AppError CHECKIN_CLOSED, NOT_REGISTERED, NOT_READY with what is missing */
export function assertMayCheckIn(context: Context, about: About): void {
  assertTouches(context, about);
  assertCheckInOpen(context, about);
  assertCanCheckIn(context, about.entry);
}

/** @throws AppError NOT_REGISTERED, NOT_READY with what is missing */
export function assertCanCheckIn(context: Context, entry: CurrentEntry): void {
  if (!entriesState.isLive(entry.state)) throw notIn();
  assertEnoughReady(context, entry);
}

/** Takes a check-in back, until it closes. */
export function undoCheckIn(current: EntriesState, command: Of<'undo-check-in'>): CommandAnswer {
  const { viewer } = command;
  const entry = entryFor(current, command);
  assertMayUndoCheckIn(current, { entry, viewer });
  if (!entry.isCheckedIn) return { standing: standingOf(current, entry) };
  if (entry.state === 'checked_in' && !isLaterDay(current.tournament, current.day))
    entry.state = 'registered';
  if (entry.state === 'waitlist_ready') entry.state = 'waitlisted';
  entry.isCheckedIn = false;
  current.checkIns.set(entry.id, null);
  current.events.push({ event: happened.checkInUndone, entry, viewer, slot: entry.slot });
  return { standing: standingOf(current, entry) };
}

/** @throws AppError CHECKIN_CLOSED, NOT_REGISTERED */
export function assertMayUndoCheckIn(context: Context, about: About): void {
  assertTouches(context, about);
  assertCheckInOpen(context, about);
  if (!entriesState.isLive(about.entry.state)) throw notIn();
}

/** Gives up a team's place, or leaves the waitlist. */
export function withdraw(current: EntriesState, command: Of<'withdraw'>): CommandAnswer {
  const entry = entryFor(current, command);
  assertMayWithdraw(current, { entry, viewer: command.viewer });
  return leave(current, { entry, viewer: command.viewer });
}

/** @throws AppError NOT_LEADER, REGISTRATION_CLOSED, NOT_REGISTERED */
export function assertMayWithdraw(context: Context, about: About): void {
  assertLeads(context, about);
  assertCancellable(context.phase);
  if (!entriesState.isLive(about.entry.state)) throw notIn();
}

/** As `withdraw`, by team. */
export function cancel(current: EntriesState, command: Of<'cancel'>): CommandAnswer {
  const { team } = ledBy(current, command);
  assertCancellable(current.phase);
  const entry = entriesOf(current, team.id).find(({ state }) => entriesState.isLive(state));
  if (!entry) throw notIn();
  return leave(current, { entry, viewer: command.viewer });
}

export function leave(
  current: EntriesState,
  { entry, viewer }: { entry: CurrentEntry; viewer: Viewer | undefined },
): CommandAnswer {
  const slot = entriesState.release(current, entry, 'withdrawn');
  const byLink = viewer ? undefined : true;
  current.events.push({ event: happened.entryCancelled, entry, viewer, byLink, slot });
  entriesState.fillByItself(current);
  return { standing: standingOf(current, entry) };
}

/** Records a command to withdraw; after locking a host decides. */
export function askToWithdraw(
  current: EntriesState,
  command: Of<'ask-to-withdraw'>,
): CommandAnswer {
  const { viewer, reason } = command;
  const entry = entryFor(current, command);
  assertMayAskToWithdraw(current, { entry, viewer });
  if (entry.withdrawAskedAt) return { standing: standingOf(current, entry) };
  entry.withdrawAskedAt = current.now;
  entry.withdrawReason = reason;
  current.events.push({ event: happened.withdrawalAsked, entry, viewer, slot: entry.slot, reason });
  return { standing: standingOf(current, entry) };
}

/** @throws AppError NOT_LEADER, NOT_REGISTERED, CONFLICT */
export function assertMayAskToWithdraw({ phase, ...context }: Context, about: About): void {
  assertLeads(context, about);
  if (!entriesState.isPlaced(about.entry.state)) throw notIn();
  if (!isLocked(phase)) throw new AppError('CONFLICT', entriesTexts.withdrawYourself);
  if (phase !== 'locked' && phase !== 'live')
    throw new AppError('CONFLICT', commonTexts.tournamentOver);
}

/** Finds an entry for those who may touch it: its team, as registered or now, and hosts. */
export function entryFor(
  current: EntriesState,
  { viewer, entryId }: Pick<CommandOnEntry, 'viewer' | 'entryId'>,
): CurrentEntry {
  const entry = current.entries.get(entryId);
  if (!entry) throw noSuchEntry();
  assertTouches(current, { entry, viewer });
  return entry;
}

function assertTouches(context: Context, { entry, viewer }: About): void {
  if (!context.hosts.has(viewer.id) && !isOfTeam(context, { entry, viewer })) throw noSuchEntry();
}

export function noSuchEntry(): AppError {
  return new AppError('NOT_FOUND', commonTexts.noEntry);
}

/** Whether the user leads the team, or is on the roster and still a member. */
export function isOfTeam(
  current: Pick<EntriesState, 'teams'>,
  { entry, viewer }: { entry: CurrentEntry; viewer: Viewer },
): boolean {
  const roster = current.teams.get(entry.teamId);
  if (!roster?.members.some(({ id }) => id === viewer.id)) return false;
  return actsFor(viewer, roster.team) || entry.players.some(({ userId }) => userId === viewer.id);
}

export function assertLeads(current: Pick<EntriesState, 'teams'>, { entry, viewer }: About): void {
  const roster = current.teams.get(entry.teamId);
  if (roster && actsFor(viewer, roster.team)) return;
  throw new AppError('NOT_LEADER', entriesTexts.leaderHint);
}

export function assertCheckInOpen(
  context: Context,
  { entry, viewer }: { entry: CurrentEntry; viewer: Viewer | undefined },
): void {
  if (context.phase === 'check-in') return;
  // On later days of an event, check-in is at the first day's time; a host lets latecomers in.
  if (isLaterDay(context.tournament, context.day) && entriesState.isPlaced(entry.state)) {
    const window = windowOf(context.tournament, context.day);
    const isOpen = window && context.now >= window.opens && context.now < window.closes;
    if (isOpen) return;
    if (viewer && context.hosts.has(viewer.id)) {
      assertNotIn(context, { entry, viewer });
      return;
    }
  }
  throw new AppError('CHECKIN_CLOSED', describeClosed(context));
}

function describeClosed({ tournament, phase, day, now }: Context): Translatable {
  const opens = isLaterDay(tournament, day)
    ? windowOf(tournament, day)?.opens
    : tournament.checkin_opens_at;
  if (!opens) return entriesTexts.noCheckIn;
  if (phase === 'cancelled') return entriesTexts.calledOff;
  if (now < opens) return entriesTexts.checkInOpensAt({ opens: moment(opens, 'dateAndTime') });
  return entriesTexts.checkInClosed;
}

export function notIn(): AppError {
  return new AppError('NOT_REGISTERED', entriesTexts.notRegistered);
}
