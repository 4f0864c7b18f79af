import type { Organisation } from '@one-dream/contract/organisation-schema.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { consolePages } from '@one-dream/contract/pages.console.ts';
import { recordPages } from '@one-dream/contract/pages.records.ts';
import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { type PageEntry, type PageName, pages } from '@one-dream/contract/pages.ts';
import { asWritten, type Said } from '@one-dream/contract/texts.ts';
import type { FastifyRequest } from 'fastify';
import { getTeamPreview } from '../../features/teams/teams.actions.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  aboutPage,
  homePage,
  standingsPage,
  tournamentPage,
  tournamentPartPage,
  tournamentsPage,
} from './first-screens.ts';
import type { SamePage } from './keep-pages.ts';
import { matchPage } from './match-screen.ts';
import type { PageContent } from './page-template.ts';
import { screenModules } from './screen-modules.ts';
import { previewPath, previewSizes } from './serve-previews.ts';
import { siteTexts } from './site.texts.ts';
import { sitePicture } from './site-picture.ts';

export interface Page {
  path: string;
  isSecret?: true;
  /** Content of the page; `undefined` if the address does not exist. */
  describe: (
    request: FastifyRequest,
    organisation: Organisation,
  ) => PageContent | Promise<PageContent | undefined>;
}

/** Lists pages that are identical for everybody and change with their data. */
export function listSamePages(platform: Platform): SamePage[] {
  return [
    homePage,
    tournamentsPage,
    tournamentPage,
    tournamentPartPage,
    standingsPage,
    matchPage,
    aboutPage,
  ].map((page) => page(platform));
}

/** Lists all other pages of the site. Anything else is a 404 with the site's not-found page. */
export function listPages(platform: Platform): Page[] {
  const names = (Object.keys(pages) as PageName[]).filter((name) => !('isRendered' in pages[name]));
  const ofSite = names.map(
    (name): Page =>
      name === 'teamInvite'
        ? {
            path: pages[name].path,
            describe: (request, whose) => describeInvite(platform, { request, whose }),
          }
        : {
            ...('isSecret' in pages[name] && { isSecret: true }),
            path: pages[name].path,
            describe: (_request, whose) => describePage(whose, name),
          },
  );
  const ofTables = [recordPages, consolePages, scorerPages, adminPages]
    .flatMap(Object.values<PageEntry>)
    .map(
      ({ path, title }): Page => ({
        path,
        describe: (_request, { tagline }) => ({ meta: { title, description: asWritten(tagline) } }),
      }),
    );
  return [...ofSite, ...ofTables];
}

/** Descriptions of indexable pages. */
const descriptions: Partial<Record<PageName, (organisation: Organisation) => Said>> = {
  login: ({ name }) => siteTexts.login({ name }),
  register: ({ name }) => siteTexts.register({ name }),
};

function describePage(organisation: Organisation, name: PageName): PageContent {
  const { path, title, isListed }: PageEntry = pages[name];
  const description = descriptions[name]?.(organisation) ?? asWritten(organisation.tagline);
  const meta = { title, description, ...(isListed && { path, image: sitePicture }) };
  return { meta, screen: screenModules[name] };
}

/** A link preview shows only the team's name and logo. */
async function describeInvite(
  platform: Platform,
  { request, whose }: { request: FastifyRequest; whose: Organisation },
): Promise<PageContent> {
  const { code } = request.params as { code: string };
  const team = await getTeamPreview(platform, { code, ip: request.ip }).catch(() => undefined);
  if (!team)
    return {
      meta: {
        title: pages.teamInvite.title,
        description: siteTexts.joinTeam({ name: whose.name }),
      },
    };
  const meta = {
    title: siteTexts.invite({ team: team.name }),
    description: siteTexts.invited({ team: team.name, name: whose.name }),
    image: { path: previewPath({ kind: 'team', picture: team.logo }), ...previewSizes.team },
  };
  return { meta };
}
