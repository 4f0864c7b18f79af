import { consolePages } from '@one-dream/contract/pages.console.ts';
import type { RouteObject } from 'react-router';
import { SignedInOnly } from './guards.tsx';
import { RouteError } from './route-error.tsx';
import { scorerRoutes } from './scorer-routes.tsx';

/** The console, in a frame of its own: on a phone its steps use the bar at the bottom. */
const frame: RouteObject = {
  Component: SignedInOnly,
  ErrorBoundary: RouteError,
  children: [
    {
      lazy: async () => ({
        Component: (await import('../features/console/console-frame.tsx')).ConsoleFrame,
      }),
      children: [
        {
          // The frame outlives a broken page.
          ErrorBoundary: RouteError,
          children: [
            {
              path: consolePages.list.path,
              lazy: async () => ({
                Component: (await import('../features/console/console-list-page.tsx'))
                  .ConsoleListPage,
              }),
            },
            {
              lazy: async () => ({
                Component: (await import('../features/console/console-tournament.tsx'))
                  .ConsoleTournament,
              }),
              children: [
                {
                  // So does the tournament's bar.
                  ErrorBoundary: RouteError,
                  children: [
                    {
                      path: consolePages.tournament.path,
                      lazy: async () => ({
                        Component: (await import('./console-screen.tsx')).ConsoleScreen,
                      }),
                    },
                    ...scorerRoutes,
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

/** Everything below `/console`: running an event, entering its results, keeping its standings. */
export const consoleRoutes: RouteObject[] = [frame];
