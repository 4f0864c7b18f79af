import type { RouteObject } from 'react-router';
import { Root, SiteLayout } from './root.tsx';
import { PageErrors } from './route-error.tsx';

/**
 * The routes of `frames` inside what is around every page, which stays as it is from one call's routes to another's: to
 * React it is the same in the same place.
 */
export function siteRoot(frames: RouteObject[]): RouteObject {
  return { Component: PageErrors, children: [{ Component: Root, children: frames }] };
}

/** The routes of `pages` inside the frame of the site. */
export function siteFrame(pages: RouteObject[]): RouteObject {
  return { Component: SiteLayout, children: [{ Component: PageErrors, children: pages }] };
}
