import { createPath, type Location, type To } from 'react-router';

/** Kept with each entry of the browser's history: its state, its key, and its place among the entries of this tab. */
type Entry = { usr?: unknown; key?: string; idx?: number };

const readEntry = () => (window.history.state ?? {}) as Entry;

const makeKey = () => Math.random().toString(36).slice(2, 10);

/** The location in the address bar. */
export function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = readEntry();
  return { pathname, search, hash, state: usr, key };
}

/** The location of a new entry. @throws if it is not on this site */
export function newLocation(to: To, state: unknown = null): Location {
  const url = new URL(typeof to === 'string' ? to : createPath(to), window.location.href);
  if (url.origin !== window.location.origin) throw new Error(`Not on this site: ${url.href}`);
  const { pathname, search, hash } = url;
  return { pathname, search, hash, state, key: makeKey() };
}

export type PopListener = (location: Location, delta: number) => void;

/** The browser's history, which counts its entries so that a step through them can be taken back. */
export function openHistory() {
  let index = readEntry().idx ?? 0;
  window.history.replaceState({ ...window.history.state, idx: index }, '');

  function write(how: 'pushState' | 'replaceState', location: Location): void {
    const { pathname, search, hash, state, key } = location;
    const entry: Entry = { usr: state, key, idx: index };
    const { href } = new URL(pathname + search + hash, window.location.origin);
    try {
      window.history[how](entry, '', href);
    } catch {
      // Safari allows a hundred within half a minute.
      window.location.assign(href);
    }
  }

  /** Follows a link within the page, for which the browser itself has made an entry. */
  function adopt(): void {
    index += 1;
    window.history.replaceState({ usr: null, key: makeKey(), idx: index }, '');
  }

  return {
    push(location: Location): void {
      index += 1;
      write('pushState', location);
    },
    replace: (location: Location) => write('replaceState', location),
    go: (delta: number) => window.history.go(delta),
    /** Calls `listener` after each step through the entries. Returns a function that stops it. */
    onPop(listener: PopListener): () => void {
      const pop = () => {
        const last = index;
        const { idx } = readEntry();
        if (idx === undefined) adopt();
        else index = idx;
        listener(currentLocation(), idx === undefined ? 0 : idx - last);
      };
      window.addEventListener('popstate', pop);
      return () => window.removeEventListener('popstate', pop);
    },
  };
}
