import { useEffect, useState } from 'react';
import { requestScope } from './request-scope.ts';

/** Maximum round trip for reading the clock, in milliseconds: slower ones are too inaccurate. */
const closeEnoughMs = 3000;

let aheadMs = 0;
/** When the answer that is in use was asked for. */
let latestAskedAt = Number.NEGATIVE_INFINITY;
let isKnown = false;
let isRoughlyKnown = false;

/**
 * Syncs to the server clock in an answer, so that countdowns follow the server instead of an inaccurate device clock.
 * `askedAt` and `answeredAt` are this device's milliseconds around the call.
 */
export function takeServerClock(answer: {
  now: string;
  askedAt: number;
  answeredAt: number;
}): void {
  const { now, askedAt, answeredAt } = answer;
  if (isKnown && answeredAt - askedAt > closeEnoughMs) return;
  // Overtaken by a newer answer: the server's clock, which the demo can move, may have moved in between. A device whose own
  // clock was set back is further off than this.
  if (askedAt < latestAskedAt && latestAskedAt - askedAt <= closeEnoughMs) return;
  const ahead = Date.parse(now) - (askedAt + answeredAt) / 2;
  if (Number.isNaN(ahead)) return;
  aheadMs = ahead;
  latestAskedAt = askedAt;
  isKnown = true;
}

/** Like `takeServerClock`, from the `Date` header, accurate to a second: used until a better answer arrives. */
export function takeRoughClock(headers: Headers): void {
  if (isKnown || isRoughlyKnown) return;
  const ahead = Date.parse(headers.get('date') ?? '') - Date.now();
  if (Number.isNaN(ahead)) return;
  aheadMs = Math.abs(ahead) < closeEnoughMs ? 0 : ahead;
  isRoughlyKnown = true;
}

/** The moment at which the server rendered the page; undefined once the page is hydrated. */
let heldAt: number | undefined;

/** Stops the clock at the moment of rendering, so that hydration renders the same times as the server. */
export function holdClock(at: number): void {
  if (at === 0) return;
  heldAt = at;
  aheadMs = Math.abs(at - Date.now()) < closeEnoughMs * 5 ? 0 : at - Date.now();
}

let endHold = () => {};
const hydrated = new Promise<void>((end) => {
  endHold = end;
});

/** Restarts the clock, and releases answers that waited for hydration. Call once the page is hydrated. */
export function startClock(): void {
  heldAt = undefined;
  endHold();
}

/** Resolves once the page is hydrated; at once if the server did not render it. */
export async function whenHydrated(): Promise<void> {
  if (heldAt !== undefined) await hydrated;
}

/** Server time in milliseconds since 1970, as far as known. */
export function serverNow(): number {
  if (import.meta.env.SSR) return requestScope().page.now;
  return heldAt ?? Date.now() + aheadMs;
}

/** Server time, updated every `stepMs`, and at once when the page becomes visible. */
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
