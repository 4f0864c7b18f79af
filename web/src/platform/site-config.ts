import { readPageJson } from './page-json.ts';

/** Configuration written into the page by the server. */
export type SiteConfig = {
  /** `null` hides the Google button. `sandboxUrl` stands in for Google's own button. */
  google: { clientId: string; sandboxUrl?: string | null } | null;
  /** Whether Discord sign-in is configured. */
  discord: boolean;
  /** The site simulates Discord, Google and the mailbox. */
  sandbox: boolean;
};

export const siteConfig: SiteConfig = readSiteConfig();

/** A missing setting means that the server offers none of it. */
function readSiteConfig(): SiteConfig {
  const given = readPageJson<Partial<SiteConfig>>('site-config') ?? {};
  return {
    google: given.google ?? null,
    discord: given.discord ?? false,
    sandbox: given.sandbox ?? false,
  };
}
