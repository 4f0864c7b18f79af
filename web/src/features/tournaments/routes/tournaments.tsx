import { t } from '@lingui/core/macro';
import { arrangeTournaments } from '@one-dream/contract/features/tournaments/tournaments.featured.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { organisation } from '../../../platform/organisation.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { messageOf } from '../../../platform/refusal.ts';
import { inBrowser, type LoaderContext, onServer } from '../../../platform/route-data.ts';
import { useToday } from '../../../platform/today.ts';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { OtherTournaments } from '../other-tournaments.tsx';
import { PreviousEvents } from '../previous/previous-events.tsx';
import { QuietArena } from '../quiet-arena.tsx';
import { TournamentSkeleton } from '../tournament-skeleton.tsx';
import { TournamentView } from '../tournament-view.tsx';
import { currentTournaments, previousTournaments } from '../tournaments.data.ts';
import { askForViewer } from '../viewer-state.data.ts';

async function ask({ queryClient, user }: LoaderContext) {
  await Promise.all([
    queryClient.prefetchQuery(currentTournaments),
    queryClient.prefetchInfiniteQuery(previousTournaments),
    user && askForViewer(queryClient, user),
  ]);
}

export const loader = onServer(ask);
export const clientLoader = inBrowser(ask);

export const meta = metaOf(pages.tournaments, () => ({
  description: t`Open, live and past BGMI tournaments of ${organisation.name}: slots, prizes, schedule and rules.`,
}));

/** The featured tournament, the other current ones, and past ones. */
export default function TournamentsPage() {
  return (
    <div className="measure flex flex-col gap-6 pb-6 md:gap-20 md:pt-8 md:pb-24">
      <Current />
      <div id="previous" className="contents">
        <PreviousEvents />
      </div>
    </div>
  );
}

function Current() {
  const query = useQuery(currentTournaments);
  if (query.isPending) return <TournamentSkeleton />;
  // A failed fetch is shown as an empty arena with the error.
  if (query.isError && !query.data) {
    return (
      <div className="pt-4 md:pt-0">
        <div id="quiet">
          <QuietArena />
        </div>
        <FailureNotice
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
          className="mt-4"
        >
          {t`We could not load the tournaments. ${messageOf(query.error)}`}
        </FailureNotice>
      </div>
    );
  }
  return <Arranged tournaments={query.data} />;
}

function Arranged({ tournaments }: { tournaments: Tournament[] }) {
  const today = useToday();
  const { featured, others } = arrangeTournaments({ tournaments, today });
  return (
    <>
      {featured ? (
        <TournamentView tournament={featured} isBrief />
      ) : (
        <div className="pt-4 md:pt-0">
          <div id="quiet">
            <QuietArena />
          </div>
        </div>
      )}
      <div id="others" className="contents">
        <OtherTournaments tournaments={others} />
      </div>
    </>
  );
}
