import {
  declarationsOf,
  wholeEligibility,
} from '@one-dream/contract/features/tournaments.declarations.ts';
import { canClaim } from '@one-dream/contract/features/tournaments.phases.ts';
import { gameIdKey } from '@one-dream/contract/game-ids.ts';
import type { Viewer } from '../../../calls/viewer.ts';
import { commonTexts } from '../../../common.texts.ts';
import { AppError, invalidField } from '../../../errors.ts';
import { inLineup, isLeader, teamNameKey } from '../../teams/teams.rules.ts';
import { presentTimes } from '../../tournaments/tournaments.presenters.ts';
import { entriesTexts } from '../entries.texts.ts';
import { guestEntryTexts } from '../guest-entries.texts.ts';
import { assertOpen, assertReady, listNames } from '../registrations.rules.ts';
import * as books from './book.ts';
import type { DeskAnswer, EnteringRequest } from './requests.ts';

/** Registers a team, joins the waitlist, or claims a vacant slot. */
export function enter(
  book: books.Book,
  { request, newId }: { request: EnteringRequest; newId: () => string },
): DeskAnswer {
  const { viewer, kind } = request;
  const roster = ledBy(book, request);
  assertDoorOpen(book, kind);
  assertReady({ type: book.type, members: roster.members });
  const own = entriesOf(book, roster.team.id);
  if (own.some(({ state }) => state === 'disqualified'))
    throw new AppError('DISQUALIFIED', entriesTexts.disqualified);
  const live = own.find(({ state }) => books.isLive(state));
  if (live && !(kind === 'claim' && books.isWaiting(live.state))) throw alreadyIn(live);
  assertPlace(book, { kind, live });
  assertDeclared(book, request);
  if (live) {
    books.assertEligible(book, request);
    return claimFromQueue(book, { entry: live, viewer });
  }
  const entry = newEntry({ roster, id: newId(), declarations: request.declarations });
  assertFree(book, entry);
  assertNameFree(book, entry.teamName);
  books.assertEligible(book, request);
  if (kind === 'join-waitlist') entry.queueNo = ++book.lastQueueNo;
  books.add(book, entry);
  books.hold(book, entry);
  if (kind === 'join-waitlist') {
    book.events.push({ kind: 'waitlisted', entry, viewer, slot: null });
  } else {
    const slot = books.place(book, entry, kind === 'claim' ? 'checked_in' : 'registered');
    if (kind === 'claim') book.checkIns.set(entry.id, { byUserId: viewer.id });
    entry.isCheckedIn = kind === 'claim';
    book.events.push({ kind: kind === 'claim' ? 'claimed' : 'registered', entry, viewer, slot });
  }
  return {
    standing: standingOf(book, entry),
    squad: entry.players.map(({ inGameName }) => inGameName),
  };
}

/**
 * Enters a team with a reserved place, whatever the status, so that it is in before registration opens. Requirements
 * and refusals apply as to any other team; declarations are the organiser's.
 */
export function enterReserved(
  book: books.Book,
  { request, newId }: { request: { kind: 'reserve'; teamId: string }; newId: () => string },
): DeskAnswer {
  const roster = book.teams.get(request.teamId);
  if (!roster) throw new AppError('NOT_FOUND', commonTexts.noTeam);
  assertReady({ type: book.type, members: roster.members });
  const live = entriesOf(book, roster.team.id).find(({ state }) => books.isLive(state));
  if (live) throw alreadyIn(live);
  if (books.vacant(book) === 0) throw new AppError('SLOTS_FILLED', entriesTexts.noSlotFree);
  const entry = newEntry({ roster, id: newId(), declarations: [], isReserved: true });
  assertFree(book, entry);
  books.assertEligible(book, request);
  books.add(book, entry);
  books.hold(book, entry);
  const slot = books.place(book, entry, 'registered');
  book.events.push({ kind: 'registered', entry, viewer: undefined, slot });
  return { standing: standingOf(book, entry) };
}

function claimFromQueue(
  book: books.Book,
  { entry, viewer }: { entry: books.BookEntry; viewer: Viewer },
): DeskAnswer {
  const slot = books.place(book, entry, 'checked_in');
  entry.isCheckedIn = true;
  book.checkIns.set(entry.id, { byUserId: viewer.id });
  book.events.push({ kind: 'claimed', entry, viewer, slot });
  return {
    standing: standingOf(book, entry),
    squad: entry.players.map(({ inGameName }) => inGameName),
  };
}

/** Returns the team if the viewer leads it; for a stranger it does not exist. */
export function ledBy(
  book: books.Book,
  { viewer, teamId }: { viewer: Viewer; teamId: string },
): books.BookTeam {
  const roster = book.teams.get(teamId);
  if (!roster?.members.some(({ id }) => id === viewer.id))
    throw new AppError('NOT_FOUND', commonTexts.noTeam);
  if (!isLeader(viewer, roster.team))
    throw new AppError('NOT_LEADER', entriesTexts.onlyLeadersRegister);
  return roster;
}

