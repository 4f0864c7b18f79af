import { fileURLToPath } from 'node:url';
import type { RenderPage } from '@one-dream/contract/rendered-pages.ts';
import { createServer } from 'vite';
import type { SiteBuild, SiteSource } from '../app/site/load-pages.ts';

const root = fileURLToPath(new URL('../../../web/', import.meta.url));

/** The site from its sources, by the framework's own dev server inside this one: what is edited is there without a reload. */
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
      // The same one until a file of it is changed.
      const build = (await vite.ssrLoadModule(
        'virtual:react-router/server-build',
      )) as unknown as SiteBuild;
      if (known?.build !== build) known = { build, render: build.entry.module.loadPages(build) };
      return known.render(request);
    },
    attach: (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        // For Vite's own files; what it does not know goes on to the routes.
        vite.middlewares(request.raw, reply.raw, () => done());
      });
      app.addHook('onSend', async (_request, reply) => {
        // Hot reload speaks over a port of its own and has scripts in the page.
        reply.removeHeader('content-security-policy');
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
