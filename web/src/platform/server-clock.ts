import { useEffect, useState } from 'react';

/** A clock is taken from answers that came back within this many milliseconds: a slow one says little. */
const closeEnoughMs = 3000;

let aheadMs = 0;
let isKnown = false;
let isRoughlyKnown = false;

/**
 * Takes the server's clock from an answer that carries it: what counts down follows the server, not a phone that is
 * four minutes slow. `askedAt` and `answeredAt` are milliseconds of this device, around the call.
 */
export function takeServerClock(answer: {
  now: string;
  askedAt: number;
  answeredAt: number;
}): void {
  const { now, askedAt, answeredAt } = answer;
  if (isKnown && answeredAt - askedAt > closeEnoughMs) return;
  const ahead = Date.parse(now) - (askedAt + answeredAt) / 2;
  if (Number.isNaN(ahead)) return;
  aheadMs = ahead;
  isKnown = true;
}

/** As `takeServerClock`, from the `Date` of any answer, which is true to the second: until an answer says better. */
export function takeRoughClock(headers: Headers): void {
  if (isKnown || isRoughlyKnown) return;
  const ahead = Date.parse(headers.get('date') ?? '') - Date.now();
  if (Number.isNaN(ahead)) return;
  aheadMs = Math.abs(ahead) < closeEnoughMs ? 0 : ahead;
  isRoughlyKnown = true;
}

/** Milliseconds since 1970 by the server's clock, as far as it is known. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}

/** The server's clock, told again every `stepMs`: at once when somebody comes back to the page. */
export function useServerNow(stepMs = 1000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const tick = () => setNow(serverNow());
    tick();
    const timer = setInterval(tick, stepMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [stepMs]);
  return now;
}
