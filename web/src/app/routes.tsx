import { listPagesFor, type PageFor, pages } from '@one-dream/contract/pages.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { postersQuery } from '../features/posters/posters.data.ts';
import { currentTournaments } from '../features/tournaments/tournaments.data.ts';
import { speakInOffice } from '../platform/language.ts';
import type { SiteRoutes } from '../platform/navigation/route-code.ts';
import { queryClient } from '../platform/query-client.ts';
import { loadAlong } from './load-screens.ts';
import type { RareScreen } from './rare-screens.ts';
import { siteFrame, siteRoot } from './site-routes.tsx';

type LoadScreen = () => Promise<ComponentType>;
type PlayersPage = PageFor<'everyone' | 'visitors' | 'signed-in'>;

/**
 * Screens by route, each a chunk fetched on navigation. Audience and address of each page are in `pages`; screens of the
 * back office are in `admin-routes.tsx`, rarely visited ones in `rare-screens.ts`.
 */
const screens: Record<Exclude<PlayersPage, RareScreen>, LoadScreen> = {
  home: async () => {
    // The page waits for its posters, so they load in parallel with its code.
    void queryClient.prefetchQuery(postersQuery);
    const { HomePage, belowBanner } = await import('../features/home/home-page.tsx');
    await loadAlong([belowBanner]);
    return HomePage;
  },
  tournaments: async () => {
    void queryClient.prefetchQuery(currentTournaments);
    const [{ TournamentsPage }, { listParts }] = await Promise.all([
      import('../features/tournaments/tournaments-page.tsx'),
      import('../features/tournaments/tournament-parts.ts'),
    ]);
    await loadAlong(listParts);
    return TournamentsPage;
  },
  tournament: async () => {
    const { TournamentPage, tournamentParts } = await loadTournament();
    await loadAlong(tournamentParts);
    return TournamentPage;
  },
  standings: async () => {
    const [{ StandingsPage }, { standingsBody }] = await Promise.all([
      import('../features/standings/standings-page.tsx'),
      import('../features/standings/standings-part.ts'),
    ]);
    await loadAlong([standingsBody]);
    return StandingsPage;
  },
  tournamentPart: async () => {
    const { TournamentPage, tournamentParts, standingsBody } = await loadTournament();
    // They may be server-rendered, and then hydrate in place.
    await Promise.all([...tournamentParts, standingsBody].map((part) => part.fetch()));
    return TournamentPage;
  },
  match: async () => {
    const [{ MatchPage }, { matchParts }] = await Promise.all([
      import('../features/matches/match-page.tsx'),
      import('../features/matches/match-parts.ts'),
    ]);
    await loadAlong(matchParts);
    return MatchPage;
  },
  about: async () => {
    const { AboutPage, aboutBody } = await import('../features/organisation/about-page.tsx');
    await loadAlong([aboutBody]);
    return AboutPage;
  },

  login: async () => (await import('../features/auth/login-page.tsx')).LoginPage,
  register: async () => (await import('../features/auth/register-page.tsx')).RegisterPage,

  profile: async () => (await import('./profile-screen.tsx')).ProfileScreen,
  alerts: async () => (await import('../features/notifications/alerts/alerts-page.tsx')).AlertsPage,
};

async function loadTournament() {
  const [page, parts, standings] = await Promise.all([
    import('../features/tournaments/tournament-page.tsx'),
    import('../features/tournaments/tournament-parts.ts'),
    import('../features/standings/standings-part.ts'),
  ]);
  return { ...page, ...parts, ...standings };
}

/** Pages of an audience, with their screens. */
function pagesFor(audience: 'everyone' | 'visitors' | 'signed-in'): RouteObject[] {
  return listPagesFor(audience).map((name) =>
    page(pages[name].path, name in screens ? screens[name as keyof typeof screens] : rare(name)),
  );
}

/** A screen whose file name is not part of the site's entry. */
function rare(name: PlayersPage): LoadScreen {
  return async () => (await import('./rare-screens.ts')).rareScreens[name as RareScreen]();
}

/**
 * All routes. Those of the back office, the console and the records come with the first visit, to keep their file names out
 * of every player's initial load.
 */
export const siteRoutes: SiteRoutes = {
  routes: [
    siteRoot([
      siteFrame([
        ...pagesFor('everyone'),
        {
          lazy: async () => ({ Component: (await import('./guards.tsx')).VisitorsOnly }),
          children: pagesFor('visitors'),
        },
        {
          lazy: async () => ({ Component: (await import('./guards.tsx')).SignedInOnly }),
          children: pagesFor('signed-in'),
        },
        page('*', async () => (await import('./not-found-page.tsx')).NotFoundPage),
      ]),
    ]),
  ],
  later: [
    {
      at: /^\/admin(\/|$)/,
      load: async () => [siteRoot([(await withTexts(import('./admin-routes.tsx'))).adminRoutes])],
    },
    {
      at: /^\/console(\/|$)/,
      load: async () => [
        siteRoot([(await withTexts(import('./console-routes.tsx'))).consoleRoutes]),
      ],
    },
    {
      at: /^\/(team\/(?!invite\/)|player\/|leaderboards$|profile\/matches$)/,
      load: async () => [siteRoot([(await import('./record-routes.tsx')).recordRoutes])],
    },
  ],
};

/** What screens beyond these routes say is there before they are. */
async function withTexts<T>(routes: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([routes, speakInOffice()]);
  return loaded;
}

/** A screen loaded on navigation. */
function page(path: string, load: LoadScreen): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}
