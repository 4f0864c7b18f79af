import type { SlotMode } from '@one-dream/contract/draws/room-slots.ts';
import type { DrawMethod } from '@one-dream/contract/draws/share-out.ts';
import type { Duty } from '@one-dream/contract/duties.ts';
import type { MatchState, StageFormat } from '@one-dream/contract/schedule/schedule.values.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { StageScoringColumns } from './result-tables.ts';

/** From the draw to everybody in the room: tables of migration 0018. */
export interface LobbyTables {
  stages: StagesTable;
  stage_entries: { stage_id: string; entry_id: string; seed: number };
  stage_draws: StageDrawsTable;
  groups: { id: string; draw_id: string; letter: string };
  group_entries: GroupEntriesTable;
  matches: MatchesTable;
  match_entries: {
    match_id: string;
    entry_id: string;
    room_slot: number;
    group_letter: string;
  };
  rooms: RoomsTable;
  room_reveals: { room_id: string; user_id: string; entry_id: string | null; at: Date };
  staff_grants: StaffGrantsTable;
  /** Of migration 0036. */
  lobby_roles: { stage_id: string; letter: string; role_id: string; made_at: Date };
  lobby_role_wearers: { role_id: string; discord_id: string };
  team_calendars: { team_id: string; generation: Generated<number> };
  game_maps: {
    game: 'BGMI' | 'PUBGM' | 'FREE_FIRE';
    name: string;
    recall: boolean;
    position: number;
  };
}

/** When a team must still win a match: `after` so many matches the leader's total `plus` points, or a fixed sum. */
export type MatchPoint = { after: number; plus: number } | { fixed: number };

/** Which stage leads here. Its bands name the ranks. */
export interface StartsFrom {
  stageId: string;
}

interface StagesTable extends StageScoringColumns {
  id: string;
  tournament_id: string;
  position: number;
  name: string;
  format: StageFormat;
  lobby_max: number;
  first_slot: number;
  reserved_slots: JSONColumnType<number[]>;
  match_cap: number;
  match_point: JSONColumnType<MatchPoint> | null;
  starts_from: JSONColumnType<StartsFrom> | null;
  finalised_at: Date | null;
  version: Generated<number>;
  created_at: Date;
}

interface StageDrawsTable {
  id: string;
  stage_id: string;
  no: number;
  method: DrawMethod;
  seed: string;
  rolls: number;
  hand_moves: Generated<number>;
  /** Entry ids. */
  drawn_from: JSONColumnType<string[]>;
  slot_mode: SlotMode;
  version: Generated<number>;
  changed_at: Date;
  published_at: Date | null;
  created_at: Date;
}

interface GroupEntriesTable {
  id: string;
  draw_id: string;
  group_id: string;
  entry_id: string;
  room_slot: number | null;
  place: number;
  from_match_no: Generated<number>;
  to_match_no: number | null;
}

/** What a host has to decide about a match because the clock may not. */
export type MatchAsk = 'late_room' | 'no_room' | 'small_lobby';

interface MatchesTable {
  id: string;
  tournament_id: string;
  stage_id: string;
  draw_id: string;
  table_group_id: string | null;
  group_letters: JSONColumnType<string[]>;
  no: number;
  attempt: Generated<number>;
  replay_of: string | null;
  map: string;
  recall: boolean;
  starts_at: Date;
  state: Generated<MatchState>;
  state_reason: Generated<string>;
  released_at: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
  published_version: number | null;
  /** Of migration 0019. */
  dispute_until: Date | null;
  slots_version: Generated<number>;
  slots_changed_at: Date;
  asks: MatchAsk | null;
  version: Generated<number>;
  created_at: Date;
}

interface RoomsTable {
  id: string;
  match_id: string;
  no: number;
  sealed: Uint8Array | null;
  created_by: string | null;
  created_at: Date;
  replaced_at: Date | null;
}

interface StaffGrantsTable {
  id: string;
  user_id: string;
  tournament_id: string | null;
  series_id: string | null;
  duty: Duty;
  until: Date | null;
  granted_by: string | null;
  created_at: Date;
}
