import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { itemsOf } from '../../platform/paged-list.ts';
import { messageOf } from '../../platform/refusal.ts';
import { LoadMore } from '../../ui/admin/load-more.tsx';
import { PageHead } from '../../ui/admin/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SkeletonGroup } from '../../ui/skeleton.tsx';
import { AdminDeleteTournament } from './admin-delete-tournament.tsx';
import { TeamManagement } from './admin-team-management.tsx';
import { AdminTournamentCard, AdminTournamentCardSkeleton } from './admin-tournament-card.tsx';
import { CopyTournament, EditTournament, NewTournament } from './admin-tournament-screens.tsx';
import { allTournaments, useLiveList } from './tournaments.admin.data.ts';

/** What stands in the address decides what is open: see `paths.adminTournaments`. */
export function AdminTournamentsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [copied, edited, managed] = [params.get('copy'), params.get('edit'), params.get('teams')];
  if (params.has('new')) return <NewTournament />;
  if (copied) return <CopyTournament key={copied} id={copied} />;
  if (edited) return <EditTournament key={edited} id={edited} />;
  return (
    <>
      <AllTournaments />
      {managed && (
        <TeamManagement id={managed} onClose={() => void navigate(paths.adminTournaments())} />
      )}
    </>
  );
}

const gridLook = 'grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 lg:gap-5 xl:grid-cols-3';

function AllTournaments() {
  useDocumentTitle('Tournaments');
  useLiveList();
  const list = useInfiniteQuery(allTournaments);
  const [asked, setAsked] = useState<Tournament>();
  const [isAsking, setAsking] = useState(false);
  const tournaments = itemsOf(list.data);

  return (
    <>
      <PageHead
        title="All Tournaments"
        text="The newest first. What is OPENED takes registrations at once."
        actions={
          <LinkButton
            to={paths.adminTournaments({ new: '' })}
            look="main"
            icon={<Plus aria-hidden="true" size={20} />}
          >
            Create Tournament
          </LinkButton>
        }
      />
      {list.isPending && (
        <SkeletonGroup label="Loading tournaments" className={gridLook}>
          {[1, 2, 3].map((card) => (
            <AdminTournamentCardSkeleton key={card} />
          ))}
        </SkeletonGroup>
      )}
      {list.isError && !list.data && (
        <ErrorState
          title="The tournaments could not be loaded"
          message={messageOf(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && tournaments.length === 0 && (
        <EmptyState
          title="No Tournaments Found"
          text="Create your first tournament to get started."
        />
      )}
      <div className={gridLook}>
        {tournaments.map((tournament, index) => (
          <AdminTournamentCard
            key={tournament._id}
            tournament={tournament}
            isFirst={index === 0}
            onDelete={() => {
              setAsked(tournament);
              setAsking(true);
            }}
          />
        ))}
      </div>
      {tournaments.length > 0 && (
        <LoadMore
          hasMore={list.hasNextPage}
          isLoading={list.isFetchingNextPage}
          isFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
          shown={tournaments.length}
        />
      )}
      {asked && (
        <AdminDeleteTournament tournament={asked} open={isAsking} onOpenChange={setAsking} />
      )}
    </>
  );
}
