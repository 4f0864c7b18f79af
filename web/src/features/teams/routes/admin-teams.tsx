import { t } from '@lingui/core/macro';
import type { ListedTeam } from '@one-dream/contract/features/teams/teams.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listOf, totalOf } from '../../../platform/paged-list.ts';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
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
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { AdminDeleteTeamDialog } from '../admin/delete-team-dialog.tsx';
import { type TeamOrder, type TeamsFilter, teamsMatching } from '../admin/teams.admin.data.ts';
import { AdminTeamsTable } from '../admin/teams-table.tsx';

const kinds = () =>
  [
    { value: 'short', label: t`Too few for a squad` },
    { value: 'no-discord', label: t`Discord missing` },
    { value: 'running', label: t`In a tournament` },
    { value: 'idle', label: t`In no tournament` },
  ] as const;
const orders = () =>
  [
    { value: 'newest', label: t`Newest first` },
    { value: 'oldest', label: t`Oldest first` },
    { value: 'name', label: t`Name, A to Z` },
    { value: 'name-reversed', label: t`Name, Z to A` },
    { value: 'players', label: t`Most players` },
    { value: 'players-reversed', label: t`Fewest players` },
  ] as const;

export const meta = metaOf(adminPages.teams);

export default function AdminTeamsPage() {
  const { filter, isNarrowed, sorting, controls } = useListFilters<
    TeamsFilter['only'],
    TeamOrder
  >();
  const list = useInfiniteQuery(teamsMatching(filter));
  const selection = useSelection();
  const { target, openFor, dialog } = useDialogTarget<ListedTeam>();
  const total = totalOf({ data: list.data, isSearch: isNarrowed && !list.isPlaceholderData });

  return (
    <>
      <PageHead title={t`Manage Teams`} count={total} />
      <ListFilters
        filters={controls}
        label={t`Search teams by name, or by name, address, in-game name or game ID of a player; several with commas between them`}
        placeholder={t`Search teams...`}
        busy={list.isPlaceholderData}
        hint={t`Searches team name, and name, address, in-game name and game ID of every player.`}
        everything={t`All teams`}
        kinds={kinds()}
        orders={orders()}
      />
      <AdminList
        {...listOf(list)}
        skeleton={<TableSkeleton label={t`Loading teams`} rowLook="h-[77px] sm:max-xl:h-[113px]" />}
        empty={<NoTeams isNarrowed={isNarrowed} />}
        total={total}
      >
        {(teams, pages) => (
          <>
            <SelectedTeams teams={teams} selection={selection} />
            <AdminTeamsTable
              pages={pages}
              total={total}
              selection={selection}
              sorting={sorting}
              onDelete={openFor}
            />
          </>
        )}
      </AdminList>
      {target && <AdminDeleteTeamDialog team={target} {...dialog} />}
    </>
  );
}

function NoTeams({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed)
    return <EmptyState title={t`No teams found`} text={t`Try fewer letters, or show all teams.`} />;
  return (
    <EmptyState
      title={t`No teams yet`}
      text={t`Teams show up here as soon as a player creates the first one, or claims a guest team of your sheet.`}
      action={<LinkButton to={consolePaths.list()}>{t`Bring teams to an event`}</LinkButton>}
    />
  );
}

function SelectedTeams(props: { teams: readonly ListedTeam[]; selection: Selection }) {
  const { teams, selection } = props;
  const selected = teams.filter(({ _id }) => selection.has(_id));
  return (
    <SelectionBar label={t`Selected teams`} ids={teams.map(({ _id }) => _id)} selection={selection}>
      <CopyListButton text={t`Copy names`} texts={selected.map(({ name }) => name)} />
      <CopyListButton
        text={t`Copy leaders' addresses`}
        texts={selected.map(({ leader }) => leader.email)}
      />
      <CopyListButton
        text={t`Copy game IDs`}
        texts={selected.flatMap(({ players }) =>
          players.flatMap(({ ingameinfo }) => ingameinfo?.inGameId || []),
        )}
      />
    </SelectionBar>
  );
}
