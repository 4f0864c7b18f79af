import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { PreviousEventCard } from './previous-event-card.tsx';

/**
 * Placeholder until the carousel's code has loaded: the first slide, stacked on the others so that the height matches.
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
