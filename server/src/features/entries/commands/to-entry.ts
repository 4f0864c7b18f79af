import type { EntryRow } from './entries-state.queries.ts';
import type { CurrentEntry } from './entries-state.ts';

export function toEntry(row: EntryRow): CurrentEntry {
  return {
    id: row.id,
    teamId: row.team_id,
    teamName: row.team_name,
    teamLogo: row.team_logo,
    state: row.state,
    slot: row.slot,
    queueNo: row.queue_no,
    skipReason: row.skip_reason,
    stateReason: row.state_reason,
    withdrawAskedAt: row.withdraw_asked_at,
    withdrawReason: row.withdraw_reason,
    replacesId: row.replaces_id,
    players: row.players,
    isCheckedIn: row.is_checked_in,
    guest: row.guest,
    was: { state: row.state, slot: row.slot, teamName: row.team_name },
  };
}
