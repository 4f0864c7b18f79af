import type { DisputeKind, DisputeState } from '@one-dream/contract/features/disputes.values.ts';
import type { ResultSource } from '@one-dream/contract/features/results.ts';
import type { AdjustmentKind } from '@one-dream/contract/features/standings.values.ts';
import type { Band, BestOfRest } from '@one-dream/contract/scoring/bands.ts';
import type { Game, Preset } from '@one-dream/contract/scoring/presets.ts';
import type { DraftRow, RowStatus } from '@one-dream/contract/scoring/rows.ts';
import type { StandingRow } from '@one-dream/contract/scoring/standings.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** From the first cell that a scorer types to the final table: tables of migration 0019. */
export interface ResultTables {
  presets: {
    id: string;
    name: string;
    game: Game;
    is_delivered: Generated<boolean>;
    created_at: Date;
  };
  preset_versions: {
    id: string;
    preset_id: string;
    no: number;
    name: string;
    rules: JSONColumnType<Preset>;
    created_at: Date;
  };
  result_drafts: ResultDraftsTable;
  result_editors: { match_id: string; user_id: string; seen_at: Date };
  entry_aliases: { entry_id: string; alias: string; alias_key: string };
  result_versions: ResultVersionsTable;
  result_rows: ResultRowsTable;
  result_player_elims: {
    version_id: string;
    entry_id: string;
    player: number;
    user_id: string | null;
    in_game_name: string;
    elims: number;
  };
  result_screenshots: {
    match_id: string;
    entry_id: string;
    image: string;
    attached_by: string | null;
    attached_at: Date;
  };
  adjustments: AdjustmentsTable;
  tie_rulings: {
    id: string;
    stage_id: string;
    entry_ids: JSONColumnType<string[]>;
    reason: string;
    created_by: string | null;
    created_at: Date;
    dropped_at: Date | null;
  };
  stage_snapshots: {
    id: string;
    stage_id: string;
    no: number;
    tables: JSONColumnType<SnapshotTable[]>;
    finalised_by: string | null;
    finalised_at: Date;
    override_reason: string;
  };
  disputes: DisputesTable;
  standings_states: { id: string; no: number; changed_at: Date };
}

/** What migration 0019 adds to stages. */
export interface StageScoringColumns {
  preset_version_id: string | null;
  bands: ColumnType<Band[], string | undefined, string>;
  best_of_rest: JSONColumnType<BestOfRest> | null;
  head_start_x10: ColumnType<number[], string | undefined, string>;
  scoring_version: Generated<number>;
  champion_entry_id: string | null;
  champion_match_no: number | null;
}

/** A table as it was made final, each row with where it leads. */
export interface SnapshotTable {
  group: string | null;
  rows: (StandingRow & { name: string; teamId: string; leadsTo: string | null })[];
}

export type DisputeOutcomeColumn =
  | { kind: 'version'; versionNo: number }
  | { kind: 'adjustment' | 'disqualification'; id: string };

interface ResultDraftsTable {
  match_id: string;
  rows: JSONColumnType<DraftRow[]>;
  version: number;
  source: ResultSource;
  observed: JSONColumnType<DraftRow[]> | null;
  saved_by: string | null;
  saved_at: Date;
}

interface ResultVersionsTable {
  id: string;
  match_id: string;
  no: number;
  preset_version_id: string;
  reason: string;
  source: ResultSource;
  draft_version: number | null;
  published_by: string | null;
  published_at: Date;
}

interface ResultRowsTable {
  version_id: string;
  entry_id: string;
  status: RowStatus;
  placement: number | null;
  elims: number;
  fielded: number;
  points_x10: number;
}

interface AdjustmentsTable {
  id: string;
  stage_id: string;
  entry_id: string;
  match_id: string | null;
  points_x10: number;
  kind: AdjustmentKind;
  rule_ref: string;
  reason: string;
  is_public: boolean;
  created_by: string | null;
  created_at: Date;
  revoked_at: Date | null;
  revoke_reason: Generated<string>;
}

interface DisputesTable {
  id: string;
  match_id: string;
  entry_id: string;
  kind: DisputeKind;
  text: string;
  links: JSONColumnType<string[]>;
  evidence: JSONColumnType<string[], string | undefined, string>;
  state: Generated<DisputeState>;
  opened_by: string | null;
  opened_at: Date;
  asked_entry_id: string | null;
  asked_answer: Generated<string>;
  asked_answered_at: Date | null;
  answer: Generated<string>;
  outcome: JSONColumnType<DisputeOutcomeColumn> | null;
  decided_by: string | null;
  decided_at: Date | null;
}
