import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isMotionReduced } from '../../platform/reduced-motion.ts';
import type { PosterSwiper } from './poster-swiper.ts';

/** Manual navigation of the posters. */
export type PosterMoves = Pick<PosterSwiper, 'next' | 'previous'>;

/**
 * Loads the carousel after the page. Until then, or if it fails, the posters form a row that the frame moves along without
 * animation.
 */
export function usePosterSwiper(options: {
  frame: RefObject<HTMLElement | null>;
  count: number;
  index: number;
  onIndex: (index: number) => void;
  onMove: () => void;
}): PosterMoves & { isReady: boolean } {
  const { frame, count, index } = options;
  const isAlone = count < 2;
  const [swiper, setSwiper] = useState<PosterSwiper>();
  const tell = useEffectEvent((next: number) => options.onIndex(next));
  const move = useEffectEvent(() => options.onMove());
  const readIndex = useEffectEvent(() => index);

  useEffect(() => {
    if (isAlone) return;
    let opened: PosterSwiper | undefined;
    let isGone = false;
    import('./poster-swiper.ts').then(
      ({ openPosterSwiper }) => {
        if (isGone || !frame.current) return;
        opened = openPosterSwiper({
          frame: frame.current,
          isStill: isMotionReduced(),
          start: readIndex(),
          onIndex: (next) => tell(next),
          onMove: () => move(),
        });
        setSwiper(opened);
      },
      (error) => console.error(error),
    );
    return () => {
      isGone = true;
      setSwiper(undefined);
      opened?.destroy();
    };
  }, [frame, isAlone]);

  function step(by: 1 | -1) {
    const next = (index + by + count) % count;
    options.onMove();
    options.onIndex(next);
    if (frame.current) frame.current.scrollLeft = next * frame.current.clientWidth;
  }

  return {
    isReady: swiper !== undefined,
    next: () => (swiper ? swiper.next() : step(1)),
    previous: () => (swiper ? swiper.previous() : step(-1)),
  };
}
