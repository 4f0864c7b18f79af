import type { Team } from '@one-dream/contract/features/teams.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDocumentTitle } from '../../../app/use-document-title.ts';
import { itemsOf, totalOf } from '../../../platform/paged-list.ts';
import { messageOf } from '../../../platform/refusal.ts';
import { LoadMore } from '../../../ui/admin/load-more.tsx';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { SearchField } from '../../../ui/admin/search-field.tsx';
import { useDebounced } from '../../../ui/admin/use-debounced.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { AdminDeleteTeamDialog } from './delete-team-dialog.tsx';
import { AdminTeamCard } from './team-card.tsx';
import { teamsMatching } from './teams.admin.data.ts';

export function AdminTeamsPage() {
  useDocumentTitle(adminPages.teams.title);
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search.trim());
  const list = useInfiniteQuery(teamsMatching(wanted));
  const [asked, setAsked] = useState<Team>();
  const [isAsking, setAsking] = useState(false);
  const teams = itemsOf(list.data);
  const isSearch = wanted !== '' && !list.isPlaceholderData;
  const total = totalOf({ data: list.data, isSearch });

  function askToDelete(team: Team) {
    setAsked(team);
    setAsking(true);
  }

  return (
    <>
      <PageHead title="Manage Teams" count={total} />
      <SearchField
        label="Search teams by name"
        placeholder="Search teams..."
        value={search}
        onValueChange={setSearch}
        busy={search.trim() !== wanted || list.isPlaceholderData}
        className="mb-4 max-w-md"
      />
      {list.isPending && <TeamsSkeleton />}
      {list.isError && !list.data && (
        <ErrorState message={messageOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      {list.data && teams.length === 0 && <NoTeams wanted={wanted} />}
      <ul className="grid gap-4">
        {teams.map((team) => (
          <AdminTeamCard key={team._id} team={team} onDelete={() => askToDelete(team)} />
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        isFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
        shown={teams.length}
        total={total}
      />
      {asked && <AdminDeleteTeamDialog team={asked} open={isAsking} onOpenChange={setAsking} />}
    </>
  );
}

function NoTeams({ wanted }: { wanted: string }) {
  if (wanted === '') {
    return (
      <EmptyState
        title="No teams yet"
        text="Teams show up here as soon as a player creates the first one."
      />
    );
  }
  return (
    <EmptyState
      title="No teams found"
      text={`No team has “${wanted}” in its name. Try fewer letters.`}
    />
  );
}

function TeamsSkeleton() {
  return (
    <SkeletonGroup label="Loading teams" className="grid gap-4">
      {['a', 'b', 'c'].map((card) => (
        <Skeleton key={card} className="h-36 md:h-72" />
      ))}
    </SkeletonGroup>
  );
}
