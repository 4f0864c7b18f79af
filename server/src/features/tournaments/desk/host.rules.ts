import { isLocked } from '@one-dream/contract/features/tournaments.phases.ts';
import type { Viewer } from '../../../calls/viewer.ts';
import { AppError } from '../../../errors.ts';
import { describeLack } from '../registrations.rules.ts';
import * as books from './book.ts';
import { assertFree, entriesOf, standingOf, toPlayer } from './enter.rules.ts';
import type { DeskAnswer, DeskRequest } from './requests.ts';

type Of<Kind extends DeskRequest['kind']> = Extract<DeskRequest, { kind: Kind }>;

/** Gives a waiting team a free place, in its turn or with a reason. */
export function promoteByHand(book: books.Book, request: Of<'promote'>): DeskAnswer {
  const { viewer, reason } = request;
  const entry = entryToDecide(book, request);
  assertWaiting(entry);
  if (books.vacant(book) === 0)
    throw new AppError('SLOTS_FILLED', 'No place is free. Free one first.');
  if (books.needsReady(book) && entry.state !== 'waitlist_ready')
    throw new AppError(
      'NOT_READY',
      `${entry.teamName} has not checked in. Only ready teams move up now.`,
    );
  const passed = books
    .queueOf(book)
    .filter((other) => (other.queueNo ?? 0) < (entry.queueNo ?? 0))
    .filter((other) => books.mayMoveUp(book, other));
  if (passed.length > 0 && !reason) {
    const [first] = passed;
    throw new AppError(
      'OUT_OF_TURN',
      `${first?.teamName} waits longer. Give a reason to pass ${passed.length === 1 ? 'it' : 'them'} over.`,
    );
  }
  books.promote(book, entry, { viewer, reason });
  return { standing: standingOf(book, entry) };
}

/** Passes a waiting team over when places are filled, or no longer. */
export function skip(book: books.Book, request: Of<'skip'>): DeskAnswer {
  const { viewer, reason } = request;
  const entry = entryToDecide(book, request);
  assertWaiting(entry);
  entry.skipReason = reason ?? '';
  const kind = reason === null ? 'not-passed-over' : 'passed-over';
  book.events.push({ kind, entry, viewer, slot: null, reason: reason ?? undefined });
  books.fillByItself(book);
  return { standing: standingOf(book, entry) };
}

/** Gives the free places to the queue in its order. */
export function fill(book: books.Book, { viewer }: Of<'fill'>): DeskAnswer {
  if (!book.hosts.has(viewer.id)) throw new AppError('NOT_FOUND', 'There is no such tournament.');
  if (book.phase === 'final' || book.phase === 'cancelled')
    throw new AppError('CONFLICT', 'This tournament is over.');
  const filled = books.fillFromQueue(book, viewer);
  return { filled, vacant: books.vacant(book) };
}

/** The team did not come. */
export function markNoShow(book: books.Book, request: Of<'no-show'>): DeskAnswer {
  const { viewer, reason } = request;
  const entry = entryToDecide(book, request);
  assertPlaced(entry);
  if (book.phase !== 'locked' && book.phase !== 'live')
    throw new AppError('CONFLICT', 'Check-in is not over: the team has time to come still.');
  return putOut(book, { entry, viewer, reason, state: 'no_show', kind: 'no-show' });
}

export function disqualify(book: books.Book, request: Of<'disqualify'>): DeskAnswer {
  const { viewer, reason } = request;
  const entry = entryToDecide(book, request);
  if (!books.isLive(entry.state))
    throw new AppError('CONFLICT', `${entry.teamName} is out of the tournament already.`);
  return putOut(book, { entry, viewer, reason, state: 'disqualified', kind: 'disqualified' });
}

