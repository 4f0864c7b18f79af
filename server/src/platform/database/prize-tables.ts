import type {
  AwardBasis,
  PayoutState,
  TransferMethod,
} from '@one-dream/contract/features/prizes.values.ts';
import type { ColumnType, Generated } from 'kysely';

/** Whole paise. Read as text, because the column is wider than a number of JavaScript; what is kept never is. */
type Paise = ColumnType<string, number, number>;

/** The prize ledger: tables of migrations 0023 and 0034. */
export interface PrizeTables {
  prize_rules: PrizeRulesTable;
  prize_award_winners: { rule_id: string; entry_id: string; parts: number };
  payouts: PayoutsTable;
  payee_details: { user_id: string; sealed: Uint8Array; changed_at: Date };
  prize_tax: {
    is_only: Generated<boolean>;
    rate_bp: number;
    above_paise: Paise;
    chosen_by: string | null;
    chosen_at: Date;
  };
}

interface PrizeRulesTable {
  id: string;
  tournament_id: string;
  position: number;
  from_rank: number | null;
  to_rank: number | null;
  award: Generated<string>;
  amount_paise: Paise;
  basis: Generated<AwardBasis>;
}

interface PayoutsTable {
  id: string;
  tournament_id: string;
  entry_id: string | null;
  team_name: string;
  slot: number | null;
  rank: number | null;
  award: Generated<string>;
  payee_id: string | null;
  gross_paise: Paise;
  withheld_paise: ColumnType<string, number | undefined, number>;
  net_paise: Paise;
  state: PayoutState;
  method: TransferMethod | null;
  reference: Generated<string>;
  proof: Generated<string>;
  note: Generated<string>;
  due_at: Date;
  paid_at: Date | null;
  approved_by: string | null;
  paid_by: string | null;
  version: Generated<number>;
  created_at: Date;
}
