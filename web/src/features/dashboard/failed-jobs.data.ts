import { infiniteQueryOptions } from '@tanstack/react-query';
import { pagedList } from '../../platform/paged-list.ts';
import { readPage } from '../../platform/read-call.ts';
import { useCall } from '../../platform/use-write.ts';

const key = ['admin', 'jobs'] as const;

export const failedJobs = infiniteQueryOptions({
  ...pagedList,
  queryKey: key,
  queryFn: readPage('/admin/jobs', {}),
});

export const useRetryJob = () =>
  useCall({ stale: [key], toasts: true }, '/admin/job/retry/{jobId}');
