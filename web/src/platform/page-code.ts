import { type ClientInstrumentation, matchRoutes } from 'react-router';

/** What the framework leaves in the window for its own use: which file a route is in, and which are here. */
interface FrameworkWindow {
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
  __reactRouterRouteModules?: Record<string, object>;
  __reactRouterDataRouter?: { routes: Parameters<typeof matchRoutes>[0] };
}

let waiting = 0;
const listeners = new Set<() => void>();

/** Whether the code of a page is on its way. */
export const pageCode = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isWaiting: () => waiting > 0,
};

/**
 * Has the code of a page here before it is gone to. Without, the framework loads the page that somebody is leaving anew, each
 * time; with this the page that is gone to says that it did not come.
 */
export const fetchesCodeFirst: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      navigate: async (go, { to }) => {
        if (typeof to === 'string') await fetchCodeOf(to);
        await go();
      },
    }),
};

async function fetchCodeOf(to: string): Promise<void> {
  const { __reactRouterManifest, __reactRouterRouteModules, __reactRouterDataRouter } =
    window as FrameworkWindow;
  const modules = __reactRouterRouteModules ?? {};
  const { pathname } = new URL(to, window.location.href);
  const missing = (matchRoutes(__reactRouterDataRouter?.routes ?? [], pathname) ?? [])
    .map(({ route }) => route.id ?? '')
    .filter((id) => !(id in modules));
  if (missing.length === 0) return;
  tell(1);
  await Promise.all(
    missing.map((id) => {
      const file = __reactRouterManifest?.routes[id]?.module;
      return (
        file &&
        import(/* @vite-ignore */ file).catch((error: unknown) => {
          modules[id] = standIn(error);
        })
      );
    }),
  );
  tell(-1);
}

/** A page that says why it is not there. */
function standIn(error: unknown): object {
  const say = () => {
    throw error;
  };
  return { default: say, clientLoader: say };
}

function tell(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}
