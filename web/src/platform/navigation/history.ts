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

type Steps = {
  /** Whether a step may lead there. Whoever says no may have it made later by `goOn`. */
  mayLeadTo: (location: Location, goOn: () => void) => boolean;
  arrive: (location: Location) => void;
};

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

  /** How many entries the browser has just stepped. An entry of its own, for a link within the page, becomes one of these. */
  function countStep(): number {
    const last = index;
    const { idx } = readEntry();
    index = idx ?? last + 1;
    if (idx === undefined) write('replaceState', { ...currentLocation(), key: makeKey() });
    return idx === undefined ? 0 : idx - last;
  }

  return {
    push(location: Location): void {
      index += 1;
      write('pushState', location);
    },
    replace: (location: Location) => write('replaceState', location),
    go: (delta: number) => window.history.go(delta),
    /** Watches the steps of Back, Forward and `go`. Returns a function that stops it. */
    watch: (steps: Steps) => watchSteps(steps, countStep),
  };
}

/** The browser tells of a step when it is made: one that has to wait is taken back, and made again. */
function watchSteps({ mayLeadTo, arrive }: Steps, countStep: () => number): () => void {
  let back: { isDone: Promise<void>; done: () => void } | undefined;
  let isRepeated = false;

  function takeBack(delta: number): void {
    let done = () => {};
    const isDone = new Promise<void>((resolve) => {
      done = resolve;
    });
    back = { isDone, done };
    window.history.go(-delta);
  }

  async function repeat(delta: number): Promise<void> {
    await back?.isDone;
    isRepeated = true;
    window.history.go(delta);
  }

  function pop(): void {
    const delta = countStep();
    if (back) {
      back.done();
      back = undefined;
      return;
    }
    const location = currentLocation();
    const mayGoOn = isRepeated || delta === 0 || mayLeadTo(location, () => void repeat(delta));
    isRepeated = false;
    if (mayGoOn) arrive(location);
    else takeBack(delta);
  }

  window.addEventListener('popstate', pop);
  return () => window.removeEventListener('popstate', pop);
}
