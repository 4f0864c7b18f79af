import { tournamentStatuses } from '@one-dream/contract/features/tournaments.statuses.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { adminPaths } from '../../../app/admin-paths.ts';
import { useDocumentTitle } from '../../../app/use-document-title.ts';
import { itemsOf } from '../../../platform/paged-list.ts';
import { messageOf } from '../../../platform/refusal.ts';
import { LoadMore } from '../../../ui/admin/load-more.tsx';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SkeletonGroup } from '../../../ui/skeleton.tsx';
import { AdminDeleteTournament } from './delete-tournament.tsx';
import { TeamManagement } from './team-management.tsx';
import { AdminTournamentCard, AdminTournamentCardSkeleton } from './tournament-card.tsx';
import { CopyTournament, EditTournament, NewTournament } from './tournament-screens.tsx';
import { allTournaments, useLiveList } from './tournaments.admin.data.ts';

/** What stands in the address decides what is open: see `adminPaths.tournaments`. */
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
        <TeamManagement id={managed} onClose={() => void navigate(adminPaths.tournaments())} />
      )}
    </>
  );
}

const gridLook = 'grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 lg:gap-5 xl:grid-cols-3';

function AllTournaments() {
  useDocumentTitle(adminPages.tournaments.title);
  useLiveList();
  const status = useStatus();
  const list = useInfiniteQuery(allTournaments(status));
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
            to={adminPaths.tournaments({ new: '' })}
            variant="main"
            icon={<Plus aria-hidden="true" size={20} />}
          >
            Create Tournament
          </LinkButton>
        }
      />
      <StatusFilter chosen={status} />
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
          text={
            status
              ? `Nothing is ${status} right now.`
              : 'Create your first tournament to get started.'
          }
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

/** The status in the address; anything else shows all. */
function useStatus() {
  const [params] = useSearchParams();
  return tournamentStatuses.find((status) => status === params.get('status'));
}

function StatusFilter({ chosen }: { chosen: string | undefined }) {
  return (
    <nav aria-label="Status" className="mb-5 overflow-x-auto">
      <ul className="flex gap-2">
        {[undefined, ...tournamentStatuses].map((status) => (
          <li key={status ?? 'ALL'}>
            <Link
              to={adminPaths.tournaments(status && { status })}
              aria-current={status === chosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center border border-line px-4 font-display text-label font-medium tracking-wide text-quiet no-underline hover:text-bright aria-[current=true]:border-bright aria-[current=true]:text-bright"
            >
              {status ?? 'ALL'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
