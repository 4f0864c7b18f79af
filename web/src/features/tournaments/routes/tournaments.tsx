import { t } from '@lingui/core/macro';
import { arrangeTournaments } from '@one-dream/contract/features/tournaments/tournaments.featured.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { organisation } from '../../../platform/organisation.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { messageOf } from '../../../platform/refusal.ts';
import { inBrowser, type LoaderContext, onServer } from '../../../platform/route-data.ts';
import { useToday } from '../../../platform/use-today.ts';
import { BrandIcon } from '../../../ui/art/brand-icon.tsx';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { DropZone } from '../../../ui/form/drop-zone.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading, Kicker } from '../../../ui/typography.tsx';
import { OtherTournaments } from '../other-tournaments.tsx';
import { PreviousEvents } from '../previous/previous-events.tsx';
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

/** Replaces the featured tournament while there is none. */
function QuietArena() {
  return (
    <Panel as="section" padding="bare" aria-labelledby="quiet-arena">
      {/* The panel paints its own background, so the map lies on top of it. */}
      <div className="contour-ground chamfer-clip relative isolate m-px overflow-hidden px-5 py-14 md:px-12 md:py-24">
        <DropZone className="absolute top-1/2 -right-24 -z-1 hidden w-[520px] -translate-y-1/2 opacity-70 md:block" />
        <Kicker>{t`No Battles Currently Live`}</Kicker>
        <Heading
          level={1}
          id="quiet-arena"
          size="poster"
          className="mt-4 max-w-xl"
        >{t`Tournament Arena Quiet`}</Heading>
        <p className="mt-4 text-lead text-quiet">{t`Next tournament coming soon`}</p>
        {organisation.discordInvite && (
          <LinkButton
            to={organisation.discordInvite}
            variant="main"
            icon={<BrandIcon brand="discord" />}
            className="mt-8"
          >{t`Join our Discord`}</LinkButton>
        )}
      </div>
    </Panel>
  );
}
