import { Swiper } from 'swiper';
import { EffectCube } from 'swiper/modules';

export type PosterSwiper = {
  next: () => void;
  previous: () => void;
  destroy: () => void;
};

/**
 * Turns finished markup into the cube. It moves the slides about in the document to go round without
 * an end, so what made them must not reorder them while it runs.
 */
export function openPosterSwiper(options: {
  frame: HTMLElement;
  isStill: boolean;
  /** The slide that is shown. */
  start: number;
  onIndex: (index: number) => void;
  /** Hears when a slide begins to make way for another. */
  onMove: () => void;
}): PosterSwiper {
  const { frame, isStill, start, onIndex, onMove } = options;
  const slides = frame.querySelectorAll('.swiper-slide').length;
  frame.classList.add('swiper');
  frame.scrollLeft = 0;
  const swiper = new Swiper(frame, {
    modules: [EffectCube],
    effect: isStill ? 'slide' : 'cube',
    cubeEffect: { shadow: false, slideShadows: true },
    speed: isStill ? 0 : 700,
    initialSlide: start,
    // Two faces are too few to go round with.
    loop: slides > 2,
    rewind: slides <= 2,
    grabCursor: true,
    on: {
      realIndexChange: ({ realIndex }) => onIndex(realIndex),
      slideChangeTransitionStart: onMove,
      sliderFirstMove: onMove,
    },
  });
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    destroy: () => swiper.destroy(true, false),
  };
}
