import { setTimeout as wait } from 'node:timers/promises';

export interface RevalidatingCacheOptions<Value> {
  /** Names the state of the whole database: as long as it is the same, nothing was written. Quick: everybody who asks has it read. */
  readSnapshot: () => Promise<string>;
  /** Names the state of what the value is made of, for when something was written. */
  readState: () => Promise<string>;
  make: () => Promise<Value>;
  /** For a value that stops being true at a moment without anybody writing anything. */
  turns?: Turns | undefined;
  /** Milliseconds, on a clock that only goes forward. */
  clock?: () => number;
}

/** The moments at which something is another without a write: what begins by itself, and what ends. */
export interface Turns {
  /** Milliseconds since 1970. */
  now: () => number;
  /** The next one from now on, in the same; `Infinity` where none is known. */
  next: () => Promise<number>;
}

/** After a rebuild it rests for four times as long as that took, so that a rush of writes is not spent on lists. */
const restPerWork = 4;
/** Milliseconds. */
const longestRest = 100;

/**
 * A cache with single flight: keeps what many ask for and few change. Whoever asks gets what is true at that moment or
 * later, also when another process wrote it: the database is asked each time whether anything was written, and the
 * value is made anew only when something of its own was, once for everybody who asked meanwhile.
 */
export function revalidatingCache<Value>(
  options: RevalidatingCacheOptions<Value>,
): () => Promise<Value> {
  const { readSnapshot, readState, make, turns, clock = () => performance.now() } = options;
  let kept: { snapshot: string; state: string; until: number; value: Value } | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Value> | undefined;
  let restUntil = 0;

  /** The kept value if it is true of this snapshot. */
  function findTrue(snapshot: string): typeof kept {
    if (turns && kept && kept.until <= turns.now()) kept = undefined;
    return kept?.snapshot === snapshot ? kept : undefined;
  }

  async function revalidate(): Promise<Value> {
    const snapshot = await readSnapshot();
    // Whoever waited for the one before may find it true.
    const known = findTrue(snapshot);
    if (known) return known.value;
    const begun = clock();
    const state = await readState();
    if (kept?.state === state) kept = { ...kept, snapshot };
    else {
      // Asked first: what turns while it is made has it made once more.
      const until = turns ? await turns.next() : Number.POSITIVE_INFINITY;
      kept = { snapshot, state, until, value: await make() };
    }
    const end = clock();
    restUntil = end + Math.min((end - begun) * restPerWork, longestRest);
    return kept.value;
  }

  async function revalidateNext(before: Promise<unknown>): Promise<Value> {
    await before;
    const rest = restUntil - clock();
    if (rest > 0) await wait(rest);
    // From here on it may be too early for whoever asks: they wait for the next time.
    waiting = undefined;
    return revalidate();
  }

  return async () => {
    const known = findTrue(await readSnapshot());
    if (known) return known.value;
    if (!waiting) {
      waiting = revalidateNext(running);
      running = waiting.catch(() => {});
    }
    return waiting;
  };
}
