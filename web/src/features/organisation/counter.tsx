import { counterAnimationMs } from '@one-dream/contract/limits.ts';
import type { Organisation } from '@one-dream/contract/organisation-schema.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isMotionReduced } from '../../platform/reduced-motion.ts';
import { countAt } from './count-at.ts';

type CounterProps = { counter: Organisation['about']['counters'][number] };

/** A figure that counts up when first visible. Screen readers get the final value from the start. */
export function Counter({ counter: { prefix, value, suffix, label } }: CounterProps) {
  const figure = useRef<HTMLDivElement>(null);
  const shown = useCountUp({ value, seen: figure });
  const write = (count: number) => `${prefix}${count.toLocaleString('en-IN')}${suffix}`;
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="mt-1 text-small text-quiet md:text-body">{label}</dt>
      <dd
        ref={figure}
        className="font-display text-[clamp(2rem,10.4vw,3.5rem)] md:text-[clamp(3.25rem,6.9vw,6rem)] leading-[0.9] font-heavy tracking-[-0.01em] tabular-nums"
      >
        <span className="visually-hidden">{write(value)}</span>
        <span aria-hidden="true">{write(shown)}</span>
      </dd>
    </div>
  );
}

/**
 * Counts up to `value` once when `seen` becomes visible, unless reduced motion is preferred. Before that it shows the final
 * value: it never reads 0 on a static page.
 */
function useCountUp(options: { value: number; seen: RefObject<HTMLElement | null> }): number {
  const { value, seen } = options;
  const [count, setCount] = useState(value);

  useLayoutEffect(() => {
    setCount(value);
    if (!seen.current || isMotionReduced()) return;
    let frame = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        let start: number | undefined;
        const step = (now: number) => {
          start ??= now;
          const passed = now - start;
          setCount(countAt({ value, share: passed / counterAnimationMs }));
          if (passed < counterAnimationMs) frame = requestAnimationFrame(step);
        };
        frame = requestAnimationFrame(step);
      },
      // At the first visible pixel, so that the figure is not read before it counts.
      { threshold: 0 },
    );
    observer.observe(seen.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value, seen]);

  return count;
}
