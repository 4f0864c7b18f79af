import { existsSync } from 'node:fs';
import type { OpenPages, RenderPage } from '@one-dream/contract/rendered-pages.ts';
import type { FastifyInstance } from 'fastify';

// Node strips types but does not compile JSX, so the site's pages come from a build.
const built = new URL('../../../../web/build/server/index.js', import.meta.url);

export interface SiteBuild {
  entry: { module: { loadPages: OpenPages } };
}

/** Where the site comes from, if not from its build. */
export interface SiteSource {
  render: RenderPage;
  /** Serves its files. */
  attach: (app: FastifyInstance) => void;
}

export async function loadPages(): Promise<RenderPage | undefined> {
  if (!existsSync(built)) return undefined;
  const build: SiteBuild = await import(built.href);
  return build.entry.module.loadPages(build);
}
