import { type ClientInstrumentation, matchRoutes } from 'react-router';

/** What the framework leaves in the window for its own use: which file a route is in, and which are here. */
interface FrameworkWindow {
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
  __reactRouterRouteModules?: Record<string, object>;
  __reactRouterDataRouter?: { routes: Parameters<typeof matchRoutes>[0] };
}

let waiting = 0;
let navigations = 0;
const superseded = new Set<() => void>();
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
 * Fetches a page's code before navigating to it. If it is missing, the framework on its own would reload the page that is
 * being left, each time; this way the new page says that its code did not arrive.
 */
export const fetchesCodeFirst: ClientInstrumentation = {
  router: (router) => {
    // Back and Forward are navigations, too, and go without this.
    addEventListener('popstate', begin);
    router.instrument({
      navigate: async (go, { to }) => {
        begin();
        const own = navigations;
        if (typeof to === 'string') await fetchCodeOf(to);
        // Superseded by a later navigation. It never settles, because the router would call `go` itself if it did.
        if (own !== navigations) await new Promise(() => {});
        await go();
      },
    });
  },
};

function begin(): void {
  navigations += 1;
  for (const tell of superseded) tell();
  superseded.clear();
}

/** Resolves once somebody goes elsewhere than where they are going now: that navigation never completes. */
export function untilSuperseded(): Promise<void> {
  return new Promise((resolve) => superseded.add(resolve));
}

async function fetchCodeOf(to: string): Promise<void> {
  const { missing, modules } = findCodeOf(to);
  if (missing.length === 0) return;
  tell(1);
  await Promise.all(
    missing.map(({ id, file }) =>
      import(/* @vite-ignore */ file).catch((error: unknown) => {
        modules[id] = standIn(error);
      }),
    ),
  );
  tell(-1);
}

/** Fetches the code of pages that are likely next, one after the other. One that does not come is fetched when it is gone to. */
export async function fetchCodeAhead(paths: readonly string[]): Promise<void> {
  for (const to of paths)
    for (const { file } of findCodeOf(to).missing)
      await import(/* @vite-ignore */ file).catch(() => undefined);
}

/**
 * Fetches a page's code as soon as a finger, the pointer or the focus is on a link to it. The framework's own prefetching loads
 * the page that somebody is on anew when a file does not come, and the press is lost.
 */
export function fetchCodeOnTouch(): void {
  let latest: HTMLAnchorElement | undefined;
  const ahead = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || link === latest) return;
    latest = link;
    void fetchCodeAhead([link.pathname]);
  };
  document.addEventListener('pointerover', ahead, { passive: true });
  document.addEventListener('focusin', ahead);
}

function findCodeOf(to: string) {
  const { __reactRouterManifest, __reactRouterRouteModules, __reactRouterDataRouter } =
    window as FrameworkWindow;
  const modules: Record<string, object> = __reactRouterRouteModules ?? {};
  const { pathname } = new URL(to, window.location.href);
  const missing = (matchRoutes(__reactRouterDataRouter?.routes ?? [], pathname) ?? [])
    .map(({ route: { id = '' } }) => ({ id, file: __reactRouterManifest?.routes[id]?.module }))
    .filter((one): one is { id: string; file: string } => !(one.id in modules) && !!one.file);
  return { missing, modules };
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
