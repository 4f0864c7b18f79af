import { isLocked } from '@one-dream/contract/features/tournaments.phases.ts';
import { reasonTexts } from '@one-dream/contract/kept-reasons.ts';
import { inEnglish } from '@one-dream/contract/say.ts';
import type { Viewer } from '../../../calls/viewer.ts';
import { commonTexts } from '../../../common.texts.ts';
import { AppError, invalidField } from '../../../errors.ts';
import { entriesTexts } from '../entries.texts.ts';
import { guestEntryTexts } from '../guest-entries.texts.ts';
import { describeLack } from '../registrations.rules.ts';
import * as books from './book.ts';
import { assertFree, entriesOf, standingOf, toPlayer } from './enter.rules.ts';
import type { DeskAnswer, DeskRequest } from './requests.ts';

/** An entry, and the viewer asking about it. */
interface About {
  entry: books.BookEntry;
  viewer: Viewer;
}

type Of<Kind extends DeskRequest['kind']> = Extract<DeskRequest, { kind: Kind }>;

/** Gives a waiting team a free place, in its turn or with a reason. */
export function promoteByHand(book: books.Book, request: Of<'promote'>): DeskAnswer {
  const { viewer, reason } = request;
  const entry = entryToDecide(book, request);
  assertMayPromote(book, { entry, viewer });
  const passed = books
    .queueOf(book)
    .filter((other) => (other.queueNo ?? 0) < (entry.queueNo ?? 0))
    .filter((other) => books.mayMoveUp(book, other));
  if (passed.length > 0 && !reason) {
    const [first] = passed;
    throw new AppError(
      'OUT_OF_TURN',
      entriesTexts.waitsLonger({ team: first?.teamName ?? '', count: passed.length }),
    );
  }
  books.promote(book, entry, { viewer, reason });
  return { standing: standingOf(book, entry) };
}

/** @throws AppError CONFLICT, SLOTS_FILLED, NOT_READY, BANNED */
export function assertMayPromote(context: books.HostContext, about: About): void {
  assertMayDecide(context, about);
  assertWaiting(about.entry);
  if (books.vacant(context) === 0) throw new AppError('SLOTS_FILLED', entriesTexts.noPlaceFree);
  assertMovable(context, about.entry);
}

/** Asserts that a waiting team can play: it is ready, and nobody in it is banned. */
function assertMovable(context: books.HostContext, entry: books.BookEntry): void {
  if (books.needsReady(context) && entry.state !== 'waitlist_ready')
    throw new AppError('NOT_READY', entriesTexts.onlyReadyMoveUp({ team: entry.teamName }));
  const refusal = context.barred.get(entry.id);
  if (refusal) throw refusal;
}

/** Marks a waiting team as passed over when places are filled, or no longer. */
export function skip(book: books.Book, request: Of<'skip'>): DeskAnswer {
  const { viewer, reason } = request;
  const entry = entryToDecide(book, request);
  assertMaySkip(book, { entry, viewer });
  entry.skipReason = reason ?? '';
  const kind = reason === null ? 'not-passed-over' : 'passed-over';
  book.events.push({ kind, entry, viewer, slot: null, reason: reason ?? undefined });
  books.fillByItself(book);
  return { standing: standingOf(book, entry) };
}

/** @throws AppError NOT_ALLOWED, CONFLICT */
export function assertMaySkip(context: books.Context, about: About): void {
  assertMayDecide(context, about);
  assertWaiting(about.entry);
}

/** Gives the free places to the queue in its order. */
export function fill(book: books.Book, { viewer }: Of<'fill'>): DeskAnswer {
  if (!book.hosts.has(viewer.id)) throw new AppError('NOT_FOUND', commonTexts.noTournament);
  if (book.phase === 'final' || book.phase === 'cancelled')
    throw new AppError('CONFLICT', commonTexts.tournamentOver);
  const filled = books.fillFromQueue(book, viewer);
  return { filled, vacant: books.vacant(book) };
}

