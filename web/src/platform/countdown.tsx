import { t } from '@lingui/core/macro';
import { useServerNow } from './server-clock.ts';

/** Time left until a moment, in server time; shows `done` afterwards. */
export function Countdown(props: {
  to: string;
  done: string;
  /** Words around the remaining time. */
  say?: (left: string) => string;
  className?: string;
}) {
  const { to, done, say = (left) => left } = props;
  const left = Date.parse(to) - useServerNow();
  const text = left > 0 ? say(writeSpan(left)) : done;
  return (
    <span role="timer" className={`tabular-nums ${props.className ?? ''}`}>
      {text}
    </span>
  );
}

/** `2 d 04:11`, `03:12:45`, `12:45`. @param ms 0 and up */
export function writeSpan(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  if (days > 0) return t`${days} d ${two(hours)}:${two(minutes)}`;
  const clock = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${two(hours)}:${clock}` : clock;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
