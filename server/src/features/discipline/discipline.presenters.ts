import * as calls from '@one-dream/contract/features/discipline/discipline.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type { BanRow } from './bans.queries.ts';
import { isInForce, type subjectOf } from './discipline.rules.ts';
import type { StrikeRow } from './strikes.queries.ts';

/** Audience of a presentation: staff see who did what. */
export type Reader = 'staff' | 'subject';

export const presentSubject = (row: Parameters<typeof subjectOf>[0]) =>
  ({ kind: row.team_id === null ? 'person' : 'team', name: row.subject_name }) as const;

export function presentStrike(row: StrikeRow, reader: Reader): calls.Strike {
  return {
    ...fieldsOf(calls.strike, row),
    subject: presentSubject(row),
    tournament: row.tournament ?? '',
    revokeReason: row.revoked_at ? row.revoke_reason : null,
    givenBy: reader === 'staff' ? row.given_by_name : null,
  };
}

export function presentBan(row: BanRow, { reader, now }: { reader: Reader; now: Date }): calls.Ban {
  return {
    ...fieldsOf(calls.ban, row),
    subject: presentSubject(row),
    isInForce: isInForce(row, now),
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
