import { matchRoutes, type RouteObject } from 'react-router';
import { loadRoute } from '../platform/navigation/route-code.ts';
import { readToken } from '../platform/token.ts';

let isHydrating = false;

/**
 * Loads parts along with a screen. A server-rendered page has their markup, and hydrates without them; for whoever is signed
 * in they are on their way by then.
 */
export async function loadAlong(parts: readonly Loadable[]): Promise<void> {
  if (isHydrating && readToken() === undefined) return;
  const loaded = Promise.all(parts.map((part) => part.fetch()));
  if (!isHydrating) await loaded;
}

type Loadable = { fetch: () => Promise<void> };

/**
 * Loads the screens of an address before the router starts: with a screen still loading, it would first render something
 * other than the server-rendered page.
 * @returns whether they loaded; if not, the router tries again and shows the error
 */
export async function loadScreens(routes: RouteObject[], at: { pathname: string }) {
  isHydrating = true;
  try {
    await Promise.all((matchRoutes(routes, at) ?? []).map(({ route }) => loadRoute(route)));
    return true;
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    isHydrating = false;
  }
}
