import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import type { RouteObject } from 'react-router';

/** Result entry and standings: pages of their own, in the console's frame. */
export const scorerRoutes: RouteObject[] = [
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
    path: scorerPages.finish.path,
    lazy: async () => ({
      Component: (await import('../features/scoring/finish-page.tsx')).FinishPage,
    }),
  },
  {
    path: scorerPages.disputes.path,
    lazy: async () => ({
      Component: (await import('../features/disputes/disputes-page.tsx')).DisputesPage,
    }),
  },
];
