import type { TournamentPart } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { type AccountTab, type PageName, pathTo } from '@one-dream/contract/pages.ts';
import { parseUrl } from '@one-dream/contract/parse-url.ts';

/** Links to every page, with their query parameters. The paths come from `pages`. */
export const paths = {
  home: () => pathTo('home'),
  tournaments: () => pathTo('tournaments'),
  tournament: (id: string) => pathTo('tournament', { id }),
  standings: (id: string) => pathTo('standings', { id }),
  tournamentPart: (id: string, part: TournamentPart) => pathTo('tournamentPart', { id, part }),
  scrims: () => pathTo('scrims'),
  /** The leaders of a month, or a tier. */
  ladder: (place: { view?: 'month'; tier?: string } = {}) => withQuery(pathTo('ladder'), place),
  guest: (link: string) => pathTo('guest', { link }),
  match: (id: string) => pathTo('match', { id }),
  about: () => pathTo('about'),
  joinUs: () => pathTo('joinUs'),
  alerts: () => pathTo('alerts'),
  /** `from` is the path to come back to once the in-game info is saved. */
  profile: (from?: string) => withQuery(pathTo('profile'), from ? { from } : {}),
  prizes: () => pathTo('prizes'),
  ledger: (id: string) => pathTo('ledger', { id }),
  findTeam: () => pathTo('findTeam'),
  account: (tab: AccountTab) => pathTo('account', { tab }),
  /** `from` is the path to come back to after signing in. */
  login: (from?: string) => withQuery(pathTo('login'), from ? { from } : {}),
  register: () => pathTo('register'),
  verifyEmail: () => pathTo('verifyEmail'),
  changeEmail: () => pathTo('changeEmail'),
  resetPassword: () => pathTo('resetPassword'),
  discordVerification: () => pathTo('discordVerification'),
  linkDiscord: () => pathTo('linkDiscord'),
  unsubscribe: () => pathTo('unsubscribe'),
  teamInvite: (code: string) => pathTo('teamInvite', { code }),
  admin: () => pathTo('admin'),
} satisfies Record<PageName, (...given: never[]) => string>;

export function withQuery(path: string, query: Record<string, string> | URLSearchParams): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}

/** The path to go to after signing in: within this site, or home. */
export function safeReturnPath(from: string | null | undefined): string {
  if (!from) return paths.home();
  // Resolved as the browser would: `//host`, `/\host` and a scheme all change the origin.
  const base = 'https://this.site';
  const parsed = parseUrl(from, base);
  if (!parsed) return paths.home();
  const { origin, pathname, search, hash } = parsed;
  const path = `${pathname}${search}${hash}`;
  // Once normalised, `/..//host` is another host's again.
  const isOwn = origin === base && from.startsWith('/') && !path.startsWith('//');
  return isOwn ? path : paths.home();
}
