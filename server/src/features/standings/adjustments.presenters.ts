import {
  type Adjustment,
  adjustment,
} from '@one-dream/contract/features/standings/standings.staff.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type * as queries from './standings.queries.ts';

export function presentAdjustment(row: queries.AdjustmentRow): Adjustment {
  return {
    ...fieldsOf(adjustment, row),
    rule: row.rule_ref,
    createdBy: row.created_by_name ?? '',
  };
}
