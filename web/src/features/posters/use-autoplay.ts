import { carouselAutoplayMs } from '@one-dream/contract/limits.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isMotionReduced } from './reduced-motion.ts';

/**
 * Goes on after six seconds, counted anew for each slide, unless someone points at the carousel, has
 * the focus in it, looks at another tab, or wants less motion.
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
    document.addEventListener('visibilitychange', lookAway, { signal });
    return () => stop.abort();
  }, [section]);

  const isRunning = !isOff && !isHeld && !isHidden;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its own six seconds
  useEffect(() => {
    if (!isRunning || isMotionReduced()) return;
    const timer = setTimeout(() => next(), carouselAutoplayMs);
    return () => clearTimeout(timer);
  }, [isRunning, index]);
}
