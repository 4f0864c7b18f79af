import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { quietMoment } from './quiet-moment.ts';

/** `failed` until it is asked for again. */
export type PartState<Props> =
  | { status: 'waiting' | 'failed' }
  | { status: 'ready'; Component: ComponentType<Props> };

/** A component with code of its own, which is to be here before anybody presses what opens it. */
export type Part<Props> = {
  /** Fetches the code unless it is here or on its way. Never rejects: `read` says how it went. */
  fetch: () => Promise<void>;
  /** These two are what `useSyncExternalStore` needs. */
  subscribe: (listener: () => void) => () => void;
  read: () => PartState<Props>;
  /** Comes once the code is here, however often it failed before; never rejects. For React's `use`. */
  arrival: Promise<ComponentType<Props>>;
};

/**
 * In the place of React's `lazy`, which fetches at the moment of the press and, where the line is cut,
 * takes the whole page down for good.
 */
export function makePart<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let state: PartState<Props> = { status: 'waiting' };
  let underWay: Promise<void> | undefined;
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
      const Component = await load();
      change({ status: 'ready', Component });
      arrive(Component);
    } catch (error) {
      console.error(error);
      change({ status: 'failed' });
    }
    underWay = undefined;
  }

  return {
    fetch() {
      if (state.status === 'ready') return Promise.resolve();
      underWay ??= fetchOnce();
      return underWay;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    arrival,
  };
}

export function usePart<Props>(part: Part<Props>): PartState<Props> {
  return useSyncExternalStore(part.subscribe, part.read, part.read);
}

/** Fetches a part once the page has nothing more urgent to do, and again when a lost line is back. */
export function useFetchedAhead<Props>(part: Part<Props>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    const fetch = () => void part.fetch();
    void quietMoment().then(fetch);
    window.addEventListener('online', fetch);
    return () => window.removeEventListener('online', fetch);
  }, [part, isWanted]);
}
