import { plural, t } from '@lingui/core/macro';
import type { ListedTeam, TeamMember } from '@one-dream/contract/features/teams/teams.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { minimumPlayers, teamMaxPlayers } from '@one-dream/contract/limits.ts';
import { ChevronDown, ExternalLink, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useId } from 'react';
import { istDateOf } from '../../../platform/ist-date.ts';
import { recordPaths } from '../../../platform/pages/record-paths.ts';
import { RowAction } from '../../../ui/admin/row-action.tsx';
import { type Selection, SelectRow, useSelection } from '../../../ui/admin/selection.tsx';
import { cellLook, Table, type TableColumn, type TableProps } from '../../../ui/admin/table.tsx';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconLink } from '../../../ui/form/icon-link.tsx';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { AdminMemberCard } from './member-card.tsx';
import type { TeamOrder } from './teams.admin.data.ts';

type Fact = TableColumn<TeamOrder> & {
  cell: (team: ListedTeam) => ReactNode;
  /** Its part of the line below the name, where there is no room for columns. */
  narrow?: (team: ListedTeam) => ReactNode;
};

/** Columns between the team and its actions. */
const facts = (): Fact[] => [
  {
    text: t`Leader`,
    className: 'w-40',
    cell: ({ leader }) => (
      <>
        <LeaderName leader={leader} />
        <span className="block truncate" title={leader.email}>
          {leader.email}
        </span>
      </>
    ),
  },
  {
    text: t`Players`,
    className: 'w-24',
    sorts: [
      {
        text: t`Players`,
        ascending: 'players-reversed',
        descending: 'players',
        first: 'descending',
      },
    ],
    cell: ({ players: { length } }) => (
      <Count value={length} of={teamMaxPlayers} isShort={length < minimumPlayers.SQUAD} />
    ),
  },
  {
    text: t`Discord`,
    className: 'w-22',
    cell: (team) => <Linked team={team} />,
    narrow: (team) => (
      <span className="whitespace-nowrap">
        {t`Discord`} <Linked team={team} />
      </span>
    ),
  },
  {
    text: t`Running`,
    className: 'w-22',
    cell: ({ runningEntries }) =>
      runningEntries > 0 ? <span className="font-strong text-bright">{runningEntries}</span> : '–',
    narrow: (team) => team.runningEntries > 0 && <span>{t`${team.runningEntries} running`}</span>,
  },
  {
    text: t`Created`,
    className: 'w-28',
    sorts: [{ text: t`Created`, ascending: 'oldest', descending: 'newest', first: 'descending' }],
    cell: (team) => <Created team={team} />,
    narrow: (team) => <Created team={team} />,
  },
];

const columns = (): TableColumn<TeamOrder>[] => [
  {
    text: t`Team`,
    sorts: [{ text: t`Team`, ascending: 'name', descending: 'name-reversed', first: 'ascending' }],
  },
  ...facts().map((fact) => ({ ...fact, className: `${fact.className} max-xl:hidden` })),
  { text: t`Actions`, className: 'w-24 text-right!' },
];

/** Team and actions; a colspan over hidden columns would make them reappear. */
const columnsWhenNarrow = 2;

type RowActions = { selection: Selection; onDelete: (team: ListedTeam) => void };

export type AdminTeamsTableProps = RowActions &
  Pick<TableProps<ListedTeam, TeamOrder>, 'pages' | 'total' | 'sorting'>;

export function AdminTeamsTable({ pages, total, sorting, ...actions }: AdminTeamsTableProps) {
  const open = useSelection();
  return (
    <Table label={t`Teams`} columns={columns()} pages={pages} total={total} sorting={sorting}>
      {(team) => <TeamRows key={team._id} team={team} open={open} {...actions} />}
    </Table>
  );
}

type TeamRowsProps = RowActions & { team: ListedTeam; open: Selection };

