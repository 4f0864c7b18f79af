import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { pagedList } from '../../platform/paged-list.ts';
import { readPage } from '../../platform/read-call.ts';
import { useWrite } from '../../platform/use-write.ts';

const key = ['admin', 'jobs'] as const;

export const failedJobs = infiniteQueryOptions({
  ...pagedList,
  queryKey: key,
  queryFn: readPage('/admin/jobs', {}),
});

export const useRetryJob = () =>
  useWrite({ stale: [key] }, (jobId: string) =>
    callApi('/admin/job/retry/{jobId}', { params: { jobId } }),
  );
