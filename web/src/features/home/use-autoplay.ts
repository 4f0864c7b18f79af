import { carouselAutoplayMs } from '@one-dream/contract/limits.ts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHydrated } from '../../platform/hydration.ts';
import { isMotionReduced } from '../../platform/reduced-motion.ts';

/** A slide that stood long before its carousel came to life is not taken away at once. Milliseconds. */
const shortestMs = 1000;

/**
 * Goes on after six seconds, counted anew for each slide, for the first of a page that the server rendered from
 * when it was asked for, unless someone points at the carousel, has the focus in it, looks at another tab, or
 * wants less motion.
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
    // A finger hovers over what it last touched, until it touches something else.
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

  const isFirst = useRef(useHydrated({ here: () => false, rendered: () => true }));
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
