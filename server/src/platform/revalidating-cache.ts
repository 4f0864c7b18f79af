import { setTimeout as wait } from 'node:timers/promises';

export interface RevalidatingCacheOptions<Value> {
  /**
   * Fingerprint of the whole database: unchanged as long as nothing was written. Must be cheap: it is read for every caller.
   */
  readSnapshot: () => Promise<string>;
  /** Fingerprint of the value's own data; read only if something was written. */
  readState: () => Promise<string>;
  make: () => Promise<Value>;
  /** For a value that expires at a point in time without any write. */
  turns?: Turns | undefined;
  /** Milliseconds, monotonic. */
  clock?: () => number;
}

/** The moments at which the value changes without a write: something begins or ends by the clock. */
export interface Turns {
  /** Milliseconds since 1970. */
  now: () => number;
  /** The next change from now on, in the same unit; `Infinity` if none is known. */
  next: () => Promise<number>;
}

/** Rests after a rebuild for four times as long as it took, so that a burst of writes is not spent on rebuilding. */
const restPerWork = 4;
/** Milliseconds. */
const longestRest = 100;

/**
 * A single-flight cache for values read often and changed rarely. A caller gets a value valid at the time of the call or
 * later, even if another process wrote: each read asks the database whether anything was written, and the value is rebuilt
 * only if its own data changed, once for all concurrent callers.
 */
export function revalidatingCache<Value>(
  options: RevalidatingCacheOptions<Value>,
): () => Promise<Value> {
  const { readSnapshot, readState, make, turns, clock = () => performance.now() } = options;
  let cached: { snapshot: string; state: string; until: number; value: Value } | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Value> | undefined;
  let restUntil = 0;

  /** The cached value if it is valid for this snapshot. */
  function findValid(snapshot: string): typeof cached {
    if (turns && cached && cached.until <= turns.now()) cached = undefined;
    return cached?.snapshot === snapshot ? cached : undefined;
  }

  async function revalidate(): Promise<Value> {
    const snapshot = await readSnapshot();
    // The previous run may already have made the value for this snapshot.
    const known = findValid(snapshot);
    if (known) return known.value;
    const begun = clock();
    const state = await readState();
    if (cached?.state === state) cached = { ...cached, snapshot };
    else {
      // Read first, so that a change during the rebuild triggers another.
      const until = turns ? await turns.next() : Number.POSITIVE_INFINITY;
      cached = { snapshot, state, until, value: await make() };
    }
    const end = clock();
    restUntil = end + Math.min((end - begun) * restPerWork, longestRest);
    return cached.value;
  }

  async function revalidateNext(before: Promise<unknown>): Promise<Value> {
    await before;
    const rest = restUntil - clock();
    if (rest > 0) await wait(rest);
    // Later callers may need newer data than this run reads: they wait for the next one.
    waiting = undefined;
    return revalidate();
  }

  return async () => {
    const known = findValid(await readSnapshot());
    if (known) return known.value;
    if (!waiting) {
      waiting = revalidateNext(running);
      running = waiting.catch(() => {});
    }
    return waiting;
  };
}
