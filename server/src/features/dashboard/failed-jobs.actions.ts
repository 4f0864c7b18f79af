import { jobRetried } from '@one-dream/contract/events/organisation.ts';
import type { FailedJob } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { pageSize } from '@one-dream/contract/limits.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import { takePage } from '../../platform/database/take-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { dashboardTexts } from './dashboard.texts.ts';

/** Dead letters: jobs that were given up within the last week, newest first. */
export async function listFailedJobs(
  { jobs }: Platform,
  { cursor, limit = pageSize.default }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ data: FailedJob[]; nextCursor: string | null }> {
  const rows = await jobs.listFailed({ before: cursor, limit: limit + 1 });
  const { page, nextCursor } = takePage(rows, { limit, cursorOf: ({ id }) => id });
  const data = page.map(({ id, createdAt, failedAt, ...rest }) => ({
    _id: id,
    createdAt: createdAt.toISOString(),
    failedAt: failedAt.toISOString(),
    ...rest,
  }));
  return { data, nextCursor };
}

export async function retryJob(
  platform: Platform,
  { viewer, jobId }: { viewer: Viewer; jobId: string },
): Promise<void> {
  const queue = await platform.jobs.retry(jobId);
  if (queue === undefined) throw new AppError('NOT_FOUND', dashboardTexts.jobGone);
  await inUnitOfWork(platform, (work) =>
    work.happened(jobRetried, { viewer, subject: `${queue} ${jobId}` }),
  );
}
