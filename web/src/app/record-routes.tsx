import { recordPages } from '@one-dream/contract/pages.records.ts';
import type { RouteObject } from 'react-router';
import { SignedInOnly } from './guards.tsx';
import { siteFrame } from './site-routes.tsx';

/** Histories of teams and players, in a chunk of their own. */
export const recordRoutes: RouteObject = siteFrame([
  {
    path: recordPages.team.path,
    lazy: async () => ({
      Component: (await import('../features/records/team-page.tsx')).TeamPage,
    }),
  },
  {
    path: recordPages.player.path,
    lazy: async () => ({
      Component: (await import('../features/records/player-page.tsx')).PlayerPage,
    }),
  },
  {
    path: recordPages.leaders.path,
    lazy: async () => ({
      Component: (await import('../features/records/leaders-page.tsx')).LeadersPage,
    }),
  },
  {
    Component: SignedInOnly,
    children: [
      {
        path: recordPages.ownMatches.path,
        lazy: async () => ({
          Component: (await import('../features/records/own-matches-page.tsx')).OwnMatchesPage,
        }),
      },
    ],
  },
]);