export function markNoShow(book: books.Book, request: Of<'no-show'>): DeskAnswer {
  const { viewer, reason } = request;
  const entry = entryToDecide(book, request);
  assertMayMarkNoShow(book, { entry, viewer });
  return putOut(book, { entry, viewer, reason, state: 'no_show', kind: 'no-show' });
}

/** @throws AppError NOT_ALLOWED, CONFLICT */
export function assertMayMarkNoShow(context: books.Context, about: About): void {
  assertMayDecide(context, about);
  assertPlaced(about.entry);
  if (!isRunning(context)) throw new AppError('CONFLICT', entriesTexts.checkInNotOver);
}

/** Takes a no-show back: the team has a place again and is checked in, while one is free. */
export function undoNoShow(book: books.Book, request: Of<'undo-no-show'>): DeskAnswer {
  const { viewer } = request;
  const entry = entryToDecide(book, request);
  assertMayUndoNoShow(book, { entry, viewer });
  assertFree(book, entry);
  books.assertEligible(book, request);
  const slot = books.place(book, entry, 'checked_in');
  books.hold(book, entry);
  entry.stateReason = '';
  entry.isCheckedIn = true;
  book.checkIns.set(entry.id, { byUserId: viewer.id });
  book.events.push({ kind: 'no-show-undone', entry, viewer, slot });
  return { standing: standingOf(book, entry) };
}

/** @throws AppError NOT_ALLOWED, CONFLICT, SLOTS_FILLED */
export function assertMayUndoNoShow(context: books.HostContext, about: About): void {
  const { entry } = about;
  assertMayDecide(context, about);
  if (entry.state !== 'no_show' || !(entry.guest === 'guest' || context.teams.has(entry.teamId)))
    throw new AppError('CONFLICT', entriesTexts.notNoShow({ team: entry.teamName }));
  if (!isRunning(context)) throw new AppError('CONFLICT', commonTexts.tournamentOver);
  if (books.vacant(context) === 0) throw new AppError('SLOTS_FILLED', entriesTexts.placeTaken);
}

export function disqualify(book: books.Book, request: Of<'disqualify'>): DeskAnswer {
  const { viewer, reason } = request;
  const entry = entryToDecide(book, request);
  assertMayDisqualify(book, { entry, viewer });
  return putOut(book, { entry, viewer, reason, state: 'disqualified', kind: 'disqualified' });
}

/** @throws AppError NOT_ALLOWED, CONFLICT */
export function assertMayDisqualify(context: books.Context, about: About): void {
  assertMayDecide(context, about);
  if (!books.isLive(about.entry.state))
    throw new AppError('CONFLICT', entriesTexts.outAlready({ team: about.entry.teamName }));
}

/** Grants or denies a team's request to withdraw. */
export function decideWithdrawal(book: books.Book, request: Of<'decide-withdrawal'>): DeskAnswer {
  const { viewer, isGranted, reason } = request;
  const entry = entryToDecide(book, request);
  assertMayDecideWithdrawal(book, { entry, viewer });
  if (isGranted) {
    const text = reason ?? entry.withdrawReason;
    return putOut(book, {
      entry,
      viewer,
      reason: text,
      state: 'withdrawn',
      kind: 'withdrawal-granted',
    });
  }
  entry.withdrawAskedAt = null;
  entry.withdrawReason = '';
  book.events.push({ kind: 'withdrawal-refused', entry, viewer, slot: entry.slot, reason });
  return { standing: standingOf(book, entry) };
}

/** @throws AppError NOT_ALLOWED, CONFLICT */
export function assertMayDecideWithdrawal(context: books.Context, about: About): void {
  assertMayDecide(context, about);
  if (!about.entry.withdrawAskedAt || !books.isPlaced(about.entry.state))
    throw new AppError('CONFLICT', entriesTexts.asksNot({ team: about.entry.teamName }));
}

