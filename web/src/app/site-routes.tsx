import type { RouteObject } from 'react-router';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { Root, SiteLayout } from './root.tsx';
import { RouteError } from './route-error.tsx';

/** The routes of `pages` inside the frame of the site; `others` have a frame of their own. */
export function siteFrame(pages: RouteObject[], others: RouteObject[] = []): RouteObject {
  return {
    Component: Root,
    HydrateFallback: LoadingScreen,
    children: [
      {
        Component: SiteLayout,
        // The frame outlives a broken page.
        children: [{ ErrorBoundary: RouteError, children: pages }],
      },
      ...others,
    ],
  };
}
