import type { RouteObject } from 'react-router';
import { LoadingScreen } from '../ui/feedback/loading-screen.tsx';
import { Root, SiteLayout } from './root.tsx';
import { RouteError } from './route-error.tsx';

/** ID of the route that contains every page, including those added later. */
export const siteFrameId = 'site';

/** The routes of `pages` inside the frame of the site. */
export function siteFrame(pages: RouteObject[]): RouteObject {
  return {
    id: siteFrameId,
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingScreen,
    children: [
      {
        Component: SiteLayout,
        // The frame outlives a broken page.
        children: [{ ErrorBoundary: RouteError, children: pages }],
      },
    ],
  };
}
