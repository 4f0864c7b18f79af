import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { PreviousEventCard } from './previous-event-card.tsx';

/**
 * Stands in for the carousel until its code is here: the first slide, on top of the others, so that
 * the place is as high as the carousel will be.
 */
export function PreviousEventStack({ tournaments }: { tournaments: readonly Tournament[] }) {
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
