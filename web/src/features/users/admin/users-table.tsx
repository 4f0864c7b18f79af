import type { User } from '@one-dream/contract/features/users.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { Trash2, UserCog } from 'lucide-react';
import { useViewer } from '../../../platform/session.tsx';
import { RowAction } from '../../../ui/admin/row-action.tsx';
import { cellLook, Table, TableSection } from '../../../ui/admin/table.tsx';
import type { Total } from '../../../ui/admin/total.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { RoleBadge } from './role-badge.tsx';

const columns = [
  { text: 'Player' },
  { text: 'Role', className: 'w-36 max-lg:hidden' },
  { text: 'Actions', className: 'w-28 text-right! lg:w-64' },
];

export type AdminUsersTableProps = {
  /** As they were fetched. */
  pages: User[][];
  total: Total | undefined;
  onChangeRole: (user: User) => void;
  onDelete: (user: User) => void;
};

export function AdminUsersTable({ pages, total, ...deeds }: AdminUsersTableProps) {
  const viewer = useViewer();
  return (
    <Panel padding="bare">
      <Table label="Users" columns={columns} rowCount={total?.isAtLeast ? undefined : total?.value}>
        {pages.map((users, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages only come at the end
          <TableSection key={index} columns={columns.length}>
            {users.map((user) => (
              <UserRow key={user._id} user={user} isSelf={user._id === viewer._id} {...deeds} />
            ))}
          </TableSection>
        ))}
      </Table>
    </Panel>
  );
}

type UserRowProps = Pick<AdminUsersTableProps, 'onChangeRole' | 'onDelete'> & {
  user: User;
  isSelf: boolean;
};

function UserRow({ user, isSelf, onChangeRole, onDelete }: UserRowProps) {
  const isOutOfReach = isSelf || user.role === 'owner';
  return (
    <tr className="border-b border-line last:border-b-0 hover:bg-lifted/50">
      <td className={cellLook}>
        <div className="flex items-center gap-3">
          <Avatar name={user.name} src={imageUrl(user.profile, 88)} />
          <div className="min-w-0">
            <p className="flex items-baseline gap-2">
              <span className="truncate font-strong">{user.name}</span>
              {isSelf && <span className="shrink-0 text-small text-quiet">(you)</span>}
            </p>
            <p
              className="line-clamp-2 text-small text-quiet wrap-anywhere md:line-clamp-1"
              title={user.email}
            >
              {/* A long one breaks before its @. */}
              {user.email.split('@')[0]}
              <wbr />@{user.email.split('@')[1]}
            </p>
            <div className="mt-1.5 lg:hidden">
              <RoleBadge role={user.role} />
            </div>
          </div>
        </div>
      </td>
      <td className={`${cellLook} max-lg:hidden`}>
        <RoleBadge role={user.role} />
      </td>
      <td className={`${cellLook} px-0!`}>
        <div className="flex items-center justify-end lg:gap-1">
          {isOutOfReach ? (
            <span className="px-4 text-small text-quiet">
              <span aria-hidden="true">—</span>
              <span className="visually-hidden">None</span>
            </span>
          ) : (
            <>
              <RowAction
                icon={<UserCog aria-hidden="true" size={20} />}
                text="Change role"
                label={`Change role of ${user.name}`}
                onClick={() => onChangeRole(user)}
              />
              <RowAction
                danger
                icon={<Trash2 aria-hidden="true" size={20} />}
                text="Delete"
                label={`Delete ${user.name}`}
                onClick={() => onDelete(user)}
              />
            </>
          )}
        </div>
      </td>
    </tr>
  );
}

export function UsersTableSkeleton() {
  return (
    <Panel padding="bare">
      <SkeletonGroup label="Loading users">
        <div className="h-11 border-b border-line" />
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <div
            key={row}
            className="flex h-[105px] items-center gap-3 border-b border-line px-4 last:border-b-0 lg:h-[69px]"
          >
            <Skeleton className="size-11" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-40 max-w-full" />
              <Skeleton className="h-3 w-56 max-w-full" />
            </div>
          </div>
        ))}
      </SkeletonGroup>
    </Panel>
  );
}
