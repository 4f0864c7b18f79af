import { carouselAutoplayMs } from '@one-dream/contract/limits.ts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isMotionReduced } from '../../platform/reduced-motion.ts';

/** Minimum time before a slide changes after a late start of the carousel. Milliseconds. */
const shortestMs = 1000;

/**
 * Advances after six seconds per slide (for the first slide of a server-rendered page since its request), except while the
 * user hovers, focuses the carousel, views another tab, or prefers reduced motion.
 */
export function useAutoplay(options: {
  section: RefObject<HTMLElement | null>;
  index: number;
  isOff: boolean;
  onNext: () => void;
}): void {
  const { section, index, isOff } = options;
  const [isHeld, setHeld] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const next = useEffectEvent(() => options.onNext());

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const element = section.current;
    const look = () =>
      setHeld(
        element !== null && (element.matches(':hover') || element.matches(':has(:focus-visible)')),
      );
    // On touch screens hover persists until another element is touched.
    const point = (event: PointerEvent) => event.pointerType === 'mouse' && look();
    element?.addEventListener('pointerenter', point, { signal });
    element?.addEventListener('pointerleave', point, { signal });
    element?.addEventListener('focusin', look, { signal });
    element?.addEventListener('focusout', () => setTimeout(look), { signal });
    const lookAway = () => setHidden(document.hidden);
    lookAway();
    if (window.matchMedia('(hover: hover)').matches) look();
    document.addEventListener('visibilitychange', lookAway, { signal });
    return () => stop.abort();
  }, [section]);

  const isFirst = useRef(true);
  const isRunning = !isOff && !isHeld && !isHidden;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its own six seconds
  useEffect(() => {
    if (!isRunning || isMotionReduced()) return;
    const stood = isFirst.current ? performance.now() : 0;
    const timer = setTimeout(() => next(), Math.max(carouselAutoplayMs - stood, shortestMs));
    return () => {
      isFirst.current = false;
      clearTimeout(timer);
    };
  }, [isRunning, index]);
}
