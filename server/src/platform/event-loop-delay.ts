import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two samples, and of the span that the delay is the mean of. */
const [sampleMs, spanMs] = [10, 100];

/** Watches how late timers are, in milliseconds: what waits for the event loop waits about as long. */
export function watchEventLoopDelay(): { delay: () => number; stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: sampleMs });
  histogram.enable();
  let delay = 0;
  const timer = setInterval(() => {
    // Without a sample in the whole span, it was blocked for all of it.
    delay = histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - sampleMs) : spanMs;
    histogram.reset();
  }, spanMs).unref();
  return {
    delay: () => delay,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
