import { catalogues } from 'virtual:catalogues';
import type { Messages } from '@lingui/core';
import type { RenderPage } from '@one-dream/contract/first-data.ts';
import { pages, type RenderedPageName } from '@one-dream/contract/pages.ts';
import { type ComponentType, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { belowBanner, HomePage } from '../features/home/home-page.tsx';
import { MatchPage } from '../features/matches/match-page.tsx';
import { AboutPage } from '../features/organisation/about-page.tsx';
import { resultsTab, TournamentPage } from '../features/tournaments/tournament-page.tsx';
import { TournamentsPage } from '../features/tournaments/tournaments-page.tsx';
import { activate } from '../platform/language.ts';
import { queryClient } from '../platform/query-client.ts';
import { putFirstData } from './first-data.ts';
import { putOrganisation } from './organisation.ts';
import { siteFrame } from './site-routes.tsx';

const screens: Record<RenderedPageName, ComponentType> = {
  home: HomePage,
  tournaments: TournamentsPage,
  tournament: TournamentPage,
  tournamentPart: TournamentPage,
  match: MatchPage,
  about: AboutPage,
};

/** The pages that are the same for everyone. The tree above them is the browser's, or it would not fit. */
const { query, dataRoutes } = createStaticHandler([
  siteFrame(
    Object.entries(screens).map(([name, Component]) => ({
      path: pages[name as RenderedPageName].path,
      Component,
    })),
  ),
]);

/** React asks for these pictures above the markup; the head of the page does so already. */
const leadingLinks = /^(<link [^>]*>)+/;

await Promise.all([belowBanner.fetch(), resultsTab.fetch()]);
const messages = new Map<string, Messages>();
for (const [language, load] of Object.entries(catalogues)) {
  if (load) messages.set(language, (await load()).messages);
}

/** Renders a page as a visitor first sees it, as HTML. @throws when there is no such page or it breaks */
export const renderPage: RenderPage = async ({ path, data, organisation, language }) => {
  const context = await query(new Request(new URL(path, 'https://this.site')));
  if (context instanceof Response || context.errors) throw new Error(`No page at ${path}`);
  const router = createStaticRouter(dataRoutes, context);
  // From here to the end nothing else runs, so that what is shared is this page's alone.
  activate(language, messages.get(language) ?? {});
  putFirstData(data);
  putOrganisation(organisation);
  try {
    const html = renderToString(
      <StrictMode>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </StrictMode>,
    );
    return html.replace(leadingLinks, '');
  } finally {
    queryClient.clear();
    putFirstData({});
  }
};
