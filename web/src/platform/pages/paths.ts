import type { TournamentPart } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { type AccountTab, type PageName, pages } from '@one-dream/contract/pages.ts';
import { parseUrl } from '@one-dream/contract/parse-url.ts';

/** The parameters of an address, in their order. */
type Values<Path extends string> = Path extends `${string}:${infer Rest}`
  ? [value: string, ...Values<Rest>]
  : [];
type Links = { [Name in PageName]: (...values: Values<(typeof pages)[Name]['path']>) => string };

const plain = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [
    name,
    (...values: string[]) => path.replace(/:\w+/g, () => encodeURIComponent(values.shift() ?? '')),
  ]),
) as Links;

export const teamFormHash = '#create-team';

/** Links to every page: `paths.match(id)`. Only those with query parameters, or with fixed values, are written here. */
export const paths = {
  ...plain,
  tournamentPart: (id: string, part: TournamentPart) => plain.tournamentPart(id, part),
  /** The leaders of a month, or a tier. */
  ladder: (place: { view?: 'month'; tier?: string; month?: string } = {}) =>
    withQuery(plain.ladder(), place),
  /** `from` is the path to come back to once the in-game info is saved. */
  profile: (from?: string) => withQuery(plain.profile(), from ? { from } : {}),
  /** The form that creates a team, on the profile. */
  teamForm: () => `${plain.profile()}${teamFormHash}`,
  account: (tab: AccountTab) => plain.account(tab),
  /** `from` is the path to come back to after signing in. */
  login: (from?: string) => withQuery(plain.login(), from ? { from } : {}),
};

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
