import * as entryEvents from '@one-dream/contract/events/entries.ts';
import * as guestEvents from '@one-dream/contract/events/guests.ts';
import type { Said } from '@one-dream/contract/texts.ts';
import type { Message, Work } from '../../../platform/work/work.ts';
import { listDeciders } from '../../duties/duties.actions.ts';
import { checkRolesInWork } from '../../tournaments/discord-roles.actions.ts';
import { entriesChanged } from '../entries.hooks.ts';
import { announceRegistrations } from '../registration-posts.actions.ts';
import * as books from './book.ts';
import { deskNoticeTexts as texts } from './desk.notices.ts';
import { writeDeskNotice, writeMovedUp, writeWithdrawalAsked } from './desk-notices.rules.ts';

/** Queue places told of each step: further back, a long queue would be told too often. */
const movedUpFrom = 3;

/** Passes the events of a book on to players, hosts, Discord, the audit log and other features, each in bulk. */
export async function tellOfDesk(work: Work, book: books.Book): Promise<void> {
  const { tournament, events } = book;
  const messages: Message[] = [];
  for (const event of events) {
    const notice = writeDeskNotice(
      { tournament, place: books.placeOf(book, event.entry) },
      { ...event, by: nameOf(book, event) },
    );
    const recipientIds = recipientsOf(book, event);
    if (notice && recipientIds.length > 0)
      messages.push({ notice, recipientIds, actorId: event.viewer?.id });
  }
  messages.push(...movedUp(book), ...(await withdrawalsAsked(work, book)));
  await work.notifyAll(messages);
  await announceRegistrations(work, { tournament, events });
  await checkRolesOfChanged(work, events);
  await work.auditAll(events.map((event) => toAudit(book, event)));
  await work.tell(entriesChanged, {
    tournamentId: tournament.id,
    changes: events.map(({ kind, entry, viewer, slot }) => ({
      kind,
      entryId: entry.id,
      teamId: entry.teamId,
      before: entry.was?.state ?? null,
      after: entry.state,
      slot,
      replacesId: entry.replacesId,
      viewer,
      players: entry.players,
    })),
  });
}

function recipientsOf(book: books.Book, { kind, entry, before }: books.DeskEvent): string[] {
  if (kind === 'waitlisted') return leaderOf(book, entry);
  const players = [...entry.players, ...(before ?? [])];
  return [...new Set(players.flatMap(({ userId }) => userId ?? []))];
}

function leaderOf(book: books.Book, { teamId, players }: books.BookEntry): string[] {
  const leaderId = book.teams.get(teamId)?.team.leader_id ?? players[0]?.userId;
  return leaderId ? [leaderId] : [];
}

function nameOf(book: books.Book, { entry, viewer }: books.DeskEvent): Said | string {
  if (!viewer) return texts.clock;
  const member = book.teams.get(entry.teamId)?.members.find(({ id }) => id === viewer.id);
  return member?.name ?? texts.host;
}

/** Messages to waiting teams that were told of nothing else and are near the front now. */
function movedUp(book: books.Book): Message[] {
  const isLeft = ({ entry, slot }: books.DeskEvent) => entry.queueNo !== null && slot !== undefined;
  const gone = book.events.filter(
    (event) =>
      isLeft(event) &&
      event.entry.was &&
      books.isWaiting(event.entry.was.state) &&
      !books.isWaiting(event.entry.state),
  );
  if (gone.length === 0) return [];
  const told = new Set(book.events.map(({ entry }) => entry));
  return books.queueOf(book).flatMap((entry, index) => {
    const passed = gone.some((event) => (event.entry.queueNo ?? 0) < (entry.queueNo ?? 0));
    if (!passed || index >= movedUpFrom || told.has(entry)) return [];
    const notice = writeMovedUp({ tournament: book.tournament, entry }, index + 1);
    return [{ notice, recipientIds: leaderOf(book, entry) }];
  });
}

async function withdrawalsAsked(work: Work, book: books.Book): Promise<Message[]> {
  const asked = book.events.filter(({ kind }) => kind === 'withdrawal-asked');
  if (asked.length === 0) return [];
  const recipientIds = await listDeciders(work, {
    tournamentId: book.tournament.id,
    duties: ['host'],
  });
  return asked.map((event) => ({
    notice: writeWithdrawalAsked(book.tournament, event),
    recipientIds,
  }));
}

/** Grants or removes the role of registered teams for changed rosters. */
async function checkRolesOfChanged(work: Work, events: readonly books.DeskEvent[]): Promise<void> {
  const players = events.flatMap(({ entry, swap, before }) => [
    ...(swap ? [swap.in, swap.out] : []),
    ...(before ? [...before, ...entry.players] : []),
  ]);
  const discordIds = [...new Set(players.map(({ discordId }) => discordId))].filter(Boolean);
  if (discordIds.length > 0) await checkRolesInWork(work, discordIds);
}

/** Maps what happens to an entry to the catalogue of events. */
const happenings = {
  registered: entryEvents.entryRegistered,
  cancelled: entryEvents.entryCancelled,
  removed: entryEvents.entryRemoved,
  'team-gone': entryEvents.entryTeamGone,
  waitlisted: entryEvents.entryWaitlisted,
  promoted: entryEvents.entryPromoted,
  claimed: entryEvents.slotClaimed,
  'checked-in': entryEvents.entryCheckedIn,
  'check-in-undone': entryEvents.checkInUndone,
  'no-show': entryEvents.entryNoShow,
  'no-show-undone': entryEvents.noShowUndone,
  disqualified: entryEvents.entryDisqualified,
  'withdrawal-asked': entryEvents.withdrawalAsked,
  'withdrawal-refused': entryEvents.withdrawalRefused,
  'withdrawal-granted': entryEvents.withdrawalGranted,
  'player-swapped': entryEvents.playerSwapped,
  'lineup-set': entryEvents.lineupSet,
  replaced: entryEvents.entryReplaced,
  'passed-over': entryEvents.entryPassedOver,
  'not-passed-over': entryEvents.entryNotPassedOver,
  'brought-in': guestEvents.guestBroughtIn,
  'taken-back': guestEvents.guestTakenBack,
  'guest-completed': guestEvents.guestCompleted,
} satisfies Record<books.DeskEvent['kind'], object>;

function toAudit(
  book: books.Book,
  { kind, entry, viewer, byLink, slot, reason, swap, before }: books.DeskEvent,
) {
  const subject = `${entry.teamName}, ${book.tournament.title}`;
  const isIn = books.isPlaced(entry.state);
  const details = {
    [book.tournament.drawn_at ? 'entryNo' : 'slot']: slot,
    ...(byLink && { by: 'team link' }),
    ...(reason && { reason }),
    ...(swap && { out: swap.out.name, in: swap.in.name }),
    ...(before && { players: entry.players.length }),
  };
  return {
    viewer,
    action: happenings[kind].name,
    tournamentId: book.tournament.id,
    subject,
    ...(isIn ? { after: details } : { before: details }),
  };
}
