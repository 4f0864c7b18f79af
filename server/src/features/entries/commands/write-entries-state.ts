import type { Db } from '../../../platform/database/schema.ts';
import * as queries from './entries-state.queries.ts';
import type { CurrentEntry, EntriesState } from './entries-state.ts';
import * as entriesState from './entries-state.ts';

/** Writes the changes of entries to the tables, in a fixed number of statements. */
export async function writeEntriesState(db: Db, current: EntriesState): Promise<void> {
  const { tournament, now, day, checkIns } = current;
  const touched = [...new Set(current.events.map(({ entry }) => entry))];
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
        .filter(({ was }) => was && entriesState.isLive(was.state) !== holds)
        .filter(({ state }) => entriesState.isLive(state) === holds)
        .map(({ id }) => id),
    });
  await queries.updateEntries(
    db,
    known.map((entry) => ({
      id: entry.id,
      team_name: entry.teamName,
      state: entry.state,
      slot: entry.slot,
      skip_reason: entry.skipReason,
      state_reason: entry.stateReason,
      withdraw_asked_at: entry.withdrawAskedAt?.toISOString() ?? null,
      withdraw_reason: entry.withdrawReason,
      replaces_id: entry.replacesId,
    })),
    now,
  );
  const swaps = current.events.flatMap(({ swap, entry }) => (swap ? [{ entry, swap }] : []));
  await queries.deletePlayers(
    db,
    swaps.map(({ entry, swap }) => ({ entryId: entry.id, userId: swap.out.userId })),
  );
  const lineups = known.filter((entry) =>
    current.events.some((event) => event.before && event.entry === entry),
  );
  await queries.deleteRosters(
    db,
    lineups.map(({ id }) => id),
  );
  const changedCheckIns = [...checkIns];
  await queries.deleteCheckIns(db, {
    day,
    entryIds: changedCheckIns.flatMap(([entryId, by]) => (by ? [] : [entryId])),
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
          holds: entriesState.isLive(state),
        })),
      ),
      ...swaps.map(({ entry, swap }) => ({
        ...swap.in,
        entryId: entry.id,
        position: entry.players.indexOf(swap.in) + 1,
        holds: entriesState.isLive(entry.state),
      })),
    ],
    checkIns: changedCheckIns.flatMap(([entryId, by]) => (by ? [{ entryId, ...by }] : [])),
    used: current.used,
    waiting: current.waiting.size,
  });
}

function toRow(entry: CurrentEntry): queries.NewEntryRow {
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
