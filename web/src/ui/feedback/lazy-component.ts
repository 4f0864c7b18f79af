import { type ComponentType, useEffect } from 'react';

/** A component whose code is fetched when it is needed, or ahead of the press that needs it. */
export interface LazyComponent<Props> {
  /** Fetches the code once; after a failure the next call tries again. */
  load: () => Promise<ComponentType<Props>>;
  /** The component, once its code has loaded. */
  loaded?: ComponentType<Props>;
}

/**
 * React's `lazy` caches a failed fetch for good, which breaks the page on a phone that was offline for a moment. This one
 * fetches again, and once loaded can be read without suspending.
 */
export function lazyComponent<Props>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const component: LazyComponent<Props> = {
    load: async () => {
      component.loaded ??= await fetchCode();
      return component.loaded;
    },
  };
  return component;
}

/** Fetches the code ahead of the press that needs it: while the browser is idle, and again when the connection is back. */
export function usePreload<Props>(component: LazyComponent<Props>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    const load = () => void component.load().catch((error) => console.error(error));
    const stop = whenIdle(load);
    window.addEventListener('online', load);
    return () => {
      stop();
      window.removeEventListener('online', load);
    };
  }, [component, isWanted]);
}

/** @returns a function that cancels it. Safari has no idle callback. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(act, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, 300);
  return () => clearTimeout(timer);
}
