import type { PageName, RenderedPageName } from '@one-dream/contract/pages.ts';

/**
 * Module of the screen, below `web/`, of the pages that somebody opens first: its scripts are named in the page, so
 * that they travel beside the start of the site, not after it. Not in the table of pages, which browsers load.
 */
export const screenModules: Record<RenderedPageName, string> & Partial<Record<PageName, string>> = {
  home: 'src/features/home/home-page.tsx',
  tournaments: 'src/features/tournaments/tournaments-page.tsx',
  tournament: 'src/features/tournaments/tournament-page.tsx',
  tournamentPart: 'src/features/tournaments/tournament-page.tsx',
  match: 'src/features/matches/match-page.tsx',
  about: 'src/features/organisation/about-page.tsx',
  login: 'src/features/auth/login-page.tsx',
  register: 'src/features/auth/register-page.tsx',
};

/** Of a tournament's page where its results are open. */
export const resultsModule = 'src/features/tournaments/results-tab.tsx';
