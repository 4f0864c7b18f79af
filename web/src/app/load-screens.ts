import { matchRoutes, type RouteObject } from 'react-router';

/**
 * Fetches the screens of an address before the router starts: with a screen that is still on its way
 * it would begin with something else than the page that the server rendered.
 * @returns whether they are here; if not, the router tries again and tells why
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
