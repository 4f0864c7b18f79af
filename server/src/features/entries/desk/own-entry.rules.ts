import { isLocked, lineupMinimum } from '@one-dream/contract/features/tournaments.phases.ts';
import { moment, type Said } from '@one-dream/contract/texts.ts';
import type { Viewer } from '../../../calls/viewer.ts';
import { commonTexts } from '../../../common.texts.ts';
import { AppError } from '../../../errors.ts';
import { isLeader } from '../../teams/teams.rules.ts';
import { isLaterDay, windowOf } from '../daily-check-in.rules.ts';
import { entriesTexts } from '../entries.texts.ts';
import { guestEntryTexts } from '../guest-entries.texts.ts';
import { assertCancellable, describeLack } from '../registrations.rules.ts';
import * as books from './book.ts';
import { entriesOf, ledBy, standingOf } from './enter.rules.ts';
import { assertNotIn } from './host.rules.ts';
import type { DeskAnswer, DeskRequest, EntryRequest } from './requests.ts';

/** An entry, and the viewer asking about it. */
interface About {
  entry: books.BookEntry;
  viewer: Viewer;
}

type Of<Kind extends DeskRequest['kind']> = Extract<DeskRequest, { kind: Kind }>;

/** Checks a team in, by its leader, a member of its roster, or a host; idempotent. */
export function checkIn(book: books.Book, request: Of<'check-in'>): DeskAnswer {
  const { viewer } = request;
  const entry = entryFor(book, request);
  assertCheckInOpen(book, { entry, viewer });
  if (entry.isCheckedIn) return { standing: standingOf(book, entry) };
  assertMayCheckIn(book, { entry, viewer });
  books.assertEligible(book, request);
  return sayCheckedIn(book, { entry, viewer });
}

export function sayCheckedIn(
  book: books.Book,
  { entry, viewer }: { entry: books.BookEntry; viewer: Viewer | undefined },
): DeskAnswer {
  if (entry.state === 'registered') entry.state = 'checked_in';
  if (entry.state === 'waitlisted') entry.state = 'waitlist_ready';
  entry.isCheckedIn = true;
  book.checkIns.set(entry.id, { byUserId: viewer?.id ?? null });
  const byLink = viewer ? undefined : true;
  book.events.push({ kind: 'checked-in', entry, viewer, byLink, slot: entry.slot });
  // A place may have been waiting for a ready team.
  books.fillByItself(book);
  return { standing: standingOf(book, entry) };
}

/** @throws AppError CHECKIN_CLOSED, NOT_REGISTERED, NOT_READY with what is missing */
export function assertMayCheckIn(context: books.Context, about: About): void {
  assertTouches(context, about);
  assertCheckInOpen(context, about);
  assertCanCheckIn(context, about.entry);
}

/** @throws AppError NOT_REGISTERED, NOT_READY with what is missing */
export function assertCanCheckIn(context: books.Context, entry: books.BookEntry): void {
  if (!books.isLive(entry.state)) throw notIn();
  const { needed, ready, lacks } = readinessOf(context, entry);
  if (ready >= needed) return;
  const first: Said = entriesTexts.notReady({ needed, ready });
  const all = lacks.reduce((before, next) => entriesTexts.sentences({ before, next }), first);
  throw new AppError('NOT_READY', all);
}

/** Takes a check-in back, until it closes. */
export function undoCheckIn(book: books.Book, request: Of<'undo-check-in'>): DeskAnswer {
  const { viewer } = request;
  const entry = entryFor(book, request);
  assertMayUndoCheckIn(book, { entry, viewer });
  if (!entry.isCheckedIn) return { standing: standingOf(book, entry) };
  if (entry.state === 'checked_in' && !isLaterDay(book.tournament, book.day))
    entry.state = 'registered';
  if (entry.state === 'waitlist_ready') entry.state = 'waitlisted';
  entry.isCheckedIn = false;
  book.checkIns.set(entry.id, null);
  book.events.push({ kind: 'check-in-undone', entry, viewer, slot: entry.slot });
  return { standing: standingOf(book, entry) };
}

/** @throws AppError CHECKIN_CLOSED, NOT_REGISTERED */
export function assertMayUndoCheckIn(context: books.Context, about: About): void {
  assertTouches(context, about);
  assertCheckInOpen(context, about);
  if (!books.isLive(about.entry.state)) throw notIn();
}

/** Gives up a team's place, or leaves the waitlist. */
export function withdraw(book: books.Book, request: Of<'withdraw'>): DeskAnswer {
  const entry = entryFor(book, request);
  assertMayWithdraw(book, { entry, viewer: request.viewer });
  return leave(book, { entry, viewer: request.viewer });
}

/** @throws AppError NOT_LEADER, REGISTRATION_CLOSED, NOT_REGISTERED */
export function assertMayWithdraw(context: books.Context, about: About): void {
  assertLeads(context, about);
  assertCancellable(context.phase);
  if (!books.isLive(about.entry.state)) throw notIn();
}

