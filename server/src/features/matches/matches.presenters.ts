import {
  type Match,
  match,
  type OwnPart,
  type SlotRow,
} from '@one-dream/contract/features/matches/matches.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type { LineupRow, OwnPartRow } from './lineups.queries.ts';
import { clockOf, roomFor } from './matches.rules.ts';
import type { MatchRow } from './matches.shared.queries.ts';

export function presentMatch(row: MatchRow): Match {
  const clock = clockOf(row);
  return {
    ...fieldsOf(match, row),
    groups: row.group_letters,
    reason: row.state_reason,
    roomAt: clock.roomAt.toISOString(),
    roomHiddenAt: clock.roomHiddenAt.toISOString(),
    frozenAt: clock.frozenAt.toISOString(),
  };
}

export function presentSlot(row: LineupRow): SlotRow {
  return {
    entryId: row.entry_id,
    teamId: row.team_id,
    name: row.team_name,
    logo: row.team_logo,
    group: row.group_letter,
    roomSlot: row.room_slot,
  };
}

export function presentOwnPart(row: OwnPartRow, match: MatchRow, now: Date): OwnPart {
  return {
    entryId: row.entry_id,
    team: row.team,
    roomSlot: row.room_slot,
    group: row.group_letter,
    room: roomFor({
      match,
      isCheckedIn: row.is_checked_in,
      checkInClosesAt: row.check_in_closes_at,
      now,
    }),
  };
}