/** Lets a team go that asked to, or tells it to stay. */
export function decideWithdrawal(book: books.Book, request: Of<'decide-withdrawal'>): DeskAnswer {
  const { viewer, isGranted, reason } = request;
  const entry = entryToDecide(book, request);
  if (!entry.withdrawAskedAt || !books.isPlaced(entry.state))
    throw new AppError('CONFLICT', `${entry.teamName} does not ask to withdraw.`);
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

/** Puts one player of the team in another's place, once rosters are frozen. */
export function swapPlayer(book: books.Book, request: Of<'swap-player'>): DeskAnswer {
  const { viewer, outUserId, inUserId, reason } = request;
  const entry = entryToDecide(book, request);
  if (!books.isLive(entry.state))
    throw new AppError('CONFLICT', `${entry.teamName} is out of the tournament.`);
  if (book.phase !== 'locked' && book.phase !== 'live')
    throw new AppError(
      'CONFLICT',
      isLocked(book.phase)
        ? 'This tournament is over.'
        : 'Rosters are not frozen yet. The team can withdraw and register with its new player.',
    );
  const member = book.teams.get(entry.teamId)?.members.find(({ id }) => id === inUserId);
  const refuse = (field: string, message: string) =>
    new AppError('INVALID', message, { fields: { [field]: message } });
  if (!member) throw refuse('inUserId', 'Choose somebody who is in the team.');
  if (!entry.players.some(({ userId }) => userId === outUserId))
    throw refuse('outUserId', 'This player is not on the roster.');
  if (entry.players.some(({ userId }) => userId === inUserId))
    throw refuse('inUserId', `${member.name} is on the roster already.`);
  const lack = describeLack(member);
  if (lack) throw new AppError('ROSTER_INCOMPLETE', `${lack}.`);
  const incoming = toPlayer(member);
  assertFree(book, { id: entry.id, players: [incoming] });
  const stays = entry.players.filter(({ userId }) => userId !== outUserId);
  if (stays.some(({ inGameIdKey }) => inGameIdKey === incoming.inGameIdKey))
    throw new AppError(
      'PLAYER_TAKEN',
      `${member.name} has the game ID of another player of the team.`,
    );
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

/** Puts a waiting team in the slot of one that cannot play; the old one keeps what it has played. */
export function replace(book: books.Book, request: Of<'replace'>): DeskAnswer {
  const { viewer, byEntryId, reason } = request;
  const entry = entryToDecide(book, request);
  assertPlaced(entry);
  const successor = book.entries.get(byEntryId);
  if (!successor || !books.isWaiting(successor.state)) {
    const message = 'Choose a team of the waitlist.';
    throw new AppError('INVALID', message, { fields: { byEntryId: message } });
  }
  if (books.needsReady(book) && successor.state !== 'waitlist_ready')
    throw new AppError(
      'NOT_READY',
      `${successor.teamName} has not checked in. Only ready teams come in now.`,
    );
  const slot = books.release(book, entry, 'replaced');
  entry.stateReason = reason;
  book.events.push({ kind: 'replaced', entry, viewer, slot, reason });
  successor.replacesId = entry.id;
  // Its own place, not the lowest free one.
  book.freeSlots = [slot, ...book.freeSlots.filter((free) => free !== slot)].filter(
    (free) => free !== null,
  );
  books.promote(book, successor, { viewer, reason });
  book.freeSlots.sort((one, other) => one - other);
  return { standing: standingOf(book, successor) };
}

/** An admin takes a team out, whatever the tournament's state. */
export function remove(book: books.Book, { viewer, teamId }: Of<'remove'>): DeskAnswer {
  const entry = entriesOf(book, teamId).find(({ state }) => books.isLive(state));
  if (!entry) throw new AppError('NOT_FOUND', 'This team is not in the tournament.');
  return putOut(book, {
    entry,
    viewer,
    reason: 'Taken out by the organisers.',
    state: 'withdrawn',
    kind: 'removed',
  });
}

/** Its team is being deleted. */
export function teamGone(book: books.Book, { viewer, teamId }: Of<'team-gone'>): DeskAnswer {
  const entry = entriesOf(book, teamId).find(({ state }) => books.isLive(state));
  if (!entry) return {};
  return putOut(book, {
    entry,
    viewer,
    reason: 'The team was deleted.',
    state: 'withdrawn',
    kind: 'team-gone',
  });
}

/** Check-in is over: who did not check in loses the place, who waits and is ready takes it. */
export function closeCheckIn(book: books.Book): DeskAnswer {
  for (const entry of book.entries.values()) {
    if (entry.state !== 'registered') continue;
    const slot = books.release(book, entry, 'no_show');
    entry.stateReason = 'Not checked in when check-in closed.';
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

/** For hosts alone, and for none who is in the entry: its fate is for others to decide. */
function entryToDecide(
  book: books.Book,
  { viewer, entryId }: { viewer: Viewer; entryId: string },
): books.BookEntry {
  const entry = book.entries.get(entryId);
  if (!entry || !book.hosts.has(viewer.id))
    throw new AppError('NOT_FOUND', 'There is no such entry.');
  const isIn =
    entry.players.some(({ userId }) => userId === viewer.id) ||
    book.teams.get(entry.teamId)?.members.some(({ id }) => id === viewer.id);
  if (isIn && viewer.role !== 'owner')
    throw new AppError('NOT_ALLOWED', 'You are in this team. Another host decides about it.');
  return entry;
}

function assertWaiting({ state, teamName }: books.BookEntry): void {
  if (books.isWaiting(state)) return;
  throw new AppError('CONFLICT', `${teamName} is not in the waitlist.`);
}

function assertPlaced({ state, teamName }: books.BookEntry): void {
  if (books.isPlaced(state)) return;
  throw new AppError('CONFLICT', `${teamName} has no place in this tournament.`);
}
