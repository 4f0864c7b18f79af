/**
 * A semaphore: wraps work so that at most `limit` run at once; the rest wait their turn, first come first served.
 * @param options.longestQueue beyond so many waiting, `refuse` makes what is thrown; endless without it
 */
export function semaphore(
  limit: number,
  {
    longestQueue = Number.POSITIVE_INFINITY,
    refuse = () => new Error('too many are waiting'),
  }: { longestQueue?: number; refuse?: () => Error } = {},
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: Array<() => void> = [];
  let running = 0;

  return async (work) => {
    // A finished run hands its place over, so `running` never dips and lets a newcomer past the queue.
    if (running < limit) running++;
    else if (waiting.length >= longestQueue) throw refuse();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
