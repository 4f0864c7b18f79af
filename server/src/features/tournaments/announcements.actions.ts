import type { NoticeKind } from '@one-dream/contract/notices.ts';
import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { newId } from '../../platform/secrets.ts';
import type { AnyNotice, JobOrder, WrittenNotice } from '../../platform/work/work.ts';
import { anyNotice, holdsNotices } from '../notifications/notices.actions.ts';
import { type Audience, listAudience } from './announcements.queries.ts';

/** A notice to the players of a tournament, or to its followers. */
export interface TournamentNotice {
  notice: AnyNotice;
  tournamentId: string;
  /** Looked up when the job runs; or these users. */
  audience: Audience | { userIds: string[] };
  /** When the notice was written, ISO 8601. */
  at: string;
}

export const tournamentNoticeJob = defineJob({
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

/** Sends a notice about a tournament to an audience, looked up when the job runs. */
export function announce<Kind extends NoticeKind>(
  notice: WrittenNotice<Kind>,
  to: { tournamentId: string; audience: Audience },
): JobOrder<Kind> {
  return (work) =>
    work.enqueue(tournamentNoticeJob, { notice, ...to, at: work.now().toISOString() });
}

/** Users that one job notifies at most. */
const recipientsPerJob = 500;

/** Notifies the players of a tournament about to be deleted. They are looked up at once: later they could not be. */
export function announceToRegistered<Kind extends NoticeKind>(
  notice: WrittenNotice<Kind>,
  tournamentId: string,
): JobOrder<Kind> {
  return async (work) => {
    const audience = await listAudience(work.db, { tournamentId, audience: 'registered' });
    const parts = Array.from(
      { length: Math.ceil(audience.length / recipientsPerJob) },
      (_, index) => audience.slice(index * recipientsPerJob, (index + 1) * recipientsPerJob),
    );
    const at = work.now().toISOString();
    await work.enqueueMany(
      tournamentNoticeJob,
      parts.map((userIds) => ({
        id: newId(),
        data: { notice, tournamentId, audience: { userIds }, at },
      })),
    );
  };
}
