import { isLocked } from '@one-dream/contract/features/tournaments.phases.ts';
import { teamMaxPlayers } from '@one-dream/contract/limits.ts';
import { AppError } from '../../../errors.ts';
import { guestEntryTexts as texts } from '../guest-entries.texts.ts';
import { assertReady } from '../registrations.rules.ts';
import * as books from './book.ts';
import {
  alreadyIn,
  assertFree,
  assertNameFree,
  entriesOf,
  newEntry,
  standingOf,
} from './enter.rules.ts';
import { assertNotIn } from './host.rules.ts';
import {
  assertCanCheckIn,
  assertCheckInOpen,
  leave,
  noSuchEntry,
  readinessOf,
  sayCheckedIn,
} from './own-entry.rules.ts';
import type { DeskAnswer, DeskRequest, GuestPlayer } from './requests.ts';

type Of<Kind extends DeskRequest['kind']> = Extract<DeskRequest, { kind: Kind }>;

/** Converts a player without an account to a roster player. */
export function toGuestPlayer({ name, id }: GuestPlayer): books.RosterPlayer {
  return {
    userId: null,
    name,
    inGameName: name,
    inGameId: id,
    inGameIdKey: id,
    inGameRole: '',
    discordId: '',
  };
}

/** Enters a team without accounts on a host's word; rules about game ids and names apply as to any. */
export function bringInGuest(
  book: books.Book,
  { request, newId }: { request: Of<'bring-in-guest'>; newId: () => string },
): DeskAnswer {
  if (!book.tournament.guests) throw new AppError('CONFLICT', texts.takesNone);
  assertMayBringIn(book, request);
  const entry: books.BookEntry = {
    id: newId(),
    teamId: request.teamId,
    teamName: request.name,
    teamLogo: '',
    ...books.unplaced,
    players: request.players.map(toGuestPlayer),
    guest: 'guest',
    made: {
      leader: { email: '', discordId: '', discordUsername: '' },
      declarations: [],
      isReserved: false,
    },
  };
  return letIn(book, { entry, request, event: { in: 'brought-in', waiting: 'brought-in' } });
}

/** Registers a team with accounts from a sheet; all requirements apply but the leader's own action. */
export function bringInTeam(
  book: books.Book,
  { request, newId }: { request: Of<'bring-in-team'>; newId: () => string },
): DeskAnswer {
  const roster = book.teams.get(request.teamId);
  if (!roster) throw new AppError('NOT_FOUND', texts.noTeam);
  assertMayBringIn(book, request);
  assertReady({ type: book.type, members: roster.members });
  const own = entriesOf(book, roster.team.id);
  const live = own.find(({ state }) => books.isLive(state));
  if (live) throw alreadyIn(live);
  const entry = newEntry({ roster, id: newId(), declarations: [] });
  return letIn(book, { entry, request, event: { in: 'registered', waiting: 'waitlisted' } });
}

function assertMayBringIn(
  book: books.Book,
  { viewer }: Of<'bring-in-guest' | 'bring-in-team'>,
): void {
  if (!book.hosts.has(viewer.id)) throw noSuchEntry();
  if (book.phase === 'final' || book.phase === 'cancelled')
    throw new AppError('CONFLICT', texts.over);
}

/** Gives a slot, or a place at the end of the queue. After check-in, a host's word counts as checked in. */
function letIn(
  book: books.Book,
  {
    entry,
    request,
    event,
  }: {
    entry: books.BookEntry;
    request: Of<'bring-in-guest' | 'bring-in-team'>;
    event: { in: books.DeskEvent['kind']; waiting: books.DeskEvent['kind'] };
  },
): DeskAnswer {
  const { viewer } = request;
  const waits = books.openToNewcomers(book) <= 0;
  if (waits && !books.hasRoomToWait(book)) throw new AppError('WAITLIST_FULL', texts.waitlistFull);
  assertNameFree(book, entry.teamName);
  assertFree(book, entry);
  books.assertEligible(book, request);
  const isThere = isLocked(book.phase) && book.tournament.checkin_opens_at !== null;
  if (waits) {
    entry.queueNo = ++book.lastQueueNo;
    entry.state = isThere ? 'waitlist_ready' : 'waitlisted';
  }
  books.add(book, entry);
  books.hold(book, entry);
  const slot = waits ? null : books.place(book, entry, isThere ? 'checked_in' : 'registered');
  if (isThere) {
    entry.isCheckedIn = true;
    book.checkIns.set(entry.id, { byUserId: viewer.id });
  }
  book.events.push({ kind: waits ? event.waiting : event.in, entry, viewer, slot });
  return { standing: standingOf(book, entry) };
}

