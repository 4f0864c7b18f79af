/**
 * Every page of the site, defined once: routes, guards, titles, link previews, the sitemap and all links, on both sides,
 * derive from this table. A page without a route module does not compile.
 */

import { asWritten, defineTexts, type Translatable } from './texts.ts';

/**
 * Audience of a page. `everyone`; `visitors`: signed-in users are redirected; `signed-in`: visitors are sent to the login
 * and return; `staff`: the console, for holders of a duty; `admins`: the back office, for the owner and admins.
 */
export type PageAudience = 'everyone' | 'visitors' | 'signed-in' | 'staff' | 'admins';

export interface PageEntry {
  /** Route pattern, such as `/tournament/:id`. */
  path: `/${string}`;
  /** Title for the tab, the history and link previews; empty for the home page, which has the site's name. */
  title: Translatable;
  audience: PageAudience;
  /** May be indexed by search engines; the sitemap has those with a fixed address. */
  isListed?: true;
  /** Its address is a secret: not cached, and not leaked as referrer. */
  isSecret?: true;
  /** Query parameters that change what it shows to visitors: any others are the sender's, such as `fbclid`. */
  searchParams?: readonly string[];
  /** Query parameters of one visitor's own: with one of them the page is rendered for that request alone. */
  personalParams?: readonly string[];
}

/** Parts of the standings that an address can name. */
export const standingsSearchParams = ['view', 'stage', 'group', 'day', 'match'] as const;

/** Tabs of the account, as addresses name them. */
export const accountTabs = ['notices', 'security', 'fair-play'] as const;
export type AccountTab = (typeof accountTabs)[number];

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
  changeEmail: 'Your address',
  resetPassword: 'Reset Password',
  discordVerification: 'Discord verification',
  linkDiscord: 'Link Discord',
  profile: 'Profile',
  prizes: 'My prizes',
  ledger: 'Prize ledger',
  account: 'Account',
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
    isListed: true,
  },
  tournaments: {
    path: '/tournament',
    title: titles.tournaments,
    audience: 'everyone',
    isListed: true,
  },
  tournament: {
    path: '/tournament/:id',
    title: titles.tournament,
    audience: 'everyone',
    searchParams: standingsSearchParams,
    isListed: true,
  },
  standings: {
    path: '/tournament/:id/standings',
    title: titles.standings,
    audience: 'everyone',
    searchParams: standingsSearchParams,
    isListed: true,
  },
  /** The same page with another tab open, one of `tournamentParts`. */
  tournamentPart: {
    path: '/tournament/:id/:part',
    title: titles.tournamentPart,
    audience: 'everyone',
    searchParams: standingsSearchParams,
    isListed: true,
  },
  scrims: {
    path: '/scrims',
    title: titles.scrims,
    audience: 'everyone',
    isListed: true,
  },
  ladder: {
    path: '/ladder',
    title: titles.ladder,
    audience: 'everyone',
    searchParams: ['tier', 'view', 'month'],
    isListed: true,
  },
  match: {
    path: '/match/:id',
    title: titles.match,
    audience: 'everyone',
    isListed: true,
  },
  about: {
    path: '/aboutus',
    title: titles.about,
    audience: 'everyone',
    isListed: true,
  },
  /** For holders of a guest team's link: not listed anywhere, and never cached. */
  guest: { path: '/g/:link', title: titles.guest, audience: 'everyone', isSecret: true },
  unsubscribe: {
    path: '/unsubscribe',
    title: titles.unsubscribe,
    audience: 'everyone',
    personalParams: ['token'],
  },

  login: {
    path: '/login',
    title: titles.login,
    audience: 'visitors',
    /** Where they were going, and what Discord answers. */
    personalParams: ['from', 'code', 'error'],
    isListed: true,
  },
  register: {
    path: '/register',
    title: titles.register,
    audience: 'visitors',
    isListed: true,
  },
  verifyEmail: {
    path: '/verify-email',
    title: titles.verifyEmail,
    audience: 'visitors',
    personalParams: ['token'],
  },
  changeEmail: {
    path: '/change-email',
    title: titles.changeEmail,
    audience: 'everyone',
    personalParams: ['token', 'undo'],
  },
  resetPassword: {
    path: '/reset-password',
    title: titles.resetPassword,
    audience: 'visitors',
    personalParams: ['token'],
  },

  discordVerification: {
    path: '/discord-verification',
    title: titles.discordVerification,
    audience: 'signed-in',
  },
  /** Target of Discord buttons for unlinked users. */
  linkDiscord: { path: '/link-discord', title: titles.linkDiscord, audience: 'signed-in' },
  profile: { path: '/profile', title: titles.profile, audience: 'signed-in' },
  prizes: { path: '/profile/prizes', title: titles.prizes, audience: 'signed-in' },
  ledger: { path: '/tournament/:id/ledger', title: titles.ledger, audience: 'signed-in' },
  /** One page with a tab open, one of `accountTabs`. */
  account: { path: '/profile/:tab', title: titles.account, audience: 'signed-in' },
  teamInvite: { path: '/team/invite/:code', title: titles.teamInvite, audience: 'signed-in' },
  findTeam: { path: '/profile/find-a-team', title: titles.findTeam, audience: 'signed-in' },
  joinUs: { path: '/joinus', title: titles.joinUs, audience: 'signed-in' },
  alerts: { path: '/alerts', title: titles.alerts, audience: 'signed-in' },

  /** Entry page of the back office, whose other pages are in `pages.admin.ts`, as players do not need them. */
  admin: { path: '/admin', title: titles.admin, audience: 'admins' },
});

export type PageName = keyof typeof pages;

/** Types a table of pages. */
export function definePages<const Pages extends Record<string, PageEntry>>(pages: Pages): Pages {
  return pages;
}

export type PageFor<Audience extends PageAudience> = {
  [Name in PageName]: (typeof pages)[Name]['audience'] extends Audience ? Name : never;
}[PageName];

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type PageParams<Name extends PageName> = [ParamNames<(typeof pages)[Name]['path']>] extends [never]
  ? []
  : [params: Record<ParamNames<(typeof pages)[Name]['path']>, string>];

/** Path of a page with its parameters escaped: `pathTo('tournament', { id })`. */
export function pathTo<Name extends PageName>(name: Name, ...[params]: PageParams<Name>): string {
  return fillPath(pages[name].path, params ?? {});
}

/** Fills in the parameters of a route such as `/tournament/:id`, escaped. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Names of all pages of an audience, in table order. */
export function listPagesFor<Audience extends PageAudience>(
  audience: Audience,
): PageFor<Audience>[] {
  const names = Object.keys(pages) as PageName[];
  return names.filter((name) => pages[name].audience === audience) as PageFor<Audience>[];
}
