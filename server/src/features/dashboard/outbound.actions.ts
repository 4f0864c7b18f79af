import type { FailedJob } from '@one-dream/contract/features/dashboard.ts';
import { pageSize } from '@one-dream/contract/limits.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAudit } from './audit.actions.ts';

/** Jobs that were given up within the last week, newest first. */
export async function listFailedJobs(
  { jobs }: Platform,
  { cursor, limit = pageSize.default }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ data: FailedJob[]; nextCursor: string | null }> {
  const rows = await jobs.listFailed({ before: cursor, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    data: page.map(({ id, createdAt, failedAt, ...rest }) => ({
      _id: id,
      createdAt: createdAt.toISOString(),
      failedAt: failedAt.toISOString(),
      ...rest,
    })),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

export async function retryJob(
  { db, jobs, now }: Platform,
  { viewer, jobId }: { viewer: Viewer; jobId: string },
): Promise<void> {
  const queue = await jobs.retry(jobId);
  if (queue === undefined)
    throw new AppError('NOT_FOUND', 'This job is not among the failed ones any more.');
  await recordAudit(db, {
    event: { viewer, action: 'job.retry', subject: `${queue} ${jobId}` },
    now: now(),
  });
}
