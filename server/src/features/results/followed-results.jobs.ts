import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { eveningAfter } from '../notifications/notices.rules.ts';
import { findTournament } from '../tournaments/tournaments.shared.queries.ts';
import { dayOfResults } from './results.events.ts';
import { countResults } from './versions.queries.ts';

const followedResultsJob = defineJob({
  name: 'followed-results',
  schema: z.object({
    tournamentId: z.string(),
    /** ISO 8601: the first result of the day. */
    since: z.string(),
  }),
});

/** Early enough for the evening mail to include it (milliseconds). */
const aheadMs = 10 * 60_000;

/** When followers are notified of a result: before the evening mail; a day later for one of the last minutes before. */
const noticeAt = (publishedAt: Date) =>
  new Date(eveningAfter(new Date(publishedAt.getTime() + aheadMs)).getTime() - aheadMs);

/** Schedules the day's one notice about results for followers who do not play in the tournament. */
export function planFollowedResults(
  work: Work,
  { tournamentId, publishedAt }: { tournamentId: string; publishedAt: Date },
): Promise<void> {
  const at = noticeAt(publishedAt);
  const evening = at.getTime() + aheadMs;
  return work.enqueue(
    followedResultsJob,
    { tournamentId, since: publishedAt.toISOString() },
    { at, once: `followed-results ${tournamentId} ${evening}` },
  );
}

export function handleFollowedResults(platform: Platform): void {
  platform.jobs.handle(followedResultsJob, ({ tournamentId, since }) =>
    inUnitOfWork(platform, async (work) => {
      const from = new Date(since);
      // If this job runs late, results since then belong to the next day's notice.
      const count = await countResults(work.db, { tournamentId, from, to: noticeAt(from) });
      const tournament = await findTournament(work.db, tournamentId);
      if (count === 0 || !tournament || tournament.cancelled_at) return;
      await work.happened(dayOfResults, { tournament, count });
    }),
  );
}
