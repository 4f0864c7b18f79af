import type { Ban, Strike } from '@one-dream/contract/features/discipline.ts';
import type { BanRow } from './bans.queries.ts';
import { isInForce, type subjectOf } from './discipline.rules.ts';
import type { StrikeRow } from './strikes.queries.ts';

/** Audience of a presentation: staff see who did what. */
export type Reader = 'staff' | 'subject';

export const presentSubject = (row: Parameters<typeof subjectOf>[0]) =>
  ({ kind: row.team_id === null ? 'person' : 'team', name: row.subject_name }) as const;

export function presentStrike(row: StrikeRow, reader: Reader): Strike {
  return {
    _id: row.id,
    subject: presentSubject(row),
    kind: row.kind,
    points: row.points,
    reason: row.reason,
    tournament: row.tournament ?? '',
    at: row.at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    revokeReason: row.revoked_at ? row.revoke_reason : null,
    givenBy: reader === 'staff' ? row.given_by_name : null,
  };
}

export function presentBan(row: BanRow, { reader, now }: { reader: Reader; now: Date }): Ban {
  return {
    _id: row.id,
    subject: presentSubject(row),
    kind: row.kind,
    scope: row.scope,
    state: row.state,
    isInForce: isInForce(row, now),
    reason: row.reason,
    days: row.days,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    liftReason: row.state === 'lifted' || row.state === 'declined' ? row.lift_reason : null,
    appeal: row.appeal_state && {
      text: row.appeal,
      state: row.appeal_state,
      answer: row.appeal_answer,
      at: row.appealed_at?.toISOString() ?? '',
    },
    proposedBy: reader === 'staff' ? row.proposed_by_name : null,
    decidedBy: reader === 'staff' ? row.decided_by_name : null,
  };
}
