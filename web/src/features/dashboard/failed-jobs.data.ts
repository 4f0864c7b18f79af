import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { pagedList } from '../../platform/paged-list.ts';

const key = ['admin', 'jobs'] as const;

export const failedJobs = infiniteQueryOptions({
  ...pagedList,
  queryKey: key,
  queryFn: ({ signal, pageParam }) =>
    callApi('/admin/jobs', { body: { ...(pageParam && { cursor: pageParam }) } }, { signal }),
});

export function useRetryJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => callApi('/admin/job/retry/{jobId}', { params: { jobId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
