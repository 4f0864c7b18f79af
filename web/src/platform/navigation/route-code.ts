import { createElement } from 'react';
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';
import { Failed } from './catch-errors.tsx';

/** Routes that are fetched on the first visit to one of their addresses. */
export type LaterRoutes = { at: RegExp; load: () => Promise<RouteObject[]> };

export type SiteRoutes = { routes: RouteObject[]; later?: LaterRoutes[] };

/** Finds the routes of a path, outermost first, and loads their code in place. */
export function openRoutes({ routes, later = [] }: SiteRoutes) {
  let known = routes;
  const waiting = new Set(later);

  const match = (pathname: string): RouteMatch[] => matchRoutes(known, { pathname }) ?? [];

  async function discover(pathname: string): Promise<void> {
    for (const part of [...waiting].filter(({ at }) => at.test(pathname))) {
      const found = await part.load();
      if (waiting.delete(part)) known = [...known, ...found];
    }
  }

  return {
    match,
    /** Whether a path can be shown at once. */
    isReady: (pathname: string): boolean =>
      [...waiting].every(({ at }) => !at.test(pathname)) &&
      match(pathname).every(({ route }) => !route.lazy),
    /** The routes of a path with their code. Those whose code does not come throw the error when rendered. */
    async load(pathname: string): Promise<RouteMatch[]> {
      try {
        await discover(pathname);
      } catch (error) {
        return match(pathname).map((found, place, { length }) =>
          place === length - 1 ? failing(found, error) : found,
        );
      }
      return Promise.all(match(pathname).map(loadCode));
    },
  };
}

async function loadCode(found: RouteMatch): Promise<RouteMatch> {
  try {
    await loadRoute(found.route);
    return found;
  } catch (error) {
    return failing(found, error);
  }
}

/** @throws if its code does not come; the next attempt asks again */
export async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

function failing(found: RouteMatch, error: unknown): RouteMatch {
  const element = createElement(Failed, { error });
  return { ...found, route: { ...found.route, Component: null, element } };
}
