import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isMotionReduced } from '../../../platform/reduced-motion.ts';

/** Tick interval, and with reduced motion. Milliseconds. */
const step = { normal: 100, calm: 1000 };

/**
 * Counts down once, pausing while `isHeld`, in a hidden tab, and under an open dialog.
 * @returns the share of time left, 1 to 0
 */
export function useCountdown(options: {
  durationMs: number;
  isHeld: boolean;
  onEnd: () => void;
}): number {
  const { durationMs, isHeld } = options;
  const passed = useRef(0);
  const [share, setShare] = useState(1);
  const end = useEffectEvent(() => options.onEnd());

  useEffect(() => {
    if (isHeld) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (!isOutOfSight()) passed.current += now - last;
      last = now;
      setShare(Math.max(1 - passed.current / durationMs, 0));
      if (passed.current < durationMs) return;
      clearInterval(timer);
      end();
    }, stepNow());
    return () => clearInterval(timer);
  }, [isHeld, durationMs]);

  return share;
}

function stepNow(): number {
  return isMotionReduced() ? step.calm : step.normal;
}

function isOutOfSight(): boolean {
  return (
    document.hidden ||
    document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null
  );
}