export function entriesOf(book: books.Book, teamId: string): books.BookEntry[] {
  return book.byTeam.get(teamId) ?? [];
}

export function standingOf(book: books.Book, entry: books.BookEntry) {
  const { id: entryId, state, slot } = entry;
  return { entryId, state, slot, place: books.placeOf(book, entry) };
}

function assertDoorOpen(book: books.Book, kind: EnteringRequest['kind']): void {
  const { tournament, now } = book;
  if (kind !== 'claim') {
    assertOpen(tournament.status);
    return;
  }
  if (canClaim({ ...presentTimes(tournament), ...tournament }, now)) return;
  throw new AppError(
    'REGISTRATION_CLOSED',
    tournament.kind === 'scrim' ? entriesTexts.claimClosed : entriesTexts.noClaims,
  );
}

export function alreadyIn({ state }: books.BookEntry): AppError {
  return new AppError(
    'ALREADY_REGISTERED',
    books.isPlaced(state) ? entriesTexts.registeredAlready : entriesTexts.waitingAlready,
  );
}

function assertPlace(
  book: books.Book,
  { kind, live }: { kind: EnteringRequest['kind']; live: books.BookEntry | undefined },
): void {
  const open = books.openToNewcomers(book);
  if (kind === 'register' && open <= 0) {
    throw new AppError(
      'SLOTS_FILLED',
      books.vacant(book) > 0
        ? entriesTexts.waitlistFirst
        : entriesTexts.slotsFilled({ slots: book.tournament.slot_total }),
    );
  }
  if (kind === 'claim' && open <= 0 && !(live && mayTakeNow(book, live)))
    throw new AppError('SLOT_TAKEN', entriesTexts.slotGone);
  if (kind !== 'join-waitlist') return;
  if (open > 0) throw new AppError('SLOTS_FREE', entriesTexts.slotFree);
  if (!books.hasRoomToWait(book)) throw new AppError('WAITLIST_FULL', entriesTexts.waitlistFull);
}

/** Whether an entry is next in the queue for a vacant place. */
function mayTakeNow(book: books.Book, live: books.BookEntry): boolean {
  return books.vacant(book) > 0 && books.nextInQueue(book) === live;
}

export function assertDeclared(
  book: books.Book,
  { declarations }: Pick<EnteringRequest, 'declarations'>,
): void {
  const missing = declarationsOf(wholeEligibility(book.tournament.eligibility)).filter(
    ({ kind }) => !declarations.includes(kind),
  );
  const [first] = missing;
  if (!first) return;
  throw invalidField('declarations', entriesTexts.tick({ declaration: first.text }));
}

/** Asserts that nobody plays in two live entries, as a person or by game id. */
export function assertFree(book: books.Book, entry: Pick<books.BookEntry, 'id' | 'players'>): void {
  const holders = new Set<string>();
  const taken = entry.players.filter(({ userId, inGameIdKey }) => {
    const holder =
      (userId ? book.takenUsers.get(userId) : undefined) ?? book.takenKeys.get(inGameIdKey);
    if (!holder || holder.entryId === entry.id) return false;
    holders.add(holder.teamName);
    return true;
  });
  if (taken.length === 0) return;
  const teams = listNames([...holders].map((name) => ({ name })));
  throw new AppError(
    'PLAYER_TAKEN',
    entriesTexts.takenBy({
      count: taken.length,
      players: listNames(taken),
      teams,
    }),
  );
}

/** Asserts that no guest team came in under this name before. */
export function assertNameFree({ takenNames }: books.Book, name: string): void {
  if (!takenNames.has(teamNameKey(name))) return;
  throw new AppError('TEAM_NAME_TAKEN', guestEntryTexts.nameIn({ team: name }));
}

export function newEntry({
  roster,
  id,
  declarations,
  isReserved = false,
}: {
  roster: books.BookTeam;
  id: string;
  declarations: EnteringRequest['declarations'];
  isReserved?: boolean;
}): books.BookEntry {
  const { team, members } = roster;
  const leader = members.find((member) => member.id === team.leader_id);
  return {
    id,
    teamId: team.id,
    teamName: team.name,
    teamLogo: team.logo,
    ...books.unplaced,
    players: toPlayers(roster),
    guest: null,
    made: {
      leader: {
        email: leader?.email ?? '',
        discordId: leader?.discord_id ?? '',
        discordUsername: leader?.discord_username ?? '',
      },
      declarations: [...new Set(declarations)],
      isReserved,
    },
  };
}

/** Converts a squad to roster players, in the order of its lineup. */
export function toPlayers({ team, members }: books.BookTeam): books.RosterPlayer[] {
  return inLineup({ team, members }).map(toPlayer);
}

export function toPlayer(member: books.BookTeam['members'][number]): books.RosterPlayer {
  return {
    userId: member.id,
    name: member.name,
    inGameName: member.in_game_name,
    inGameId: member.in_game_id,
    inGameIdKey: gameIdKey(member.in_game_id),
    inGameRole: member.in_game_role,
    discordId: member.discord_id ?? '',
  };
}
