import { t } from '@lingui/core/macro';
import type { ListedUser } from '@one-dream/contract/features/accounts/accounts.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listOf, totalOf } from '../../../platform/paged-list.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { messageOf } from '../../../platform/refusal.ts';
import { AdminList } from '../../../ui/admin/admin-list.tsx';
import { ListFilters } from '../../../ui/admin/list-filters.tsx';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import {
  CopyListButton,
  type Selection,
  SelectionBar,
  useSelection,
} from '../../../ui/admin/selection.tsx';
import { TableSkeleton } from '../../../ui/admin/table.tsx';
import { useDialogTarget } from '../../../ui/admin/use-dialog-target.ts';
import { useListFilters } from '../../../ui/admin/use-list-filters.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { AdminDeleteUserDialog } from '../admin/delete-user-dialog.tsx';
import { AdminRoleDialog } from '../admin/role-dialog.tsx';
import { type UserOrder, type UsersFilter, usersMatching } from '../admin/users.admin.data.ts';
import { AdminUsersTable } from '../admin/users-table.tsx';
import { RefusedAddresses } from '../refused-addresses.tsx';

const kinds = () =>
  [
    { value: 'staff', label: t`Owner and admins` },
    { value: 'no-discord', label: t`Discord not linked` },
    { value: 'no-game-info', label: t`No in-game info` },
  ] as const;
const orders = () =>
  [
    { value: 'newest', label: t`Newest first` },
    { value: 'oldest', label: t`Oldest first` },
    { value: 'name', label: t`Name, A to Z` },
    { value: 'name-reversed', label: t`Name, Z to A` },
    { value: 'seen', label: t`Recently seen` },
    { value: 'seen-reversed', label: t`Not seen for a long time` },
  ] as const;

export const meta = metaOf(adminPages.users);

export default function AdminUsersPage() {
  const { filter, isNarrowed, sorting, controls } = useListFilters<
    UsersFilter['only'],
    UserOrder
  >();
  const list = useInfiniteQuery(usersMatching(filter));
  const selection = useSelection();
  const { target, opening, openFor, dialog } = useDialogTarget<{
    user: ListedUser;
    about: 'role' | 'deletion';
  }>();

  const [hasOpened, setOpened] = useState(false);
  if (list.data && !hasOpened) setOpened(true);
  if (list.isError && !hasOpened) return <ConnectionError message={messageOf(list.error)} />;
  const total = totalOf({ data: list.data, isSearch: isNarrowed && !list.isPlaceholderData });
  return (
    <>
      <PageHead title={t`Users`} text={t`Everyone with an account.`} />
      <RefusedAddresses />
      <ListFilters
        filters={controls}
        label={t`Search users by name, address, in-game name, game ID or team; several with commas between them`}
        placeholder={t`Search users...`}
        busy={list.isPlaceholderData}
        hint={t`Searches name, address, in-game name, game ID and team.`}
        everything={t`Everybody`}
        kinds={kinds()}
        orders={orders()}
      />
      <AdminList
        {...listOf(list)}
        title={t`The users could not be loaded`}
        skeleton={<TableSkeleton label={t`Loading users`} rowLook="h-[69px] sm:max-lg:h-[105px]" />}
        empty={
          <EmptyState title={t`No users found`} text={t`Try fewer letters, or show everybody.`} />
        }
        total={total}
      >
        {(users, pages) => (
          <>
            <SelectedUsers users={users} selection={selection} />
            <AdminUsersTable
              pages={pages}
              total={total}
              selection={selection}
              sorting={sorting}
              onChangeRole={(user) => openFor({ user, about: 'role' })}
              onDelete={(user) => openFor({ user, about: 'deletion' })}
            />
          </>
        )}
      </AdminList>
      {target?.about === 'role' && <AdminRoleDialog key={opening} user={target.user} {...dialog} />}
      {target?.about === 'deletion' && <AdminDeleteUserDialog user={target.user} {...dialog} />}
    </>
  );
}

/** Replaces the whole page if it could not be loaded; a search that fails later leaves the page as it is. */
function ConnectionError({ message }: { message: string }) {
  return (
    <>
      <h1 className="visually-hidden">{t`Users`}</h1>
      <ErrorState
        title={t`Connection Error`}
        message={message}
        retryText={t`Retry Connection`}
        onRetry={() => window.location.reload()}
        className="grid min-h-[calc(100dvh-160px)] place-content-center"
      />
    </>
  );
}

function SelectedUsers(props: { users: readonly ListedUser[]; selection: Selection }) {
  const { users, selection } = props;
  const selected = users.filter(({ _id }) => selection.has(_id));
  return (
    <SelectionBar label={t`Selected users`} ids={users.map(({ _id }) => _id)} selection={selection}>
      <CopyListButton text={t`Copy addresses`} texts={selected.map(({ email }) => email)} />
      <CopyListButton
        text={t`Copy game IDs`}
        texts={selected.flatMap(({ ingameinfo }) => ingameinfo?.inGameId || [])}
      />
    </SelectionBar>
  );
}