/** Replaces one player of the team by another, once rosters are frozen. */
export function swapPlayer(book: books.Book, request: Of<'swap-player'>): DeskAnswer {
  const { viewer, outUserId, inUserId, reason } = request;
  const entry = entryToDecide(book, request);
  assertMaySwapPlayer(book, { entry, viewer });
  const member = book.teams.get(entry.teamId)?.members.find(({ id }) => id === inUserId);
  if (!member) throw invalidField('inUserId', entriesTexts.chooseMember);
  if (!entry.players.some(({ userId }) => userId === outUserId))
    throw invalidField('outUserId', entriesTexts.notOnRoster);
  if (entry.players.some(({ userId }) => userId === inUserId))
    throw invalidField('inUserId', entriesTexts.onRosterAlready({ player: member.name }));
  const lack = describeLack(member);
  if (lack) throw new AppError('ROSTER_INCOMPLETE', lack);
  const incoming = toPlayer(member);
  assertFree(book, { id: entry.id, players: [incoming] });
  const stays = entry.players.filter(({ userId }) => userId !== outUserId);
  if (stays.some(({ inGameIdKey }) => inGameIdKey === incoming.inGameIdKey))
    throw new AppError('PLAYER_TAKEN', entriesTexts.sameGameId({ player: member.name }));
  books.assertEligible(book, request);
  const out = books.swapIn(book, entry, { outUserId, incoming });
  if (out)
    book.events.push({
      kind: 'player-swapped',
      entry,
      viewer,
      slot: entry.slot,
      reason,
      swap: { out, in: incoming },
    });
  return { standing: standingOf(book, entry) };
}

/** @throws AppError NOT_ALLOWED, CONFLICT */
export function assertMaySwapPlayer(context: books.Context, about: About): void {
  assertMayDecide(context, about);
  if (!books.isLive(about.entry.state))
    throw new AppError('CONFLICT', entriesTexts.isOut({ team: about.entry.teamName }));
  if (about.entry.guest === 'guest') throw new AppError('CONFLICT', guestEntryTexts.rosterFixed);
  if (!isRunning(context))
    throw new AppError(
      'CONFLICT',
      isLocked(context.phase) ? commonTexts.tournamentOver : entriesTexts.notFrozen,
    );
}

/** Replaces a team that cannot play with a waiting one, in its slot; the old one keeps what it has played. */
export function replace(book: books.Book, request: Of<'replace'>): DeskAnswer {
  const { viewer, byEntryId, reason } = request;
  const entry = entryToDecide(book, request);
  assertMayReplace(book, { entry, viewer });
  const successor = book.entries.get(byEntryId);
  if (!successor || !books.isWaiting(successor.state)) {
    throw invalidField('byEntryId', entriesTexts.chooseWaiting);
  }
  assertMayDecide(book, { entry: successor, viewer });
  assertMovable(book, successor);
  const slot = books.release(book, entry, 'replaced');
  entry.stateReason = reason;
  book.events.push({ kind: 'replaced', entry, viewer, slot, reason });
  successor.replacesId = entry.id;
  // The replaced entry's slot, not the lowest free one.
  book.freeSlots = [slot, ...book.freeSlots.filter((free) => free !== slot)].filter(
    (free) => free !== null,
  );
  books.promote(book, successor, { viewer, reason });
  book.freeSlots.sort((one, other) => one - other);
  return { standing: standingOf(book, successor) };
}

/** @throws AppError NOT_ALLOWED, CONFLICT */
export function assertMayReplace(context: books.HostContext, about: About): void {
  assertMayDecide(context, about);
  assertPlaced(about.entry);
  if (context.waiting.size === 0) throw new AppError('CONFLICT', entriesTexts.nobodyWaits);
}

