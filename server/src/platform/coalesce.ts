import { setTimeout as wait } from 'node:timers/promises';

export interface CoalesceOptions {
  /** Runs that may overlap. */
  atOnce: number;
  /** Milliseconds for which one that ended leaves its place empty, so that the next one is shared by more. */
  rest: number;
}

/**
 * Request coalescing: whoever asks shares the next run to begin, never one that began before they asked. The first one
 * to ask after a while waits for nothing.
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
