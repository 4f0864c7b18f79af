import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ListedUser } from '@one-dream/contract/features/accounts/accounts.ts';
import { untouchable } from '@one-dream/contract/features/users/users.values.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { ChevronDown, Trash2, UserCog } from 'lucide-react';
import { useId, useState } from 'react';
import { istDateOf } from '../../../platform/ist-date.ts';
import { recordPaths } from '../../../platform/pages/record-paths.ts';
import { RelativeTime } from '../../../platform/relative-time.tsx';
import { useViewer } from '../../../platform/session.tsx';
import { RowAction } from '../../../ui/admin/row-action.tsx';
import { type Selection, SelectRow } from '../../../ui/admin/selection.tsx';
import { cellLook, Table, type TableColumn, type TableProps } from '../../../ui/admin/table.tsx';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { RoleBadge } from './role-badge.tsx';
import type { UserOrder } from './users.admin.data.ts';

const columns = (): TableColumn<UserOrder>[] => [
  {
    text: t`Player`,
    sorts: [
      { text: t`Player`, ascending: 'name', descending: 'name-reversed', first: 'ascending' },
    ],
  },
  { text: t`Team and Discord`, className: 'w-44 max-xl:hidden' },
  {
    text: t`Joined and seen`,
    className: 'w-40 max-xl:hidden',
    sorts: [
      { text: t`Joined`, ascending: 'oldest', descending: 'newest', first: 'descending' },
      { text: t`Seen`, ascending: 'seen-reversed', descending: 'seen', first: 'descending' },
    ],
  },
  { text: t`Role`, className: 'w-28 max-lg:hidden' },
  { text: t`Actions`, className: 'w-28 text-right!' },
];

type RowActions = {
  selection: Selection;
  onChangeRole: (user: ListedUser) => void;
  onDelete: (user: ListedUser) => void;
};

export type AdminUsersTableProps = RowActions &
  Pick<TableProps<ListedUser, UserOrder>, 'pages' | 'total' | 'sorting'>;

export function AdminUsersTable({ pages, total, sorting, ...actions }: AdminUsersTableProps) {
  const viewer = useViewer();
  return (
    <Table label={t`Users`} columns={columns()} pages={pages} total={total} sorting={sorting}>
      {(user) => (
        <UserRow
          key={user._id}
          user={user}
          why={untouchable(viewer._id, { id: user._id, role: user.role })}
          {...actions}
        />
      )}
    </Table>
  );
}

type UserRowProps = RowActions & {
  user: ListedUser;
  /** The reason why it has no actions. */
  why: ReturnType<typeof untouchable>;
};

function UserRow({ user, why, selection, onChangeRole, onDelete }: UserRowProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isPlayer = user.role === 'user';
  return (
    <tr className="border-b border-line last:border-b-0 hover:bg-lifted/50">
      <td className={cellLook}>
        <div className="flex items-center gap-3">
          {/* On a phone a person is a single line, without bulk selection. */}
          <div className="flex shrink-0 items-center sm:-ml-3">
            <span className="max-sm:hidden">
              <SelectRow id={user._id} name={user.name} selection={selection} />
            </span>
            <Avatar name={user.name} src={imageUrl(user.profile, 88)} />
          </div>
          <div className="min-w-0 flex-1">
            {/* A badge wraps below a long name. */}
            <div className="flex flex-wrap items-center gap-x-2">
              <p className="truncate font-strong">{user.name}</p>
              {why === 'self' && <span className="shrink-0 text-small text-quiet">{t`(you)`}</span>}
              {/* On a phone only if it is informative. */}
              <span className={classNames('shrink-0 lg:hidden', isPlayer && 'max-sm:hidden')}>
                <RoleBadge role={user.role} />
              </span>
            </div>
            <div className="sm:hidden">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={id}
                aria-label={t`More about ${user.name}: ${shortLine(user)}`}
                onClick={() => setOpen(!isOpen)}
                className="-my-2.5 flex min-h-11 w-full min-w-0 items-center gap-1 text-left text-small text-quiet"
              >
                <span className="py-2.5 wrap-anywhere">{shortLine(user)}</span>
                <ChevronDown
                  size={16}
                  className={classNames('shrink-0 transition-transform', isOpen && 'rotate-180')}
                />
              </button>
            </div>
            <div id={id} className={classNames(!isOpen && 'max-sm:hidden')}>
              <p
                className="line-clamp-2 text-small text-quiet wrap-anywhere lg:line-clamp-1"
                title={user.email}
              >
                {/* A long address breaks before its @. */}
                {user.email.split('@')[0]}
                <wbr />@{user.email.split('@')[1]}
              </p>
              <InGame user={user} />
              <div className="mt-1 flex flex-wrap gap-x-3 text-small text-quiet *:max-w-full xl:hidden">
                <TeamAndDiscord user={user} />
                <JoinedAndSeen user={user} />
              </div>
            </div>
          </div>
        </div>
      </td>
      <td className={`${cellLook} text-small text-quiet max-xl:hidden`}>
        <TeamAndDiscord user={user} />
      </td>
      <td className={`${cellLook} text-small text-quiet max-xl:hidden`}>
        <JoinedAndSeen user={user} />
      </td>
      <td className={`${cellLook} max-lg:hidden`}>
        <RoleBadge role={user.role} />
      </td>
      <td className={`${cellLook} px-0!`}>
        <div className="flex items-center justify-end lg:gap-1">
          {why ? (
            <span className="px-4 text-small text-quiet">
              <span aria-hidden="true">—</span>
              <span className="visually-hidden">{t`None`}</span>
            </span>
          ) : (
            <>
              <RowAction
                icon={<UserCog size={20} />}
                text={t`Change role`}
                className={iconOnly}
                label={t`Change role of ${user.name}`}
                onClick={() => onChangeRole(user)}
              />
              <RowAction
                danger
                icon={<Trash2 size={20} />}
                text={t`Delete`}
                className={iconOnly}
                label={t`Delete ${user.name}`}
                onClick={() => onDelete(user)}
              />
            </>
          )}
        </div>
      </td>
    </tr>
  );
}

/** Searchable facts in one line, on a phone. */
function shortLine({ ingameinfo, email }: ListedUser): string {
  return ingameinfo?.inGameName ? `${ingameinfo.inGameName} · ${ingameinfo.inGameId}` : email;
}

/** The columns are too narrow for text. */
const iconOnly = '[&>span]:visually-hidden';

function InGame({ user: { ingameinfo } }: { user: ListedUser }) {
  if (!ingameinfo?.inGameName) return null;
  return (
    <p className="text-small wrap-anywhere">
      {ingameinfo.inGameName} <span className="tabular-nums text-quiet">{ingameinfo.inGameId}</span>
    </p>
  );
}

function TeamAndDiscord({ user: { team, discordinfo } }: { user: ListedUser }) {
  return (
    <>
      <p className="truncate">
        {team ? <TextLink to={recordPaths.team(team._id)}>{team.name}</TextLink> : t`No team`}
      </p>
      <p className="wrap-anywhere">
        {discordinfo ? `@${discordinfo.username}` : t`Discord not linked`}
      </p>
    </>
  );
}

function JoinedAndSeen({ user: { createdAt, lastSeenAt } }: { user: ListedUser }) {
  return (
    <>
      <p>
        <Trans>
          Joined <time dateTime={createdAt}>{istDateOf(createdAt)}</time>
        </Trans>
      </p>
      <p>
        {lastSeenAt ? (
          <>
            {t`Seen`} <RelativeTime at={lastSeenAt} />
          </>
        ) : (
          t`Signed out`
        )}
      </p>
    </>
  );
}
