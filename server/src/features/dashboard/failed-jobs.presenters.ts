import type { FailedJob } from '@one-dream/contract/features/dashboard/dashboard.ts';
import type { FailedJob as FailedJobRow } from '../../platform/jobs/failed-jobs.ts';

export function presentFailedJob({ id, createdAt, failedAt, ...rest }: FailedJobRow): FailedJob {
  return {
    _id: id,
    createdAt: createdAt.toISOString(),
    failedAt: failedAt.toISOString(),
    ...rest,
  };
}
