import { readPage } from './page.ts';
import type { SiteConfig } from './page-json.ts';

export function siteConfig(): SiteConfig {
  return readPage().config;
}
