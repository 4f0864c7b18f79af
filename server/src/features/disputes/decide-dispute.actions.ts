import type { CallBody } from '@one-dream/contract/call.ts';
import type {
  Dispute,
  decideDispute as decideCall,
} from '@one-dream/contract/features/disputes/disputes.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { invalidField } from '../../errors.ts';
import type { DisputeOutcomeColumn } from '../../platform/database/column-types.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertNotInvolved } from '../duties/duties.actions.ts';
import * as matches from '../matches/matches.shared.queries.ts';
import { getDispute, noSuchDispute } from './disputes.actions.ts';
import { disputeAsked, disputeDecided } from './disputes.events.ts';
import * as queries from './disputes.queries.ts';
import { assertUndecided } from './disputes.rules.ts';
import { disputesTexts } from './disputes.texts.ts';
import { markFinalOnceDecided } from './windows.actions.ts';

interface Staff {
  viewer: Viewer;
  /** From the path, which duties are checked against. */
  matchId: string;
  disputeId: string;
}

/** Locks the match, then its dispute; one of another match does not exist here. */
async function lockForStaff(work: Work, { viewer, matchId, disputeId }: Staff) {
  const match = await matches.lockMatchForResult(work.db, matchId);
  const row = await queries.lockDispute(work.db, disputeId);
  if (!match || !row || row.match_id !== matchId) throw noSuchDispute();
  assertUndecided(row);
  const entryIds = [row.entry_id, row.asked_entry_id].filter((id) => id !== null);
  await assertNotInvolved(work.db, { viewer, entryIds });
  return { match, row };
}

/** Shows the dispute to the leader of the team that it is about, who may answer once. */
export async function askAbout(
  platform: Platform,
  { entryId, ...staff }: Staff & { entryId: string },
): Promise<Dispute> {
  await inUnitOfWork(platform, async (work) => {
    const { match, row } = await lockForStaff(work, staff);
    const entry = await queries.findEntryOfMatch(work.db, { matchId: row.match_id, entryId });
    if (!entry || entryId === row.entry_id) throw invalidField('entryId', disputesTexts.otherTeam);
    await queries.updateDispute(work.db, {
      id: row.id,
      changes: {
        asked_entry_id: entryId,
        asked_answer: '',
        asked_answered_at: null,
        state: 'open',
      },
    });
    const { viewer } = staff;
    const { team, leader_id: leaderId } = entry;
    await work.happened(disputeAsked, { viewer, match, team, leaderId });
  });
  return getDispute(platform.db, { id: staff.disputeId, reader: 'staff' });
}

/** Decides a dispute. Accepting names its consequence, which must exist. */
export async function decide(
  platform: Platform,
  { decision, ...staff }: Staff & { decision: CallBody<typeof decideCall> },
): Promise<Dispute> {
  await inUnitOfWork(platform, async (work) => {
    const { match, row } = await lockForStaff(work, staff);
    const outcome = decision.isAccepted ? await readOutcome(work, { match, decision }) : null;
    await queries.updateDispute(work.db, {
      id: row.id,
      changes: {
        state: decision.isAccepted ? 'accepted' : 'rejected',
        answer: decision.answer,
        outcome: outcome && JSON.stringify(outcome),
        decided_by: staff.viewer.id,
        decided_at: work.now(),
      },
    });
    // The window may have ended while the dispute was open.
    await markFinalOnceDecided(work, row.match_id);
    await work.happened(disputeDecided, {
      viewer: staff.viewer,
      match,
      team: row.team,
      openedBy: row.opened_by,
      decision,
      after: { isAccepted: decision.isAccepted, outcome },
    });
  });
  return getDispute(platform.db, { id: staff.disputeId, reader: 'staff' });
}

async function readOutcome(
  { db }: Work,
  { match, decision }: { match: matches.MatchRow; decision: CallBody<typeof decideCall> },
): Promise<DisputeOutcomeColumn> {
  const { outcome } = decision;
  if (!outcome) throw invalidField('outcome', disputesTexts.sayOutcome);
  if (outcome.kind === 'version') {
    if (outcome.no < 2 || outcome.no > (match.published_version ?? 0))
      throw invalidField('outcome', disputesTexts.noCorrection);
    return { kind: 'version', versionNo: outcome.no };
  }
  if (outcome.kind === 'adjustment') {
    const { adjustmentId: id } = outcome;
    if (!(await queries.hasAdjustment(db, { id, stageId: match.stage_id })))
      throw invalidField('outcome', disputesTexts.noAdjustment);
    return { kind: 'adjustment', id };
  }
  const { entryId } = outcome;
  if (!(await queries.isDisqualified(db, { matchId: match.id, entryId })))
    throw invalidField('outcome', disputesTexts.notDisqualified);
  return { kind: 'disqualification', id: entryId };
}
