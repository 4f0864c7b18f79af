import { matchRoutes, type RouteObject } from 'react-router';

/**
 * Loads the screens of an address before the router starts: with a screen still loading, it would first render something
 * other than the server-rendered page.
 * @returns whether they loaded; if not, the router tries again and shows the error
 */
export async function loadScreens(routes: RouteObject[], at: { pathname: string }) {
  try {
    await Promise.all((matchRoutes(routes, at) ?? []).map(({ route }) => loadScreen(route)));
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

async function loadScreen(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
