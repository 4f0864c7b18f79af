import {
  type RosterEntry,
  rosterPlayer,
} from '@one-dream/contract/features/entries/entries.registrations.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import { shownSlot } from '../tournaments/tournaments.presenters.ts';
import type { RosterRow } from './registrations.queries.ts';

/** @param rows one per player, grouped by team and ordered by slot */
export function presentRosters(rows: readonly RosterRow[]): RosterEntry[] {
  return [...Map.groupBy(rows, (row) => row.team_id).values()].flatMap((players) => {
    const [first] = players;
    if (!first) return [];
    return {
      _id: first.team_id,
      name: first.team_name,
      logo: first.team_logo,
      slot: shownSlot(first),
      entryNo: first.slot,
      registeredAt: first.registered_at.toISOString(),
      leader: { email: first.leader_email, discordTag: first.leader_discord_username },
      players: players.map((player) => fieldsOf(rosterPlayer, player)),
    };
  });
}
