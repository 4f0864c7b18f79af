import type { CallAnswer } from '@one-dream/contract/call.ts';
import type {
  Application,
  ApplicationCounts,
  ApplicationStatus,
  listApplications,
} from '@one-dream/contract/features/applications/applications.ts';
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { pagedList, usePagesChange } from '../../../platform/paged-list.ts';
import { readPage } from '../../../platform/read-call.ts';

const applicationsKey = ['admin', 'applications'] as const;

export type StatusFilter = ApplicationStatus | 'all';

/** Applications of one state, or all, newest first, with the number in each state. */
export function applicationsOf(status: StatusFilter) {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [...applicationsKey, status] as const,
    queryFn: readPage('/admin/application/get', { ...(status !== 'all' && { status }) }),
  });
}

export function useDecideApplication() {
  const changePage = usePageChange();
  return useMutation({
    mutationFn: ({ application, status }: { application: Application; status: Decision }) =>
      callApi('/admin/application/change_status/{applicationId}', {
        params: { applicationId: application._id },
        body: { status },
      }),
    onSuccess: (_answer, { application, status }) =>
      changePage((page) => ({
        ...page,
        // Stays in place, so that the decision is visible.
        data: page.data.map((one) => (one._id === application._id ? { ...one, status } : one)),
        counts: moveOne(page.counts, { from: application.status, to: status }),
      })),
  });
}

export type Decision = Exclude<ApplicationStatus, 'pending'>;

export function useDeleteApplication() {
  const changePage = usePageChange();
  return useMutation({
    mutationFn: (application: Application) =>
      callApi('/admin/application/delete/{applicationId}', {
        params: { applicationId: application._id },
      }),
    onSuccess: (_answer, { _id, status }) =>
      changePage((page) => ({
        ...page,
        data: page.data.filter((one) => one._id !== _id),
        counts: {
          ...page.counts,
          all: page.counts.all - 1,
          [status]: page.counts[status] - 1,
        },
      })),
  });
}

function moveOne(
  counts: ApplicationCounts,
  { from, to }: { from: ApplicationStatus; to: ApplicationStatus },
): ApplicationCounts {
  const moved = { ...counts };
  moved[from] -= 1;
  moved[to] += 1;
  return moved;
}

const usePageChange = () => usePagesChange<CallAnswer<typeof listApplications>>(applicationsKey);
