import type { Match, OwnPart, SlotRow } from '@one-dream/contract/features/matches.ts';
import type { LineupRow, OwnPartRow } from './lineups.queries.ts';
import { clockOf, roomFor } from './matches.rules.ts';
import type { MatchRow } from './matches.shared.queries.ts';

export function presentMatch(row: MatchRow): Match {
  const clock = clockOf(row);
  return {
    _id: row.id,
    tournamentId: row.tournament_id,
    stageId: row.stage_id,
    stage: row.stage,
    format: row.format,
    no: row.no,
    attempt: row.attempt,
    replayOf: row.replay_of,
    groups: row.group_letters,
    map: row.map,
    recall: row.recall,
    startsAt: row.starts_at.toISOString(),
    state: row.state,
    reason: row.state_reason,
    roomAt: clock.roomAt.toISOString(),
    roomHiddenAt: clock.roomHiddenAt.toISOString(),
    frozenAt: clock.frozenAt.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    publishedVersion: row.published_version,
    slotsVersion: row.slots_version,
    slotsChangedAt: row.slots_changed_at.toISOString(),
    version: row.version,
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

export function presentOwnPart(
  row: OwnPartRow,
  { match, now }: { match: MatchRow; now: Date },
): OwnPart {
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
