import '../styles/office.css';
import { consolePages } from '@one-dream/contract/pages.console.ts';
import type { RouteObject } from 'react-router';
import { SignedInOnly } from './guards.tsx';
import { PageErrors } from './route-error.tsx';
import { scorerRoutes } from './scorer-routes.tsx';

/**
 * Everything below `/console`: running an event, entering its results, keeping its standings. In a frame of its own: on a
 * phone its steps use the bar at the bottom.
 */
export const consoleRoutes: RouteObject = {
  Component: PageErrors,
  children: [
    {
      Component: SignedInOnly,
      children: [
        {
          lazy: async () => ({
            Component: (await import('../features/console/console-frame.tsx')).ConsoleFrame,
          }),
          children: [
            {
              Component: PageErrors,
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
                      // The tournament's bar outlives a broken page, too.
                      Component: PageErrors,
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
    },
  ],
};
