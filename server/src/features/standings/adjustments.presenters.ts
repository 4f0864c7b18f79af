import type { Adjustment } from '@one-dream/contract/features/standings.staff.ts';
import type * as queries from './standings.queries.ts';

export function presentAdjustment(row: queries.AdjustmentRow): Adjustment {
  return {
    _id: row.id,
    stageId: row.stage_id,
    entryId: row.entry_id,
    team: row.team,
    matchId: row.match_id,
    matchNo: row.match_no,
    pointsX10: row.points_x10,
    kind: row.kind,
    rule: row.rule_ref,
    reason: row.reason,
    isPublic: row.is_public,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by_name ?? '',
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