/** As `withdraw`, by team. */
export function cancel(book: books.Book, request: Of<'cancel'>): DeskAnswer {
  const { team } = ledBy(book, request);
  assertCancellable(book.phase);
  const entry = entriesOf(book, team.id).find(({ state }) => books.isLive(state));
  if (!entry) throw notIn();
  return leave(book, { entry, viewer: request.viewer });
}

export function leave(
  book: books.Book,
  { entry, viewer }: { entry: books.BookEntry; viewer: Viewer | undefined },
): DeskAnswer {
  const slot = books.release(book, entry, 'withdrawn');
  const byLink = viewer ? undefined : true;
  book.events.push({ kind: 'cancelled', entry, viewer, byLink, slot });
  books.fillByItself(book);
  return { standing: standingOf(book, entry) };
}

/** Records a request to withdraw; after locking a host decides. */
export function askToWithdraw(book: books.Book, request: Of<'ask-to-withdraw'>): DeskAnswer {
  const { viewer, reason } = request;
  const entry = entryFor(book, request);
  assertMayAskToWithdraw(book, { entry, viewer });
  if (entry.withdrawAskedAt) return { standing: standingOf(book, entry) };
  entry.withdrawAskedAt = book.now;
  entry.withdrawReason = reason;
  book.events.push({ kind: 'withdrawal-asked', entry, viewer, slot: entry.slot, reason });
  return { standing: standingOf(book, entry) };
}

/** @throws AppError NOT_LEADER, NOT_REGISTERED, CONFLICT */
export function assertMayAskToWithdraw({ phase, ...context }: books.Context, about: About): void {
  assertLeads(context, about);
  if (!books.isPlaced(about.entry.state)) throw notIn();
  if (!isLocked(phase)) throw new AppError('CONFLICT', entriesTexts.withdrawYourself);
  if (phase !== 'locked' && phase !== 'live')
    throw new AppError('CONFLICT', commonTexts.tournamentOver);
}

/** Finds an entry for those who may touch it: its team, as registered or now, and hosts. */
export function entryFor(
  book: books.Book,
  { viewer, entryId }: Pick<EntryRequest, 'viewer' | 'entryId'>,
): books.BookEntry {
  const entry = book.entries.get(entryId);
  if (!entry) throw noSuchEntry();
  assertTouches(book, { entry, viewer });
  return entry;
}

function assertTouches(context: books.Context, { entry, viewer }: About): void {
  if (!context.hosts.has(viewer.id) && !isOfTeam(context, { entry, viewer })) throw noSuchEntry();
}

export function noSuchEntry(): AppError {
  return new AppError('NOT_FOUND', commonTexts.noEntry);
}

/** Whether the user leads the team, or is on the roster and still a member. */
export function isOfTeam(
  book: Pick<books.Book, 'teams'>,
  { entry, viewer }: { entry: books.BookEntry; viewer: Viewer },
): boolean {
  const roster = book.teams.get(entry.teamId);
  if (!roster?.members.some(({ id }) => id === viewer.id)) return false;
  return isLeader(viewer, roster.team) || entry.players.some(({ userId }) => userId === viewer.id);
}

export function assertLeads(book: Pick<books.Book, 'teams'>, { entry, viewer }: About): void {
  const roster = book.teams.get(entry.teamId);
  if (roster && isLeader(viewer, roster.team)) return;
  throw new AppError('NOT_LEADER', entriesTexts.leaderHint);
}

/** Counts an entry's players who can play now, and says what the others lack. */
export function readinessOf(
  book: Pick<books.Book, 'teams'> & {
    tournament: Pick<books.Book['tournament'], 'type' | 'min_lineup'>;
  },
  entry: Pick<books.BookEntry, 'teamId' | 'players' | 'guest'>,
): { needed: number; ready: number; lacks: Said[] } {
  const { type, min_lineup } = book.tournament;
  const needed = lineupMinimum({ type, minLineup: min_lineup });
  const members = book.teams.get(entry.teamId)?.members ?? [];
  const lacks: Said[] = [];
  let ready = 0;
  for (const player of entry.players) {
    const { userId, name } = player;
    if (entry.guest !== null && userId === null) {
      if (player.inGameId === '') lacks.push(guestEntryTexts.lacksId({ player: name }));
      else ready++;
      continue;
    }
    const member = members.find(({ id }) => id === userId);
    const lack = member ? describeLack(member) : entriesTexts.notInTeamAnyMore({ player: name });
    if (lack) lacks.push(lack);
    else ready++;
  }
  return { needed, ready, lacks };
}

export function assertCheckInOpen(
  context: books.Context,
  { entry, viewer }: { entry: books.BookEntry; viewer: Viewer | undefined },
): void {
  if (context.phase === 'check-in') return;
  // On later days of an event, check-in is at the first day's time; a host lets latecomers in.
  if (isLaterDay(context.tournament, context.day) && books.isPlaced(entry.state)) {
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

function describeClosed({ tournament, phase, day, now }: books.Context): Said {
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
