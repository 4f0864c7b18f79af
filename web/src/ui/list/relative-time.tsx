import { t } from '@lingui/core/macro';
import { once } from '@one-dream/contract/once.ts';
import { useSyncExternalStore } from 'react';

const steps: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const relative = once(() => new Intl.RelativeTimeFormat('en-IN', { numeric: 'always' }));
const exact = once(
  () => new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' }),
);

/** How long ago something was, kept true while the page is open. `at` is ISO 8601. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const now = useSyncExternalStore(clock.subscribe, clock.read);
  return (
    <time dateTime={at} title={exact().format(new Date(at))} className={className}>
      {relativeTime({ at, now })}
    </time>
  );
}

/** `2 hours ago`. A time that is just ahead, by a clock that goes wrong, is now. */
export function relativeTime({ at, now }: { at: string; now: number }): string {
  const age = (now - Date.parse(at)) / 1000;
  const step = steps.find(([, seconds]) => age >= seconds);
  return step ? relative().format(-Math.floor(age / step[1]), step[0]) : t`just now`;
}

/** One timer for every time on the page. */
const clock = createClock(30_000);

function createClock(interval: number) {
  const listeners = new Set<() => void>();
  let now = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;

  function tick() {
    now = Date.now();
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      // What the clock shows is old when nobody has looked at it.
      if (listeners.size === 1) queueMicrotask(tick);
      timer ??= setInterval(tick, interval);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    read: () => now,
  };
}
