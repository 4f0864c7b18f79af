import { t } from '@lingui/core/macro';
import type { Poster } from '@one-dream/contract/features/posters/posters.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { PosterSlide } from './poster-slide.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { usePosterAction } from './use-poster-action.tsx';
import { usePosterSwiper } from './use-poster-swiper.ts';

/**
 * The banner. The first slide is visible before the carousel's script; Swiper then takes over the finished markup.
 */
export function PosterCarousel({ posters }: { posters: readonly Poster[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const { actionOf, watch } = usePosterAction();
  const isAlone = posters.length < 2;
  const [hasMoved, setMoved] = useState(false);
  const swiper = usePosterSwiper({
    frame,
    count: posters.length,
    index,
    onIndex: setIndex,
    onMove: () => setMoved(true),
  });
  useAutoplay({
    section,
    index,
    isOff: isAlone || isPaused || !swiper.isReady,
    onNext: swiper.next,
  });

  return (
    <section
      ref={section}
      aria-roledescription={t`carousel`}
      aria-label={t`Featured`}
      className="relative -mt-(--bar-height) h-svh min-h-[520px] overflow-clip bg-sunken"
    >
      {watch}
      <div ref={frame} className="h-full overflow-hidden">
        <div className="swiper-wrapper flex h-full">
          {posters.map((poster, place) => (
            <PosterSlide
              key={poster._id}
              poster={poster}
              label={t`${place + 1} of ${posters.length}`}
              isFirst={place === 0}
              isShown={place === index}
              action={actionOf(poster.button)}
              isPainted={place === 0 || hasMoved}
            />
          ))}
        </div>
      </div>
      {!isAlone && (
        <div className="pointer-events-none absolute inset-x-0 bottom-5 z-10">
          <div className="measure flex items-center justify-end gap-1">
            <p className="mr-auto font-display text-title font-medium tabular-nums">
              {index + 1}
              <span className="text-quiet">/{posters.length}</span>
            </p>
            <IconButton
              className="pointer-events-auto"
              label={t`Previous poster`}
              icon={<ChevronLeft size={28} />}
              onClick={swiper.previous}
            />
            <IconButton
              // Nothing to pause without motion.
              className="pointer-events-auto motion-reduce:hidden"
              label={isPaused ? t`Let the posters change` : t`Stop the posters from changing`}
              icon={isPaused ? <Play size={20} /> : <Pause size={20} />}
              onClick={() => setPaused(!isPaused)}
            />
            <IconButton
              className="pointer-events-auto"
              label={t`Next poster`}
              icon={<ChevronRight size={28} />}
              onClick={swiper.next}
            />
          </div>
        </div>
      )}
    </section>
  );
}
