import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isMotionReduced } from '../../platform/reduced-motion.ts';
import type { PosterSwiper } from './poster-swiper.ts';

/** Fetches the carousel after the page stands. Without it, the first poster simply stays. */
export function usePosterSwiper(options: {
  frame: RefObject<HTMLElement | null>;
  isOff: boolean;
  onIndex: (index: number) => void;
  onMove: () => void;
}): PosterSwiper | undefined {
  const { frame, isOff } = options;
  const [swiper, setSwiper] = useState<PosterSwiper>();
  const tell = useEffectEvent((index: number) => options.onIndex(index));
  const move = useEffectEvent(() => options.onMove());

  useEffect(() => {
    if (isOff) return;
    let opened: PosterSwiper | undefined;
    let isGone = false;
    import('./poster-swiper.ts').then(
      ({ openPosterSwiper }) => {
        if (isGone || !frame.current) return;
        opened = openPosterSwiper({
          frame: frame.current,
          isStill: isMotionReduced(),
          onIndex: (index) => tell(index),
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
  }, [frame, isOff]);

  return swiper;
}
