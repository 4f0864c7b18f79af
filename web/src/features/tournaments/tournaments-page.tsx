import { t } from '@lingui/core/macro';
import { arrangeTournaments } from '@one-dream/contract/features/tournaments.featured.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { messageOf } from '../../platform/refusal.ts';
import { useToday } from '../../platform/today.ts';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { RenderedPart } from '../../ui/feedback/rendered-part.tsx';
import { otherTournaments, previousEvents, quietArena } from './tournament-parts.ts';
import { TournamentSkeleton } from './tournament-skeleton.tsx';
import { TournamentView } from './tournament-view.tsx';
import { currentTournaments } from './tournaments.data.ts';

/** The featured tournament, the other current ones, and past ones. */
export function TournamentsPage() {
  useDocumentTitle(pages.tournaments.title);
  return (
    <div className="measure flex flex-col gap-6 pb-6 md:gap-20 md:pt-8 md:pb-24">
      <Current />
      <RenderedPart part={previousEvents} id="previous" className="contents" props={{}} />
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
        <RenderedPart part={quietArena} id="quiet" props={{}} />
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
        <TournamentView tournament={featured} />
      ) : (
        <div className="pt-4 md:pt-0">
          <RenderedPart part={quietArena} id="quiet" props={{}} />
        </div>
      )}
      <RenderedPart
        part={otherTournaments}
        id="others"
        className="contents"
        props={{ tournaments: others }}
      />
    </>
  );
}
