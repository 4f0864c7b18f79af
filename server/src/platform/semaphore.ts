export interface SemaphoreOptions {
  /** Beyond so many waiting, `refuse` makes what is thrown; endless without it. */
  longestQueue?: number;
  /** Milliseconds that the last one in the queue would wait at the pace of now; who would wait longer is refused at once. */
  longestWait?: number;
  refuse?: () => Error;
  /** Milliseconds on a clock that only goes on; for tests. */
  clock?: () => number;
}

/** How much the newest run counts for the pace: a machine that gets busy shows within a few runs. */
const weight = 0.3;

/**
 * A semaphore: wraps work so that at most `limit` run at once; the rest wait their turn, first come first served. When the
 * pace gets worse, whoever came last goes first.
 */
export function semaphore(
  limit: number,
  {
    longestQueue = Number.POSITIVE_INFINITY,
    longestWait = Number.POSITIVE_INFINITY,
    refuse = () => new Error('too many are waiting'),
    clock = () => performance.now(),
  }: SemaphoreOptions = {},
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: { go: () => void; giveUp: (why: Error) => void }[] = [];
  let running = 0;
  let pace: number | undefined;

  const isTooLong = (ahead: number) =>
    ahead > longestQueue || (ahead * (pace ?? 0)) / limit > longestWait;

  function noteRun(took: number): void {
    pace = pace === undefined ? took : pace + weight * (took - pace);
    while (isTooLong(waiting.length)) waiting.pop()?.giveUp(refuse());
  }

  return async (work) => {
    // A finished run hands its place over, so `running` never dips and lets a newcomer past the queue.
    if (running < limit) running++;
    else if (isTooLong(waiting.length + 1)) throw refuse();
    else await new Promise<void>((go, giveUp) => waiting.push({ go, giveUp }));
    const begun = clock();
    try {
      return await work();
    } finally {
      noteRun(clock() - begun);
      const next = waiting.shift();
      if (next) next.go();
      else running--;
    }
  };
}
