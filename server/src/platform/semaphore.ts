export interface SemaphoreOptions {
  /** Maximum queue length, beyond which `refuse` creates the error; unlimited by default. */
  longestQueue?: number;
  /** Maximum expected wait at the current pace, in milliseconds; work that would exceed it is refused at once. */
  longestWait?: number;
  refuse?: () => Error;
  /** Monotonic clock in milliseconds; for tests. */
  clock?: () => number;
}

/** Weight of the newest run in the average: load on the machine shows within a few runs. */
const weight = 0.3;

/**
 * A semaphore: at most `limit` tasks run at once; the rest wait in FIFO order. If the pace drops, the latest arrivals are
 * refused first.
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
    // A finished run passes its slot on, so `running` never dips and lets a newcomer overtake the queue.
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
