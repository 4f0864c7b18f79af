import { t } from '@lingui/core/macro';
import type { ListedTeam } from '@one-dream/contract/features/teams.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consolePaths } from '../../../app/console-paths.ts';
import { useDocumentTitle } from '../../../app/use-document-title.ts';
import { failureOf } from '../../../platform/failure-of.ts';
import { itemsOf, moreOf, totalOf } from '../../../platform/paged-list.ts';
import { ListFilters } from '../../../ui/admin/list-filters.tsx';
import { LoadMore } from '../../../ui/admin/load-more.tsx';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { useSelection } from '../../../ui/admin/selection.tsx';
import { useListFilters } from '../../../ui/admin/use-list-filters.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { AdminDeleteTeamDialog } from './delete-team-dialog.tsx';
import { SelectedTeams } from './selected-teams.tsx';
import { type TeamOrder, type TeamsFilter, teamsMatching } from './teams.admin.data.ts';
import { AdminTeamsTable, TeamsTableSkeleton } from './teams-table.tsx';

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

export function AdminTeamsPage() {
  useDocumentTitle(adminPages.teams.title);
  const filters = useListFilters<TeamsFilter['only'], TeamOrder>('newest');
  const { filter, isSearch } = filters;
  const list = useInfiniteQuery(teamsMatching(filter));
  const selection = useSelection();
  const [asked, setAsked] = useState<ListedTeam>();
  const [isAsking, setAsking] = useState(false);
  const teams = itemsOf(list.data);
  const isNarrowed = isSearch || filter.only !== '';
  const total = totalOf({ data: list.data, isSearch: isNarrowed && !list.isPlaceholderData });

  function askToDelete(team: ListedTeam) {
    setAsked(team);
    setAsking(true);
  }

  return (
    <>
      <PageHead title={t`Manage Teams`} count={total} />
      <ListFilters
        search={{
          label: t`Search teams by name, or by name, address, in-game name or game ID of a player; several with commas between them`,
          placeholder: t`Search teams...`,
          ...filters.search,
          busy: filters.isTyping || list.isPlaceholderData,
        }}
        hint={t`Searches team name, and name, address, in-game name and game ID of every player.`}
        kinds={{ everything: t`All teams`, options: kinds(), ...filters.kinds }}
        orders={{ options: orders(), ...filters.orders }}
      />
      {list.isPending && <TeamsTableSkeleton />}
      {list.isError && !list.data && <ErrorState {...failureOf(list)} />}
      {list.data && teams.length === 0 && <NoTeams isNarrowed={isNarrowed} />}
      <SelectedTeams teams={teams} selection={selection} />
      {teams.length > 0 && (
        <AdminTeamsTable
          pages={list.data?.pages.map((page) => page.data) ?? []}
          total={total}
          selection={selection}
          sorting={filters.sorting}
          onDelete={askToDelete}
        />
      )}
      <LoadMore {...moreOf(list)} shown={teams.length} total={total} />
      {asked && <AdminDeleteTeamDialog team={asked} open={isAsking} onOpenChange={setAsking} />}
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
