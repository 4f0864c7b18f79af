import { setTimeout as wait } from 'node:timers/promises';

export interface CoalesceOptions {
  /** Maximum number of concurrent runs. */
  atOnce: number;
  /** Milliseconds that a slot stays unused after a run, so that more callers share the next one. */
  rest: number;
}

/**
 * Request coalescing: a caller shares the next run to start, never one that started before the call. The first call after a
 * pause runs immediately.
 */
export function coalesce<Value>(
  run: () => Promise<Value>,
  { atOnce, rest }: CoalesceOptions,
): () => Promise<Value> {
  let taken = 0;
  let next: Promise<Value> | undefined;
  let begin: (() => void) | undefined;

  async function inPlace(): Promise<Value> {
    taken += 1;
    next = undefined;
    begin = undefined;
    try {
      return await run();
    } finally {
      void leave();
    }
  }

  async function leave(): Promise<void> {
    await wait(rest);
    taken -= 1;
    begin?.();
  }

  return () => {
    if (next) return next;
    if (taken < atOnce) return inPlace();
    next = new Promise<void>((resolve) => {
      begin = resolve;
    }).then(inPlace);
    return next;
  };
}
