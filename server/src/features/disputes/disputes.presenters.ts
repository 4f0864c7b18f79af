import { type Dispute, dispute } from '@one-dream/contract/features/disputes/disputes.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type { DisputeRow } from './disputes.queries.ts';

/** Audience of a dispute: staff see who did what. */
export type DisputeReader = 'staff' | 'team';

export function presentDispute(row: DisputeRow, reader: DisputeReader): Dispute {
  const { outcome } = row;
  return {
    ...fieldsOf(dispute, row),
    outcome: outcome && {
      kind: outcome.kind,
      versionNo: outcome.kind === 'version' ? outcome.versionNo : null,
    },
    asked:
      row.asked_entry_id === null
        ? null
        : {
            entryId: row.asked_entry_id,
            team: row.asked_team ?? '',
            answer: row.asked_answer,
            answeredAt: row.asked_answered_at?.toISOString() ?? null,
          },
    openedBy: reader === 'staff' ? row.opened_by_name : null,
    decidedBy: reader === 'staff' ? row.decided_by_name : null,
  };
}
