import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import type { RouteObject } from 'react-router';
import { SignedInOnly } from './guards.tsx';
import { SiteLayout } from './root.tsx';
import { RouteError } from './route-error.tsx';

/** Entering results and keeping standings, each a page of its own. */
export const scorerRoutes: RouteObject = {
  Component: SiteLayout,
  children: [
    {
      Component: SignedInOnly,
      // The frame outlives a broken page.
      ErrorBoundary: RouteError,
      children: [
        {
          path: scorerPages.result.path,
          lazy: async () => ({
            Component: (await import('../features/results/result-page.tsx')).ResultPage,
          }),
        },
        {
          path: scorerPages.scoring.path,
          lazy: async () => ({
            Component: (await import('../features/scoring/scoring-page.tsx')).ScoringPage,
          }),
        },
        {
          path: scorerPages.disputes.path,
          lazy: async () => ({
            Component: (await import('../features/disputes/disputes-page.tsx')).DisputesPage,
          }),
        },
      ],
    },
  ],
};
