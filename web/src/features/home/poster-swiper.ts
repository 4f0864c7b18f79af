import { Swiper } from 'swiper';
import { EffectCube } from 'swiper/modules';

export type PosterSwiper = {
  next: () => void;
  previous: () => void;
  destroy: () => void;
};

/**
 * Turns finished markup into the cube. It moves slides within the document to loop endlessly, so React must not reorder them
 * meanwhile.
 */
export function openPosterSwiper(options: {
  frame: HTMLElement;
  isStill: boolean;
  start: number;
  onIndex: (index: number) => void;
  /** Called when a slide starts to change. */
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
    // Two slides are too few to loop.
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
