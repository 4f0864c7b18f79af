import type { Tier } from '@one-dream/contract/features/scrims.values.ts';
import type { TournamentForm } from '@one-dream/contract/features/tournaments.form.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Daily scrims and the ladder: tables of migration 0020. */
export interface ScrimTables {
  series: SeriesTable;
  series_skips: { series_id: string; day: Day; reason: string };
  series_reserved: {
    series_id: string;
    team_id: string;
    kind: 'reserved' | 'invited';
    until: Day | null;
  };
  ladder_places: { team_id: string; tier: Tier; since: Date };
  ladder_moves: LadderMovesTable;
}

/** YYYY-MM-DD; read through `to_char`, as a driver would make a moment of it. */
type Day = ColumnType<string, string, string>;

interface SeriesTable {
  id: string;
  tier: Tier;
  title: string;
  weekdays: JSONColumnType<number[]>;
  first_match: string;
  matches: number;
  maps: JSONColumnType<string[]>;
  spacing_min: number;
  slots: number;
  open_before_min: number;
  entry: 'open' | 'ladder' | 'invite';
  description: string;
  prize_pool: string;
  prizes: JSONColumnType<TournamentForm['prizes']>;
  rules: JSONColumnType<TournamentForm['rules']>;
  paused_until: Day | null;
  ended_at: Date | null;
  version: Generated<number>;
  created_at: Date;
}

interface LadderMovesTable {
  id: string;
  team_id: string | null;
  team_name: string;
  from_tier: Tier | null;
  to_tier: Tier | null;
  kind: 'entered' | 'promotion' | 'relegation' | 'kept' | 'absence' | 'by_hand';
  week: Day | null;
  reason: string;
  decided_by: string | null;
  at: Date;
}
