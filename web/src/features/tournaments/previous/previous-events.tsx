import { t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
// biome-ignore lint/style/noRestrictedImports: where it does not come, the stack stays
import { lazy, useEffect, useState } from 'react';
import { messageOf } from '../../../platform/refusal.ts';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { LazyBoundary } from '../../../ui/feedback/lazy-boundary.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { previousTournaments } from '../tournaments.data.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { PreviousEventCard } from './previous-event-card.tsx';

const Carousel = lazy(async () => ({
  default: (await import('./previous-events-carousel.tsx')).PreviousEventsCarousel,
}));

/** Past tournaments, one at a time. */
export function PreviousEvents() {
  const query = useInfiniteQuery(previousTournaments);
  const { ref, isNear } = useIsNear();
  const tournaments = query.data?.pages.flatMap((page) => page.data) ?? [];
  if (query.isPending || (query.isSuccess && tournaments.length === 0)) return null;
  return (
    <section ref={ref} aria-labelledby="previous-events" className="min-w-0">
      <Heading
        level={2}
        size="headline"
        id="previous-events"
        className="mb-5 md:mb-7"
      >{t`OUR PREVIOUS EVENT'S`}</Heading>
      {query.isError && tournaments.length === 0 ? (
        <FailureNotice busy={query.isFetching} onRetry={() => void query.refetch()}>
          {t`They could not be loaded. ${messageOf(query.error)}`}
        </FailureNotice>
      ) : (
        <>
          <Events tournaments={tournaments} isNear={isNear} />
          {query.hasNextPage && (
            <Button
              size="small"
              busy={query.isFetchingNextPage}
              busyText={t`Loading...`}
              onClick={() => void query.fetchNextPage()}
              className="mt-4"
            >{t`Load older events`}</Button>
          )}
        </>
      )}
    </section>
  );
}

/** The carousel once it is near; until then, and if its code does not come, the events are stacked. */
function Events({ tournaments, isNear }: { tournaments: Tournament[]; isNear: boolean }) {
  const stack = <PreviousEventStack tournaments={tournaments} />;
  if (!isNear) return stack;
  return (
    <LazyBoundary fallback={stack}>
      <Carousel tournaments={tournaments} />
    </LazyBoundary>
  );
}

/** Whether the element is about to become visible: the carousel's code is loaded then. */
function useIsNear() {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isNear]);
  return { ref, isNear };
}

/**
 * Placeholder until the carousel's code has loaded: the first slide, stacked on the others so that the height matches.
 */
function PreviousEventStack({ tournaments }: { tournaments: readonly Tournament[] }) {
  return (
    <>
      <div className="grid">
        {tournaments.map((tournament, index) => (
          <div
            key={tournament._id}
            inert={index > 0}
            className={`[grid-area:1/1] ${index > 0 ? 'invisible' : ''}`}
          >
            <PreviousEventCard tournament={tournament} />
          </div>
        ))}
      </div>
      <CarouselControls index={0} count={tournaments.length} />
    </>
  );
}
