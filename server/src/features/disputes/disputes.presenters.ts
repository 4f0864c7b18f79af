import type { Dispute } from '@one-dream/contract/features/disputes.ts';
import type { DisputeRow } from './disputes.queries.ts';

/** Audience of a dispute: staff see who did what. */
export type DisputeReader = 'staff' | 'team';

export function presentDispute(row: DisputeRow, reader: DisputeReader): Dispute {
  const { outcome } = row;
  return {
    _id: row.id,
    matchId: row.match_id,
    stage: row.stage,
    matchNo: row.match_no,
    entryId: row.entry_id,
    team: row.team,
    kind: row.kind,
    text: row.text,
    links: row.links,
    evidence: row.evidence,
    state: row.state,
    openedAt: row.opened_at.toISOString(),
    answer: row.answer,
    decidedAt: row.decided_at?.toISOString() ?? null,
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
