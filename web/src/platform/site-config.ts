import { readPageJson } from './page-json.ts';

/** Configuration that the server writes into the page. */
export type SiteConfig = {
  /** `null` hides the Google button. `sandboxUrl` stands in for Google's own button. */
  google: { clientId: string; sandboxUrl?: string | null } | null;
  /** Whether signing in with Discord is set up. */
  discord: boolean;
  /** The site plays Discord, Google and the mail box itself. */
  sandbox: boolean;
};

export const siteConfig: SiteConfig = readSiteConfig();

/** An empty page setting is a server that offers nothing of it. */
function readSiteConfig(): SiteConfig {
  const given = readPageJson<Partial<SiteConfig>>('site-config') ?? {};
  return {
    google: given.google ?? null,
    discord: given.discord ?? false,
    sandbox: given.sandbox ?? false,
  };
}
