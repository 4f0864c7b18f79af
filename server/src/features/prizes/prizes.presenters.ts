import * as calls from '@one-dream/contract/features/prizes/prizes.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import { type PayoutRow, type RuleRow, unsentStates } from './prizes.queries.ts';
import { mask } from './share-out.rules.ts';

export function presentRule(row: RuleRow): calls.PrizeRule {
  return fieldsOf(calls.prizeRule, row);
}

export function isOverdue(row: Pick<PayoutRow, 'state' | 'due_at'>, now: Date): boolean {
  return unsentStates.includes(row.state) && row.due_at <= now;
}

/** @param reader `others`: the team's leader if somebody else is paid; they see neither reference nor proof */
export function presentPayout(
  row: PayoutRow,
  {
    now,
    show,
    reader,
  }: { now: Date; show: (picture: string) => string; reader: 'party' | 'others' },
): calls.Payout {
  return {
    ...fieldsOf(calls.payout, row),
    team: row.team_name,
    payee: row.payee_id === null ? null : { _id: row.payee_id, name: row.payee_name ?? '' },
    isOverdue: isOverdue(row, now),
    reference: reader === 'party' ? row.reference : mask(row.reference),
    proof: reader === 'party' ? show(row.proof) : '',
  };
}
