import type { Db } from '../../../platform/database/schema.ts';
import * as books from './book.ts';
import * as queries from './desk.queries.ts';

/** Writes a book's changes to the tables, in a fixed number of statements. */
export async function writeBook(db: Db, book: books.Book): Promise<void> {
  const { tournament, now, day, checkIns } = book;
  const touched = [...new Set(book.events.map(({ entry }) => entry))];
  const known = touched.filter(({ was }) => was);
  const made = touched.filter(({ made }) => made);
  await queries.freeSlots(
    db,
    known.filter(({ was, slot }) => was?.slot && was.slot !== slot).map(({ id }) => id),
  );
  for (const holds of [false, true])
    await queries.setHolds(db, {
      holds,
      entryIds: known
        .filter(({ was }) => was && books.isLive(was.state) !== holds)
        .filter(({ state }) => books.isLive(state) === holds)
        .map(({ id }) => id),
    });
  await queries.updateEntries(
    db,
    known.map((entry) => ({
      id: entry.id,
      state: entry.state,
      slot: entry.slot,
      skip_reason: entry.skipReason,
      state_reason: entry.stateReason,
      withdraw_asked_at: entry.withdrawAskedAt?.toISOString() ?? null,
      withdraw_reason: entry.withdrawReason,
      replaces_id: entry.replacesId,
    })),
  );
  const swaps = book.events.flatMap(({ swap, entry }) => (swap ? [{ entry, swap }] : []));
  await queries.deletePlayers(
    db,
    swaps.map(({ entry, swap }) => ({ entryId: entry.id, userId: swap.out.userId })),
  );
  const lineups = known.filter((entry) =>
    book.events.some(
      (event) =>
        (event.kind === 'lineup-set' || event.kind === 'guest-completed') && event.entry === entry,
    ),
  );
  await queries.deleteRosters(
    db,
    lineups.map(({ id }) => id),
  );
  const said = [...checkIns];
  await queries.deleteCheckIns(db, {
    day,
    entryIds: said.flatMap(([entryId, by]) => (by ? [] : [entryId])),
  });
  await queries.insertRows(db, {
    tournamentId: tournament.id,
    now,
    day,
    entries: made.map(toRow),
    players: [
      ...[...made, ...lineups].flatMap(({ id, players, state }) =>
        players.map((player, index) => ({
          ...player,
          entryId: id,
          position: index + 1,
          // Entries added and removed in one batch hold no players.
          holds: books.isLive(state),
        })),
      ),
      ...swaps.map(({ entry, swap }) => ({
        ...swap.in,
        entryId: entry.id,
        position: entry.players.indexOf(swap.in) + 1,
        holds: books.isLive(entry.state),
      })),
    ],
    checkIns: said.flatMap(([entryId, by]) => (by ? [{ entryId, ...by }] : [])),
    used: book.used,
    waiting: book.waiting.size,
  });
}

function toRow(entry: books.BookEntry): queries.NewEntryRow {
  return {
    id: entry.id,
    team_id: entry.teamId,
    team_name: entry.teamName,
    team_logo: entry.teamLogo,
    leader_email: entry.made?.leader.email ?? '',
    leader_discord_id: entry.made?.leader.discordId ?? '',
    leader_discord_username: entry.made?.leader.discordUsername ?? '',
    state: entry.state,
    slot: entry.slot,
    queue_no: entry.queueNo,
    declarations: entry.made?.declarations ?? [],
    reserved: entry.made?.isReserved ?? false,
    guest: entry.guest === 'guest' ? 'guest' : null,
  };
}
