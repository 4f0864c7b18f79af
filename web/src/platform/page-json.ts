import type { CallAnswer } from '@one-dream/contract/call.ts';
import type { checkToken } from '@one-dream/contract/features/auth/auth.ts';
import type { PageRequest } from '@one-dream/contract/rendered-pages.ts';
import type { DehydratedState } from '@tanstack/react-query';

/** Configuration written into the page by the server. */
export type SiteConfig = {
  /** `null` hides the Google button. `sandboxUrl` stands in for Google's own button. */
  google: { clientId: string; sandboxUrl?: string | null } | null;
  /** Whether Discord sign-in is configured. */
  discord: boolean;
  /** Whether mails are sent: without, accounts are made with Discord or Google. */
  mail: boolean;
  /** The site has no certificate yet: sign-in is by mail only. */
  plain: boolean;
  /** The site simulates Discord, Google and the mailbox. */
  sandbox: boolean;
};

/** Data that the server writes into a page beside its markup, with which the browser continues. */
export interface PageJson {
  /** The organisation's differences from the default. */
  organisation: object;
  config: SiteConfig;
  /** Origin under which people reach the site, such as `https://play.example.in`. */
  publicUrl: string;
  /** When it was rendered, in milliseconds since 1970. */
  now: number;
  /** Whom the page was rendered for: the mark of their token, which the browser compares with its own, and their session. */
  viewer?: { mark: string; session: CallAnswer<typeof checkToken> } | undefined;
  /** What a link preview says where the page itself says less to a visitor. */
  head?: PageRequest['head'];
  /** Answers to the queries of the page's loaders. */
  queries?: DehydratedState | undefined;
}
