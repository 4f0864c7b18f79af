import { type ComponentType, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { quietMoment } from './quiet-moment.ts';

/** `failed` until fetched again. */
export type PartState<Props> =
  | { status: 'waiting' | 'failed' }
  | { status: 'ready'; Component: ComponentType<Props> };

/** A component in a chunk of its own, to be loaded before its trigger is pressed. */
export type Part<Props> = {
  /** Loads the code unless loaded or loading. Never rejects: `read` gives the outcome. */
  fetch: () => Promise<void>;
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  read: () => PartState<Props>;
  /**
   * Resolves once the code has loaded, despite earlier failures; never rejects. For React's `use`: called once more, React needs
   * it for a change above it, and holds that back until then, so it is loaded.
   */
  awaitCode: () => Promise<ComponentType<Props>>;
};

/**
 * Alternative to React's `lazy`, which loads on press and, offline, breaks the whole page permanently.
 * @param along parts in it that the server renders as well, without which it would not hydrate
 */
export function makePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  along: readonly Pick<Part<never>, 'fetch'>[] = [],
): Part<Props> {
  let state: PartState<Props> = { status: 'waiting' };
  let underWay: Promise<void> | undefined;
  let isAwaited = false;
  let arrive: (component: ComponentType<Props>) => void;
  const arrival = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve;
  });
  const listeners = new Set<() => void>();

  function change(next: PartState<Props>) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function fetchOnce(): Promise<void> {
    if (state.status === 'failed') change({ status: 'waiting' });
    try {
      const [Component] = await Promise.all([load(), ...along.map((part) => part.fetch())]);
      change({ status: 'ready', Component });
      arrive(Component);
    } catch (error) {
      console.error(error);
      change({ status: 'failed' });
    }
    underWay = undefined;
  }

  function fetch(): Promise<void> {
    if (state.status === 'ready') return Promise.resolve();
    underWay ??= fetchOnce();
    return underWay;
  }

  return {
    fetch,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    awaitCode() {
      if (isAwaited) queueMicrotask(fetch);
      isAwaited = true;
      return arrival;
    },
  };
}

/** What arrives is rendered in slices, between which a finger may come: a store alone would have it rendered in one task. */
export function usePart<Props>(part: Part<Props>): PartState<Props> {
  return useDeferredValue(useSyncExternalStore(part.subscribe, part.read, part.read));
}

/** Loads a part when the page is idle, and again when the connection is back. */
export function useFetchedAhead<Props>(part: Part<Props>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    const fetch = () => void part.fetch();
    void quietMoment().then(fetch);
    window.addEventListener('online', fetch);
    return () => window.removeEventListener('online', fetch);
  }, [part, isWanted]);
}
