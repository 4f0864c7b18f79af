import { plural, t } from '@lingui/core/macro';
import { exactMoment } from './ist.ts';
import { useServerNow } from './server-clock.ts';

const steps: [seconds: number, say: (count: number) => string][] = [
  [31_536_000, (count) => plural(count, { one: '# year ago', other: '# years ago' })],
  [2_592_000, (count) => plural(count, { one: '# month ago', other: '# months ago' })],
  [604_800, (count) => plural(count, { one: '# week ago', other: '# weeks ago' })],
  [86_400, (count) => plural(count, { one: '# day ago', other: '# days ago' })],
  [3600, (count) => plural(count, { one: '# hour ago', other: '# hours ago' })],
  [60, (count) => plural(count, { one: '# minute ago', other: '# minutes ago' })],
];

/** Infrequent enough for fifty on a page. Milliseconds. */
const stepMs = 30_000;

/** Relative time in server time, updated while the page is open. `at` is ISO 8601. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const now = useServerNow(stepMs);
  return (
    <time dateTime={at} title={exactMoment(at)} className={className}>
      {relativeTime({ at, now })}
    </time>
  );
}

/** `2 hours ago`. Slightly future times, from an inaccurate clock, are shown as now. */
export function relativeTime({ at, now }: { at: string; now: number }): string {
  const age = (now - Date.parse(at)) / 1000;
  const [seconds = 0, say] = steps.find(([seconds]) => age >= seconds) ?? [];
  return say ? say(Math.floor(age / seconds)) : t`just now`;
}
