import type { User } from '@one-dream/contract/features/users.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDocumentTitle } from '../../../app/use-document-title.ts';
import { itemsOf, totalOf } from '../../../platform/paged-list.ts';
import { messageOf } from '../../../platform/refusal.ts';
import { LoadMore } from '../../../ui/admin/load-more.tsx';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { SearchField } from '../../../ui/admin/search-field.tsx';
import { useSettled } from '../../../ui/admin/use-settled.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RefusedAddresses } from '../refused-addresses.tsx';
import { AdminDeleteUserDialog } from './delete-user-dialog.tsx';
import { AdminRoleDialog } from './role-dialog.tsx';
import { usersMatching } from './users.admin.data.ts';
import { AdminUsersTable, UsersTableSkeleton } from './users-table.tsx';

export function AdminUsersPage() {
  useDocumentTitle(adminPages.users.title);
  const [search, setSearch] = useState('');
  const wanted = useSettled(search.trim());
  const list = useInfiniteQuery(usersMatching(wanted));
  const [asked, setAsked] = useState<{ user: User; about: 'role' | 'deletion' }>();
  const [isAsking, setAsking] = useState(false);

  function ask(next: NonNullable<typeof asked>) {
    setAsked(next);
    setAsking(true);
  }

  if (list.isError && !list.data) return <ConnectionError message={messageOf(list.error)} />;
  const users = itemsOf(list.data);
  const isSearch = wanted !== '' && !list.isPlaceholderData;
  const total = totalOf({ data: list.data, isSearch });
  return (
    <>
      <PageHead title="Users" text="Everyone with an account, newest first." />
      <RefusedAddresses />
      <SearchField
        label="Search users by name"
        placeholder="Search users..."
        value={search}
        onValueChange={setSearch}
        busy={search.trim() !== wanted || list.isPlaceholderData}
        className="mb-4 max-w-md"
      />
      {list.isPending && <UsersTableSkeleton />}
      {list.data && users.length === 0 && (
        <EmptyState
          title="No users found"
          text={`Nobody here has “${wanted}” in their name. Try fewer letters.`}
        />
      )}
      {users.length > 0 && (
        <AdminUsersTable
          pages={list.data?.pages.map((page) => page.data) ?? []}
          total={total}
          onChangeRole={(user) => ask({ user, about: 'role' })}
          onDelete={(user) => ask({ user, about: 'deletion' })}
        />
      )}
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        isFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
        shown={users.length}
        total={total}
      />
      {asked?.about === 'role' && (
        <AdminRoleDialog
          key={`${asked.user._id} ${asked.user.role}`}
          user={asked.user}
          open={isAsking}
          onOpenChange={setAsking}
        />
      )}
      {asked?.about === 'deletion' && (
        <AdminDeleteUserDialog user={asked.user} open={isAsking} onOpenChange={setAsking} />
      )}
    </>
  );
}

/** The whole page: there is nothing to work with. */
function ConnectionError({ message }: { message: string }) {
  return (
    <>
      <h1 className="visually-hidden">Users</h1>
      <ErrorState
        title="Connection Error"
        message={message}
        retryText="Retry Connection"
        onRetry={() => window.location.reload()}
        className="grid min-h-[calc(100dvh-160px)] place-content-center"
      />
    </>
  );
}
