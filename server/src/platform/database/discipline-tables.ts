import type {
  AppealState,
  BanKind,
  BanScope,
  BanState,
  StrikeKind,
} from '@one-dream/contract/features/discipline.values.ts';
import type { Generated } from 'kysely';

/** Strikes and bans: tables of migration 0022. */
export interface DisciplineTables {
  strikes: StrikesTable;
  bans: BansTable;
}

/** A person, by account and game id, or a team. */
interface SubjectColumns {
  user_id: string | null;
  game_id_key: string | null;
  team_id: string | null;
  subject_name: string;
}

export interface StrikesTable extends SubjectColumns {
  id: string;
  kind: StrikeKind;
  points: number;
  reason: string;
  tournament_id: string | null;
  entry_id: string | null;
  given_by: string | null;
  at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  revoke_reason: Generated<string>;
}

export interface BansTable extends SubjectColumns {
  id: string;
  kind: BanKind;
  scope: BanScope;
  state: BanState;
  reason: string;
  days: number | null;
  for_good: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
  created_at: Date;
  proposed_by: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  lift_reason: Generated<string>;
  appeal: Generated<string>;
  appeal_state: AppealState | null;
  appealed_at: Date | null;
  appeal_answer: Generated<string>;
  appeal_answered_by: string | null;
}