/** A team, with its players below when expanded. */
function TeamRows({ team, open, selection, onDelete }: TeamRowsProps) {
  const id = useId();
  const isWide = useIsWide('xl');
  const isOpen = open.has(team._id);
  const members = memberCount(team.players.length);
  return (
    <>
      <tr className="border-t border-line hover:bg-lifted/50">
        <td className={cellLook}>
          <div className="flex items-center gap-3">
            {/* On a phone a team is a single line, without bulk selection. */}
            <div className="flex shrink-0 items-center sm:-ml-3">
              <span className="max-sm:hidden">
                <SelectRow id={team._id} name={team.name} selection={selection} />
              </span>
              <Avatar kind="team" name={team.name} src={imageUrl(team.logo, 88)} />
            </div>
            <div className="min-w-0">
              <h2 className="line-clamp-2 font-strong wrap-anywhere">{team.name}</h2>
              <p className="mt-0.5 truncate text-small text-quiet max-sm:hidden xl:hidden">
                <LeaderName leader={team.leader} />
              </p>
              <div className="flex flex-wrap items-center gap-x-3 text-small text-quiet">
                {/* Shown beside the button, whose accessible name includes it. */}
                <span className="max-w-full truncate sm:hidden">{team.leader.name}</span>
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={id}
                  aria-label={t`${members} of ${team.name}`}
                  onClick={() => open.toggle(team._id)}
                  className="-my-2 inline-flex min-h-11 max-w-full items-center gap-1 whitespace-nowrap underline decoration-edge underline-offset-4 hover:text-bright xl:min-h-9"
                >
                  {members}
                  <ChevronDown
                    size={16}
                    className={classNames('transition-transform', isOpen && 'rotate-180')}
                  />
                </button>
                <span
                  className={classNames(
                    'xl:hidden',
                    isOpen ? 'contents' : 'max-sm:hidden sm:contents',
                  )}
                >
                  {facts().map(({ text, narrow }) => (
                    <Fragment key={text}>{narrow?.(team)}</Fragment>
                  ))}
                </span>
              </div>
            </div>
          </div>
        </td>
        {facts().map(({ text, cell }) => (
          <td key={text} className={`${cellLook} text-small tabular-nums text-quiet max-xl:hidden`}>
            {cell(team)}
          </td>
        ))}
        <td className={`${cellLook} px-0!`}>
          <div className="flex items-center justify-end">
            <IconLink
              to={recordPaths.team(team._id)}
              label={t`View ${team.name} on site`}
              title={t`View on site`}
              icon={<ExternalLink size={20} />}
            />
            <RowAction
              danger
              icon={<Trash2 size={20} />}
              text={t`Delete`}
              className="[&>span]:visually-hidden"
              label={t`Delete ${team.name}`}
              onClick={() => onDelete(team)}
            />
          </div>
        </td>
      </tr>
      <tr id={id} hidden={!isOpen}>
        {isOpen && (
          <td
            colSpan={isWide ? columns().length : columnsWhenNarrow}
            className="p-3 pt-0 md:p-4 md:pt-0"
          >
            <Players team={team} />
          </td>
        )}
      </tr>
    </>
  );
}

function Players({ team }: { team: ListedTeam }) {
  return (
    <ul
      aria-label={t`Players of ${team.name}`}
      className="grid gap-3 lg:grid-cols-2 xl:grid-cols-3"
    >
      {team.players.map((player) => (
        <AdminMemberCard
          key={player._id}
          member={player}
          isLeader={player._id === team.leader._id}
        />
      ))}
    </ul>
  );
}

function LeaderName({ leader }: { leader: TeamMember }) {
  return (
    <span className="block truncate" title={leader.name}>
      <span className="xl:hidden">{t`Led by`} </span>
      <span className="text-bright">{leader.name}</span>
    </span>
  );
}

/** `4/6`; in amber if too few. */
function Count({ value, of, isShort }: { value: number; of: number; isShort: boolean }) {
  return (
    <span>
      <span className={isShort ? 'font-strong text-flare' : 'font-strong text-bright'}>
        {value}
      </span>
      /{of}
    </span>
  );
}

function Linked({ team: { players } }: { team: ListedTeam }) {
  const linked = players.filter(({ discordinfo }) => discordinfo).length;
  return <Count value={linked} of={players.length} isShort={linked < players.length} />;
}

function Created({ team: { createdAt } }: { team: ListedTeam }) {
  return <time dateTime={createdAt}>{istDateOf(createdAt)}</time>;
}

function memberCount(count: number): string {
  return `${count} ${plural(count, { one: 'Member', other: 'Members' })}`;
}