/** Removes a team by an admin, whatever the tournament's state. */
export function remove(book: books.Book, { viewer, teamId }: Of<'remove'>): DeskAnswer {
  const entry = entriesOf(book, teamId).find(({ state }) => books.isLive(state));
  if (!entry) throw new AppError('NOT_FOUND', entriesTexts.teamNotIn);
  assertNotIn(book, { entry, viewer });
  return putOut(book, {
    entry,
    viewer,
    reason: inEnglish(reasonTexts.takenOut),
    state: 'withdrawn',
    kind: 'removed',
  });
}

/** Removes the entry of a deleted team. */
export function teamGone(book: books.Book, { viewer, teamId }: Of<'team-gone'>): DeskAnswer {
  const entry = entriesOf(book, teamId).find(({ state }) => books.isLive(state));
  if (!entry) return {};
  return putOut(book, {
    entry,
    viewer,
    reason: inEnglish(reasonTexts.teamDeleted),
    state: 'withdrawn',
    kind: 'team-gone',
  });
}

/** Closes check-in: teams that are not checked in lose their place to waiting ones that are ready. */
export function closeCheckIn(book: books.Book): DeskAnswer {
  for (const entry of book.entries.values()) {
    if (entry.state !== 'registered') continue;
    const slot = books.release(book, entry, 'no_show');
    entry.stateReason = inEnglish(reasonTexts.notCheckedIn);
    book.events.push({ kind: 'no-show', entry, viewer: undefined, slot });
  }
  const filled = book.tournament.fill === 'auto' ? books.fillFromQueue(book, undefined) : 0;
  return { filled, vacant: books.vacant(book) };
}

function putOut(
  book: books.Book,
  {
    entry,
    viewer,
    reason,
    state,
    kind,
  }: {
    entry: books.BookEntry;
    viewer: Viewer;
    reason: string;
    state: 'no_show' | 'withdrawn' | 'disqualified';
    kind: books.DeskEvent['kind'];
  },
): DeskAnswer {
  const slot = books.release(book, entry, state);
  entry.stateReason = reason;
  book.events.push({ kind, entry, viewer, slot, reason });
  books.fillByItself(book);
  return { standing: standingOf(book, entry) };
}

function entryToDecide(
  book: books.Book,
  { viewer, entryId }: { viewer: Viewer; entryId: string },
): books.BookEntry {
  const entry = book.entries.get(entryId);
  if (!entry) throw new AppError('NOT_FOUND', commonTexts.noEntry);
  assertMayDecide(book, { entry, viewer });
  return entry;
}

/** Asserts that the viewer is a host and not in the entry: its fate is for others to decide. */
function assertMayDecide(context: books.Context, { entry, viewer }: About): void {
  if (!context.hosts.has(viewer.id)) throw new AppError('NOT_FOUND', commonTexts.noEntry);
  assertNotIn(context, { entry, viewer });
}

/** @throws AppError NOT_ALLOWED for members of the team, except the owner */
export function assertNotIn(
  context: Pick<books.Book, 'teams'>,
  { entry, viewer }: { entry: books.BookEntry; viewer: Viewer },
): void {
  const isIn =
    entry.players.some(({ userId }) => userId === viewer.id) ||
    context.teams.get(entry.teamId)?.members.some(({ id }) => id === viewer.id);
  if (isIn && viewer.role !== 'owner') throw new AppError('NOT_ALLOWED', entriesTexts.ownTeam);
}

/** Rosters are locked, and the tournament is not over. */
const isRunning = ({ phase }: books.Context) => phase === 'locked' || phase === 'live';

function assertWaiting({ state, teamName }: books.BookEntry): void {
  if (books.isWaiting(state)) return;
  throw new AppError('CONFLICT', entriesTexts.notWaiting({ team: teamName }));
}

function assertPlaced({ state, teamName }: books.BookEntry): void {
  if (books.isPlaced(state)) return;
  throw new AppError('CONFLICT', entriesTexts.hasNoPlace({ team: teamName }));
}