/** Removes an imported entry as if it had never existed. The caller has checked that nothing depends on it. */
export function takeBack(book: books.Book, request: Of<'take-back'>): DeskAnswer {
  const { viewer } = request;
  const entry = book.entries.get(request.entryId);
  if (!entry || !book.hosts.has(viewer.id)) throw noSuchEntry();
  assertNotIn(book, { entry, viewer });
  if (!books.isLive(entry.state)) throw noSuchEntry();
  const slot = books.release(book, entry, 'withdrawn');
  const kind = entry.guest === 'guest' ? 'taken-back' : 'removed';
  book.events.push({ kind, entry, viewer, slot });
  return {};
}

function guestOf(book: books.Book, { entryId }: { entryId: string }): books.BookEntry {
  const entry = book.entries.get(entryId);
  if (entry?.guest !== 'guest') throw noSuchEntry();
  return entry;
}

/** Checks in by the team's link; idempotent. */
export function checkInGuest(book: books.Book, request: Of<'guest-check-in'>): DeskAnswer {
  const entry = guestOf(book, request);
  assertCheckInOpen(book, { entry, viewer: undefined });
  if (entry.isCheckedIn) return { standing: standingOf(book, entry) };
  assertGuestMayCheckIn(book, entry);
  books.assertEligible(book, request);
  return sayCheckedIn(book, { entry, viewer: undefined });
}

/** @throws AppError CHECKIN_CLOSED, NOT_REGISTERED, NOT_READY with what is missing */
export function assertGuestMayCheckIn(context: books.Context, entry: books.BookEntry): void {
  assertCheckInOpen(context, { entry, viewer: undefined });
  assertCanCheckIn(context, entry);
}

export function withdrawGuest(book: books.Book, request: Of<'guest-withdraw'>): DeskAnswer {
  const entry = guestOf(book, request);
  assertGuestMayWithdraw(book, entry);
  return leave(book, { entry, viewer: undefined });
}

/** @throws AppError CANCEL_CLOSED, NOT_REGISTERED */
export function assertGuestMayWithdraw(context: books.Context, entry: books.BookEntry): void {
  if (isLocked(context.phase)) throw new AppError('CANCEL_CLOSED', texts.cancelClosed);
  if (!books.isLive(entry.state)) throw noSuchEntry();
}

/**
 * Fills in missing game ids, of players known by name and of new ones. Players on the roster with an id stay: a link
 * does not change what a host brought in.
 */
export function completeGuest(book: books.Book, request: Of<'guest-complete'>): DeskAnswer {
  const entry = guestOf(book, request);
  assertGuestMayComplete(book, entry);
  const complete = entry.players.filter(({ inGameIdKey }) => inGameIdKey !== '');
  const incoming = request.players.map(toGuestPlayer);
  const players = [...complete, ...incoming];
  const refuse = (at: string, text: (typeof texts)['idTwice']) =>
    new AppError('INVALID', text, { fields: { [at]: text } });
  for (const [index, { inGameIdKey }] of incoming.entries()) {
    if (inGameIdKey === '') throw refuse(`players.${index}.inGameId`, texts.idWrong);
    if (players.filter((other) => other.inGameIdKey === inGameIdKey).length > 1)
      throw refuse(`players.${index}.inGameId`, texts.idTwice);
  }
  if (players.length > teamMaxPlayers)
    throw refuse('players', texts.tooMany({ most: teamMaxPlayers }));
  assertFree(book, { id: entry.id, players: incoming });
  books.assertEligible(book, request);
  const before = books.setRoster(book, entry, players);
  book.events.push({
    kind: 'guest-completed',
    entry,
    viewer: undefined,
    byLink: true,
    slot: entry.slot,
    before,
  });
  return { standing: standingOf(book, entry) };
}

/** Asserts that the squad lacks ids, and has not checked in. @throws AppError CONFLICT */
export function assertGuestMayComplete(context: books.Context, entry: books.BookEntry): void {
  const { needed, ready } = readinessOf(context, entry);
  const isOpen = books.isLive(entry.state) && !entry.isCheckedIn && ready < needed;
  if (!isOpen) throw new AppError('CONFLICT', texts.squadFixed);
}
