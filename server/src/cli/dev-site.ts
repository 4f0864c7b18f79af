import { fileURLToPath } from 'node:url';
import type { RenderPage } from '@one-dream/contract/rendered-pages.ts';
import { createServer } from 'vite';
import type { SiteBuild, SiteSource } from '../app/site/load-pages.ts';

const root = fileURLToPath(new URL('../../../web/', import.meta.url));

/** Serves the site from its sources through Vite's development server, with hot reload. */
export async function openDevSite(): Promise<SiteSource> {
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true },
  });
  let known: { build: SiteBuild; render: RenderPage } | undefined;
  return {
    render: async (request) => {
      // Vite returns the same build until one of its files changes.
      const build = (await vite.ssrLoadModule(
        'virtual:react-router/server-build',
      )) as unknown as SiteBuild;
      if (known?.build !== build) known = { build, render: build.entry.module.loadPages(build) };
      return known.render(request);
    },
    attach: (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        // Serves Vite's own files; other requests go on to the routes.
        vite.middlewares(request.raw, reply.raw, () => done());
      });
      app.addHook('onSend', async (_request, reply) => {
        // Hot reload uses a port of its own and inline scripts.
        reply.removeHeader('content-security-policy');
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
