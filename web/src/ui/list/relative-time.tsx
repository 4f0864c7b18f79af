import { plural, t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { exactMoment } from '../../platform/ist.ts';

const steps: [seconds: number, say: (count: number) => string][] = [
  [31_536_000, (count) => plural(count, { one: '# year ago', other: '# years ago' })],
  [2_592_000, (count) => plural(count, { one: '# month ago', other: '# months ago' })],
  [604_800, (count) => plural(count, { one: '# week ago', other: '# weeks ago' })],
  [86_400, (count) => plural(count, { one: '# day ago', other: '# days ago' })],
  [3600, (count) => plural(count, { one: '# hour ago', other: '# hours ago' })],
  [60, (count) => plural(count, { one: '# minute ago', other: '# minutes ago' })],
];

/** How long ago something was, kept true while the page is open. `at` is ISO 8601. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const now = useSyncExternalStore(clock.subscribe, clock.read);
  return (
    <time dateTime={at} title={exactMoment(at)} className={className}>
      {relativeTime({ at, now })}
    </time>
  );
}

/** `2 hours ago`. A time that is just ahead, by a clock that goes wrong, is now. */
export function relativeTime({ at, now }: { at: string; now: number }): string {
  const age = (now - Date.parse(at)) / 1000;
  const [seconds = 0, say] = steps.find(([seconds]) => age >= seconds) ?? [];
  return say ? say(Math.floor(age / seconds)) : t`just now`;
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
      // The clock is stale after a time without listeners.
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
