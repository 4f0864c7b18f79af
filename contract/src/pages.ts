/**
 * Every page of the site, said once: routes, guards, titles, link previews, the sitemap and every link, on
 * either side, derive from this table. `npm run check` fails where a page has no screen.
 */

import { asWritten, defineTexts, type Said } from './texts.ts';

/**
 * Audience of a page. `everyone`; `visitors`: whoever is signed in is sent on; `signed-in`: a visitor is sent
 * to the login and comes back; `staff`: the console, for whoever the server says has a duty; `admins`: the back
 * office, for the owner and admins.
 */
export type PageAudience = 'everyone' | 'visitors' | 'signed-in' | 'staff' | 'admins';

/** One page of the table. */
export interface PageEntry {
  /** As a route, such as `/tournament/:id`. */
  path: `/${string}`;
  /** Title for the tab, the history and link previews; empty for the home page, which has the site's name. */
  title: Said;
  audience: PageAudience;
  /** The same for everybody: the server renders it, and search engines are told of it. */
  isRendered?: true;
  /** Search engines may list it, though the browser renders it. */
  isListed?: true;
  /** Its address is a secret: neither kept nor sent on to other sites. */
  isSecret?: true;
}

const titles = defineTexts('page', {
  tournaments: 'Tournament',
  tournament: 'Tournament',
  standings: 'Standings',
  tournamentPart: 'Tournament',
  scrims: 'Scrims',
  ladder: 'Ladder',
  match: 'Match',
  about: 'About us',
  guest: 'Your team',
  unsubscribe: 'Mails',
  login: 'Login',
  register: 'Create an account',
  verifyEmail: 'Verify your email',
  resetPassword: 'Reset Password',
  discordVerification: 'Discord verification',
  linkDiscord: 'Link Discord',
  profile: 'Profile',
  prizes: 'My prizes',
  ledger: 'Prize ledger',
  fairPlay: 'Fair play',
  security: 'Security',
  teamInvite: 'Team invitation',
  findTeam: 'Find a team',
  joinUs: 'Join us',
  alerts: 'Alerts',
  admin: 'Dashboard',
});

export const pages = definePages({
  home: {
    path: '/',
    title: asWritten(''),
    audience: 'everyone',
    isRendered: true,
  },
  tournaments: {
    path: '/tournament',
    title: titles.tournaments,
    audience: 'everyone',
    isRendered: true,
  },
  tournament: {
    path: '/tournament/:id',
    title: titles.tournament,
    audience: 'everyone',
    isRendered: true,
  },
  standings: { path: '/tournament/:id/standings', title: titles.standings, audience: 'everyone' },
  /** The same page with another tab open: `tournamentParts` says which there are. */
  tournamentPart: {
    path: '/tournament/:id/:part',
    title: titles.tournamentPart,
    audience: 'everyone',
    isRendered: true,
  },
  scrims: { path: '/scrims', title: titles.scrims, audience: 'everyone', isListed: true },
  ladder: { path: '/ladder', title: titles.ladder, audience: 'everyone', isListed: true },
  match: { path: '/match/:id', title: titles.match, audience: 'everyone', isRendered: true },
  about: {
    path: '/aboutus',
    title: titles.about,
    audience: 'everyone',
    isRendered: true,
  },
  /** For who has a guest team's link: nobody else is told of it, and nothing keeps it. */
  guest: { path: '/g/:link', title: titles.guest, audience: 'everyone', isSecret: true },
  unsubscribe: { path: '/unsubscribe', title: titles.unsubscribe, audience: 'everyone' },

  login: {
    path: '/login',
    title: titles.login,
    audience: 'visitors',
    isListed: true,
  },
  register: {
    path: '/register',
    title: titles.register,
    audience: 'visitors',
    isListed: true,
  },
  verifyEmail: { path: '/verify-email', title: titles.verifyEmail, audience: 'visitors' },
  resetPassword: { path: '/reset-password', title: titles.resetPassword, audience: 'visitors' },

  discordVerification: {
    path: '/discord-verification',
    title: titles.discordVerification,
    audience: 'signed-in',
  },
  /** Where a button in Discord leads whoever is not linked. */
  linkDiscord: { path: '/link-discord', title: titles.linkDiscord, audience: 'signed-in' },
  profile: { path: '/profile', title: titles.profile, audience: 'signed-in' },
  prizes: { path: '/profile/prizes', title: titles.prizes, audience: 'signed-in' },
  ledger: { path: '/tournament/:id/ledger', title: titles.ledger, audience: 'signed-in' },
  fairPlay: { path: '/profile/fair-play', title: titles.fairPlay, audience: 'signed-in' },
  security: { path: '/profile/security', title: titles.security, audience: 'signed-in' },
  teamInvite: { path: '/team/invite/:code', title: titles.teamInvite, audience: 'signed-in' },
  findTeam: { path: '/profile/find-a-team', title: titles.findTeam, audience: 'signed-in' },
  joinUs: { path: '/joinus', title: titles.joinUs, audience: 'signed-in' },
  alerts: { path: '/alerts', title: titles.alerts, audience: 'signed-in' },

  /** The way into the back office, whose other pages are in `pages.admin.ts`: players have no use for them. */
  admin: { path: '/admin', title: titles.admin, audience: 'admins' },
});

export type PageName = keyof typeof pages;

/** A table of pages, as it was written. */
export function definePages<const Pages extends Record<string, PageEntry>>(pages: Pages): Pages {
  return pages;
}

/** The pages for these people. */
export type PageFor<Audience extends PageAudience> = {
  [Name in PageName]: (typeof pages)[Name]['audience'] extends Audience ? Name : never;
}[PageName];

/** The pages that the server renders. */
export type RenderedPageName = {
  [Name in PageName]: (typeof pages)[Name] extends { isRendered: true } ? Name : never;
}[PageName];

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type PageParams<Name extends PageName> = [ParamNames<(typeof pages)[Name]['path']>] extends [never]
  ? []
  : [params: Record<ParamNames<(typeof pages)[Name]['path']>, string>];

/** The address of a page on this site, its parameters escaped: `pathTo('tournament', { id })`. */
export function pathTo<Name extends PageName>(name: Name, ...[params]: PageParams<Name>): string {
  return fillPath(pages[name].path, params ?? {});
}

/** A route such as `/tournament/:id` with its parameters filled in, escaped. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The names of all pages for these people, in the order of the table. */
export function listPagesFor<Audience extends PageAudience>(
  audience: Audience,
): PageFor<Audience>[] {
  const names = Object.keys(pages) as PageName[];
  return names.filter((name) => pages[name].audience === audience) as PageFor<Audience>[];
}
