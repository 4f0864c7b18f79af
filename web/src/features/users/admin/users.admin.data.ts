import type { CallAnswer } from '@one-dream/contract/call.ts';
import type { listUsers } from '@one-dream/contract/features/accounts/accounts.ts';
import type { Role } from '@one-dream/contract/features/users/users.ts';
import type { userKinds, userOrders } from '@one-dream/contract/features/users/users.values.ts';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { pagedList, usePagesChange } from '../../../platform/paged-list.ts';
import { readPage } from '../../../platform/read-call.ts';
import { useCall } from '../../../platform/use-write.ts';

const usersKey = ['admin', 'users'] as const;
/** Five screens of a phone; more load as one scrolls. */
const usersPerPage = 30;

export type UserOrder = (typeof userOrders)[number];

export type UsersFilter = {
  /** One match suffices; empty lists all users. */
  terms: readonly string[];
  only: (typeof userKinds)[number] | '';
  order: UserOrder;
};

/** Users with one of the texts in their data; all users without a text. */
export function usersMatching({ terms, only, order }: UsersFilter) {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [...usersKey, terms, only, order] as const,
    queryFn: readPage('/admin/users', {
      limit: usersPerPage,
      order,
      ...(terms.length > 0 && { anyOf: [...terms] }),
      ...(only && { only }),
    }),
  });
}

export function useUpdateRole() {
  const changePage = useUsersChange();
  return useMutation({
    mutationFn: (change: { userId: string; newRole: Exclude<Role, 'owner'> }) =>
      callApi('/user/update-role', { body: change }),
    onSuccess: ({ data }) =>
      changePage((page) => ({
        ...page,
        // It also signs them out everywhere.
        data: page.data.map((user) =>
          user._id === data._id ? { ...user, ...data, lastSeenAt: null } : user,
        ),
      })),
  });
}

/** For the owner: for users who lost phone and recovery codes. */
export const useResetSecondFactor = () => useCall({}, '/admin/user/reset-second-factor');

export function useDeleteUser() {
  const changePage = useUsersChange();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => callApi('/admin/user/delete', { body: { userId } }),
    meta: { showsRefusal: true },
    onSuccess: (_answer, userId) => {
      changePage((page) => ({
        ...page,
        data: page.data.filter((user) => user._id !== userId),
        total: page.total - 1,
      }));
      // Their team has a new leader, one player less, or is gone.
      return queryClient.invalidateQueries({ queryKey: ['teams'] });
    },
  });
}

const useUsersChange = () => usePagesChange<CallAnswer<typeof listUsers>>(usersKey);
