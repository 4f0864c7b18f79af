import { catalogues } from 'virtual:catalogues';
import type { Messages } from '@lingui/core';
import type { RenderPage } from '@one-dream/contract/first-data.ts';
import { pages, type RenderedPageName } from '@one-dream/contract/pages.ts';
import { type ComponentType, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchRoutes, renderMatches, StaticRouter } from 'react-router';
import { belowBanner, HomePage } from '../features/home/home-page.tsx';
import { MatchPage } from '../features/matches/match-page.tsx';
import { matchParts } from '../features/matches/match-parts.ts';
import { AboutPage, aboutBody } from '../features/organisation/about-page.tsx';
import { StandingsPage } from '../features/standings/standings-page.tsx';
import { standingsBody } from '../features/standings/standings-part.ts';
import { TournamentPage } from '../features/tournaments/tournament-page.tsx';
import { listParts } from '../features/tournaments/tournament-parts.ts';
import { TournamentsPage } from '../features/tournaments/tournaments-page.tsx';
import { activate } from '../platform/language.ts';
import { dropPageData } from '../platform/page-data.ts';
import { putFirstData } from './first-data.ts';
import { putOrganisation } from './organisation.ts';
import { siteFooter } from './site-frame.tsx';
import { siteFrame, siteRoot } from './site-routes.tsx';

const screens: Record<RenderedPageName, ComponentType> = {
  home: HomePage,
  tournaments: TournamentsPage,
  tournament: TournamentPage,
  standings: StandingsPage,
  tournamentPart: TournamentPage,
  match: MatchPage,
  about: AboutPage,
};

/** Pages that are identical for everyone. The tree around them must match the browser's, or hydration fails. */
const routes = [
  siteRoot([
    siteFrame(
      Object.entries(screens).map(([name, Component]) => ({
        path: pages[name as RenderedPageName].path,
        Component,
      })),
    ),
  ]),
];

/** React preloads these pictures before the markup; the page's head does so already. */
const leadingLinks = /^(<link [^>]*>)+/;

const rendered = [siteFooter, aboutBody, belowBanner, standingsBody, ...listParts, ...matchParts];
await Promise.all(rendered.map((part) => part.fetch()));
const messages = new Map<string, Messages>();
for (const [language, load] of Object.entries(catalogues)) {
  if (load) messages.set(language, (await load.players()).messages);
}

/** Renders a page to HTML as a visitor first sees it. @throws if there is no such page or rendering fails */
export const renderPage: RenderPage = async ({ path, data, organisation, language }) => {
  const matches = matchRoutes(routes, path);
  if (!matches) throw new Error(`No page at ${path}`);
  // Synchronous from here on, so that shared state belongs to this page alone.
  activate(language, messages.get(language) ?? {});
  putFirstData(data);
  putOrganisation(organisation);
  try {
    const html = renderToString(
      <StrictMode>
        <StaticRouter location={path}>{renderMatches(matches)}</StaticRouter>
      </StrictMode>,
    );
    return html.replace(leadingLinks, '');
  } finally {
    dropPageData();
    putFirstData({});
  }
};
