import type { SlotMode } from '@one-dream/contract/draws/room-slots.ts';
import type { DrawMethod } from '@one-dream/contract/draws/share-out.ts';
import type { Duty } from '@one-dream/contract/duties.ts';
import type { ApplicationStatus } from '@one-dream/contract/features/applications/applications.ts';
import type { StaffPosition } from '@one-dream/contract/features/applications/applications.values.ts';
import type {
  AppealState,
  BanKind,
  BanScope,
  BanState,
  StrikeKind,
} from '@one-dream/contract/features/discipline/discipline.values.ts';
import type {
  DisputeKind,
  DisputeState,
} from '@one-dream/contract/features/disputes/disputes.values.ts';
import type { LookWay } from '@one-dream/contract/features/matches/matches.rooms.ts';
import type { NotificationType } from '@one-dream/contract/features/notifications/notifications.ts';
import type { OverlayFrame } from '@one-dream/contract/features/overlay/overlay.ts';
import type {
  AwardBasis,
  PayoutState,
  TransferMethod,
} from '@one-dream/contract/features/prizes/prizes.values.ts';
import type { ReadCell } from '@one-dream/contract/features/results/results.reader.ts';
import type { ResultSource } from '@one-dream/contract/features/results/results.ts';
import type { ScreenPart } from '@one-dream/contract/features/results/results.values.ts';
import type { Tier } from '@one-dream/contract/features/scrims/scrims.values.ts';
import type { AdjustmentKind } from '@one-dream/contract/features/standings/standings.values.ts';
import type { Eligibility } from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import type {
  DeclarationKind,
  EntryState,
  Tournament,
  TournamentStatus,
  TournamentType,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { Role } from '@one-dream/contract/features/users/users.ts';
import type { Game } from '@one-dream/contract/games.ts';
import type { MatchState, StageFormat } from '@one-dream/contract/schedule/schedule.values.ts';
import type { Band, BestOfRest } from '@one-dream/contract/scoring/bands.ts';
import type { Preset } from '@one-dream/contract/scoring/presets.ts';
import type { DraftRow, RowStatus } from '@one-dream/contract/scoring/rows.ts';
import type { StandingRow } from '@one-dream/contract/scoring/standings.ts';
import type { StoredNotice } from '../work/stored-notice.ts';

/**
 * Column types that the database does not know: allowed texts, shape of JSON. The rest of each table
 * (`tables.generated.ts`), including nullability and defaults, is derived from the migrations.
 */
export interface ColumnTypes {
  adjustments: { kind: AdjustmentKind };
  applications: { position: StaffPosition; status: ApplicationStatus };
  audit_log: { before: object; after: object };
  bans: { kind: BanKind; scope: BanScope; state: BanState; appeal_state: AppealState };
  challenges: { purpose: 'sign-in' | 'add' | 'confirm' };
  discord_events: { state: 'scheduled' | 'active' };
  discord_interactions: { answer: object };
  discord_posts: { kind: 'registration' | 'check_in' | 'vacant' | 'slots' | 'room' | 'result' };
  room_reveals: { via: LookWay };
  disputes: {
    kind: DisputeKind;
    links: string[];
    evidence: string[];
    state: DisputeState;
    outcome: DisputeOutcomeColumn;
  };
  email_tokens: { purpose: 'verify' | 'reset' };
  game_id_claims: { state: 'open' | 'granted' | 'refused' };
  game_maps: { game: Game };
  join_requests: { asked_by: 'player' | 'team' };
  ladder_moves: {
    from_tier: Tier;
    to_tier: Tier;
    kind: 'entered' | 'promotion' | 'relegation' | 'kept' | 'absence' | 'by_hand';
  };
  ladder_places: { tier: Tier };
  matches: { group_letters: string[]; state: MatchState; asks: MatchRequest };
  notification_events: { said: StoredNotice; type: NotificationType };
  notifications: { type: NotificationType };
  oauth_states: { purpose: 'login' | 'link' };
  organisation_settings: { overrides: object };
  overlay_frames: { content: OverlayFrame };
  payouts: { state: PayoutState; method: TransferMethod };
  planned_notifications: {
    type: Exclude<NotificationType, 'other'>;
    recipients: 'everyone' | 'person' | 'teams';
  };
  preset_versions: { rules: Preset };
  presets: { game: Game };
  prize_rules: { basis: AwardBasis };
  registrations: {
    state: EntryState;
    declarations: DeclarationKind[];
    guest: 'guest' | 'claimed';
  };
  read_cards: { cells: ReadCell[] };
  result_drafts: { rows: DraftRow[]; source: ResultSource; observed: DraftRow[] };
  result_rows: { status: RowStatus };
  result_versions: { source: ResultSource };
  screen_pictures: { part: ScreenPart };
  series: {
    tier: Tier;
    weekdays: number[];
    maps: string[];
    entry: 'open' | 'ladder' | 'invite';
    prizes: Tournament['prizes'];
    rules: Tournament['rules'];
  };
  series_reserved: { kind: 'reserved' | 'invited' };
  staff_grants: { duty: Duty };
  stage_draws: {
    method: DrawMethod;
    /** Entry IDs. */
    drawn_from: string[];
    slot_mode: SlotMode;
  };
  stage_snapshots: { tables: SnapshotTable[] };
  stages: {
    format: StageFormat;
    reserved_slots: number[];
    match_point: MatchPoint;
    starts_from: StartsFrom;
    bands: Band[];
    best_of_rest: BestOfRest;
    head_start_x10: number[];
  };
  strikes: { kind: StrikeKind };
  team_searches: { roles: string[] };
  tie_rulings: { entry_ids: string[] };
  tournaments: {
    status: TournamentStatus;
    type: TournamentType;
    prizes: Tournament['prizes'];
    schedule: Tournament['schedule'];
    rules: Tournament['rules'];
    kind: Tournament['kind'];
    game: Tournament['game'];
    fill: Tournament['fill'];
    eligibility: Partial<Eligibility>;
    /** Remedy for a check-in during an outage. */
    checkin_outage: '' | 'extended' | 'asked';
  };
  users: { role: Role };
}

/** Deadline for a team to still win a match: the leader's total `plus` points after so many matches, or a fixed sum. */
export type MatchPoint = { after: number; plus: number } | { fixed: number };

/** The stage that feeds this one. Its bands give the ranks. */
export interface StartsFrom {
  stageId: string;
}

/** A decision about a match that only a host can make. */
export type MatchRequest = 'late_room' | 'no_room' | 'small_lobby';

/** A finalised table, with each row's destination. */
export interface SnapshotTable {
  group: string | null;
  rows: (StandingRow & { name: string; teamId: string; leadsTo: string | null })[];
}

export type DisputeOutcomeColumn =
  | { kind: 'version'; versionNo: number }
  | { kind: 'adjustment' | 'disqualification'; id: string };
