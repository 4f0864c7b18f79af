import { createPath, type Location, type RouteMatch, type To } from 'react-router';
import { type Blocker, openBlockers } from './blockers.ts';
import { currentLocation, newLocation, openHistory } from './history.ts';
import { openRoutes, type SiteRoutes } from './route-code.ts';
import { openScrollPlaces } from './scroll-places.ts';

/** A page as it is shown. */
export type View = {
  location: Location;
  matches: RouteMatch[];
  /** Where it begins: as far down as it was left, at its top or the part it is linked to, or where the window is. */
  scroll: number | 'top' | 'stay';
};

export type NavigateOptions = { replace?: boolean; state?: unknown; preventScrollReset?: boolean };

export type Navigate = (to: To | number, options?: NavigateOptions) => Promise<void>;

export type Navigation = ReturnType<typeof createNavigation>;

/**
 * Goes from page to page. The code of a page is loaded before its address is left, the old page stands meanwhile; whoever
 * goes elsewhere before it came goes elsewhere.
 */
export function createNavigation(site: SiteRoutes, { isRendered = false } = {}) {
  const history = openHistory();
  const routes = openRoutes(site);
  const places = openScrollPlaces();
  const blockers = openBlockers();
  const listeners = new Set<() => void>();
  let view: View | undefined;
  let isPending = false;
  let latest = 0;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  /** Shows a page, once its code is there, unless another was asked for meanwhile. */
  async function open(
    location: Location,
    { scroll, enter }: { scroll: View['scroll']; enter?: () => void },
  ): Promise<void> {
    latest += 1;
    const own = latest;
    if (view) places.note(view.location);
    let matches = routes.match(location.pathname);
    if (!routes.isReady(location.pathname)) {
      isPending = true;
      tell();
      matches = await routes.load(location.pathname);
      if (own !== latest) return;
    }
    isPending = false;
    enter?.();
    view = { location, matches, scroll: places.find(location) ?? scroll };
    tell();
  }

  const navigate: Navigate = async (to, options = {}) => {
    if (typeof to === 'number') return history.go(to);
    const location = newLocation(to, options.state);
    const enter = () => history[options.replace ? 'replace' : 'push'](location);
    const goOn = () =>
      open(location, { scroll: options.preventScrollReset ? 'stay' : 'top', enter });
    if (view && blockers.hold({ to: location, from: view.location, goOn })) return;
    return goOn();
  };

  const stop = history.watch({
    mayLeadTo: (to, goOn) => !view || !blockers.hold({ to, from: view.location, goOn }),
    arrive: (location) => void open(location, { scroll: 'top' }),
  });

  const keepPlace = () => {
    if (view) places.note(view.location);
    places.store();
  };
  window.addEventListener('pagehide', keepPlace);
  void open(currentLocation(), { scroll: isRendered ? 'stay' : 'top' });

  return {
    navigate,
    block: (blocker: Blocker) => blockers.add(blocker),
    /** Undefined until the first page has its code. */
    readView: () => view,
    isPending: () => isPending,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** What the router's links and redirects go by. */
    navigator: {
      createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
      go: history.go,
      push: (to: To, state?: unknown, options?: NavigateOptions) =>
        void navigate(to, { ...options, state, replace: false }),
      replace: (to: To, state?: unknown, options?: NavigateOptions) =>
        void navigate(to, { ...options, state, replace: true }),
    },
    close(): void {
      stop();
      window.removeEventListener('pagehide', keepPlace);
    },
  };
}
