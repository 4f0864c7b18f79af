import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { appTexts } from '../app.texts.ts';
import { loadPages, type SiteSource } from './load-pages.ts';
import { type ServePagesOptions, servePages } from './serve-pages.ts';
import { servePreviews } from './serve-previews.ts';
import { serveSiteFiles } from './serve-site-files.ts';
import { siteDirectory } from './site-directory.ts';

export interface SiteConfig {
  google: { clientId: string; sandboxUrl: string | null } | null;
  discord: boolean;
  mail: boolean;
  /** Served over plain HTTP, where accounts can be verified by mail only. */
  plain: boolean;
  sandbox: boolean;
}

export type SiteOptions = Omit<ServePagesOptions, 'render'> & {
  config: SiteConfig;
  source?: SiteSource | undefined;
};

/** Serves the built site, and answers unknown paths. */
export async function serveSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  if (options.source) options.source.attach(app);
  else await serveBuiltFiles(app);
  servePreviews(app, options.platform);
  serveSiteFiles(app, options);
  const render = options.source?.render ?? (await loadPages());
  const pages = render && servePages(app, { ...options, render });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (pages && wantsPage && !request.url.startsWith(`${apiBasePath}/`))
      return pages.sendMissing(request, reply);
    throw new AppError('NOT_FOUND', appTexts.nothingHere);
  });
}

/**
 * Policy of the worker that reads result screens and runs WebAssembly. A worker is subject to the policy of its own file, so
 * pages do not have to be allowed to compile WebAssembly.
 */
const readerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'";

async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  if (!existsSync(siteDirectory)) return;
  await app.register(fastifyStatic, {
    root: siteDirectory,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // The path may be that of a compressed copy.
      if (/\/reader\.worker-[^/]*\.js(?:\.br|\.gz)?$/.test(path))
        reply.header('Content-Security-Policy', readerPolicy);
    },
  });
}
