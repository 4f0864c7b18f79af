import type { PageName, RenderedPageName } from '@one-dream/contract/pages.ts';

/**
 * Screen modules, below `web/`, of common landing pages: their scripts are named in the page, to load in parallel with the
 * site's entry. Kept out of the table of pages, which browsers load.
 */
export const screenModules: Record<RenderedPageName, string> & Partial<Record<PageName, string>> = {
  home: 'src/features/home/home-page.tsx',
  tournaments: 'src/features/tournaments/tournaments-page.tsx',
  tournament: 'src/features/tournaments/tournament-page.tsx',
  tournamentPart: 'src/features/tournaments/tournament-page.tsx',
  standings: 'src/features/standings/standings-page.tsx',
  match: 'src/features/matches/match-page.tsx',
  about: 'src/features/organisation/about-page.tsx',
  login: 'src/features/auth/login-page.tsx',
  register: 'src/features/auth/register-page.tsx',
};

/** Module of podium and tables, in their tab of a tournament. */
export const standingsModule = 'src/features/standings/standings-body.tsx';
