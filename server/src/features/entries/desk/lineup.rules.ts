import { isLocked, lineupMinimum } from '@one-dream/contract/features/tournaments.phases.ts';
import type { Viewer } from '../../../calls/viewer.ts';
import { AppError, invalidField } from '../../../errors.ts';
import { entriesTexts } from '../entries.texts.ts';
import { assertReady } from '../registrations.rules.ts';
import * as books from './book.ts';
import { assertDeclared, assertFree, standingOf, toPlayer } from './enter.rules.ts';
import { assertLeads, entryFor, notIn } from './own-entry.rules.ts';
import type { DeskAnswer, DeskRequest } from './requests.ts';

/**
 * Sets which members of the team play in this tournament, and in which order, as its leader says until rosters are
 * frozen. Stored player data is refreshed; the team's name and logo stay as registered.
 */
export function setLineup(
  book: books.Book,
  request: Extract<DeskRequest, { kind: 'set-lineup' }>,
): DeskAnswer {
  const { viewer, userIds } = request;
  const entry = entryFor(book, request);
  assertMaySetLineup(book, { entry, viewer });
  const members = book.teams.get(entry.teamId)?.members ?? [];
  const chosen = userIds.flatMap((id) => members.find((member) => member.id === id) ?? []);
  if (chosen.length < userIds.length || new Set(userIds).size < userIds.length)
    throw invalidField('userIds', entriesTexts.choosePlayers);
  const { type, tournament } = book;
  const minimum = lineupMinimum({ type, minLineup: tournament.min_lineup });
  assertReady({ type, members: chosen, minimum });
  const players = chosen.map(toPlayer);
  assertFree(book, { id: entry.id, players });
  const hasNewcomer = players.some((player) =>
    entry.players.every(({ userId }) => userId !== player.userId),
  );
  if (hasNewcomer) assertDeclared(book, request);
  books.assertEligible(book, request);
  if (JSON.stringify(players) !== JSON.stringify(entry.players)) {
    const before = books.setRoster(book, entry, players);
    book.events.push({ kind: 'lineup-set', entry, viewer, slot: entry.slot, before });
  }
  return { standing: standingOf(book, entry) };
}

/** @throws AppError NOT_LEADER, NOT_REGISTERED, CONFLICT once rosters are frozen */
export function assertMaySetLineup(
  context: books.Context,
  about: { entry: books.BookEntry; viewer: Viewer },
): void {
  assertLeads(context, about);
  if (!books.isLive(about.entry.state)) throw notIn();
  if (isLocked(context.phase)) throw new AppError('CONFLICT', entriesTexts.rostersFrozen);
}
