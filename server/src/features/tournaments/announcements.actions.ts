import type { NoticeKind } from '@one-dream/contract/notices.ts';
import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { newId } from '../../platform/secrets.ts';
import type { AnyNotice, JobOrder, WrittenNotice } from '../../platform/work/work.ts';
import { anyNotice, holdsNotices } from '../notifications/notices.actions.ts';
import { type Audience, listAudience } from './announcements.queries.ts';

/** A notice to everybody in a tournament, or everybody waiting for it. */
export interface TournamentTold {
  notice: AnyNotice;
  tournamentId: string;
  /** Looked up when the job runs, or these people. */
  audience: Audience | { userIds: string[] };
  /** ISO 8601. */
  at: string;
}

export const toldJob = defineJob({
  name: 'tournament-notice',
  ...holdsNotices,
  schema: z.object({
    notice: anyNotice,
    tournamentId: z.string(),
    audience: z.union([
      z.enum(['followers', 'registered']),
      z.object({ userIds: z.array(z.string()) }),
    ]),
    at: z.string(),
  }),
});

export function announce<Kind extends NoticeKind>(
  notice: WrittenNotice<Kind>,
  to: { tournamentId: string; audience: Audience },
): JobOrder<Kind> {
  return (work) => work.enqueue(toldJob, { notice, ...to, at: work.now().toISOString() });
}

/** People notified by one job at most. */
const toldTogether = 500;

/** Notifies everybody registered for a tournament about to be deleted: later they could not be looked up. */
export function announceToRegistered<Kind extends NoticeKind>(
  notice: WrittenNotice<Kind>,
  tournamentId: string,
): JobOrder<Kind> {
  return async (work) => {
    const audience = await listAudience(work.db, { tournamentId, audience: 'registered' });
    const parts = Array.from({ length: Math.ceil(audience.length / toldTogether) }, (_, index) =>
      audience.slice(index * toldTogether, (index + 1) * toldTogether),
    );
    const at = work.now().toISOString();
    await work.enqueueMany(
      toldJob,
      parts.map((userIds) => ({
        id: newId(),
        data: { notice, tournamentId, audience: { userIds }, at },
      })),
    );
  };
}
