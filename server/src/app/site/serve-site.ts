import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../errors.ts';
import type { AnswerStore } from '../../http/keep-answers.ts';
import { sendPrepared } from '../../http/prepared.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepPage } from './keep-pages.ts';
import { type PageContent, readPageTemplate } from './page-template.ts';
import { listPages, listSamePages } from './pages.ts';
import { openScreens } from './render-screens.ts';
import { servePreviews } from './serve-previews.ts';
import { serveSiteFiles } from './serve-site-files.ts';
import { siteDirectory } from './site-directory.ts';

/** What the page needs to know of how this server is set up. */
export interface SiteConfig {
  google: { clientId: string; sandboxUrl: string | null } | null;
  discord: boolean;
  sandbox: boolean;
}

export interface SiteOptions {
  platform: Platform;
  /** Where rendered pages are kept, beside the answers to public calls. */
  answers: AnswerStore;
  config: SiteConfig;
  /** What of the organisation is configured, for the page to start with. */
  organisation: object;
}

/** Serves the built site and answers what is not there. */
export async function serveSite(
  app: FastifyInstance,
  { platform, answers, config, organisation }: SiteOptions,
): Promise<void> {
  const settings = { organisation, 'site-config': config };
  const render = await readPageTemplate({
    siteName: platform.organisation.name,
    publicUrl: platform.publicUrl,
    data: settings,
  });
  const renderScreen = await openScreens(platform, settings);
  await serveBuiltFiles(app);
  servePreviews(app, platform);
  serveSiteFiles(app, platform);

  for (const page of listSamePages(platform)) {
    const find = keepPage({ page, answers, platform, renderScreen, render });
    app.get<{ Params: Record<string, string> }>(page.path, async (request, reply) => {
      const found = await find({ ...request.params });
      if (!found) return sendNotFound(reply);
      reply.type('text/html; charset=utf-8');
      return sendPrepared({ request, reply }, found);
    });
  }
  for (const { path, describe } of listPages(platform)) {
    app.get(path, async (request, reply) => {
      const content = await describe(request);
      return content ? sendPage(reply, { status: 200, content }) : sendNotFound(reply);
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (wantsPage && !request.url.startsWith(`${apiBasePath}/`)) return sendNotFound(reply);
    throw new AppError('NOT_FOUND', 'There is nothing here.');
  });

  function sendNotFound(reply: FastifyReply): FastifyReply {
    const meta = { title: 'Page not found', description: platform.organisation.tagline };
    return sendPage(reply, { status: 404, content: { meta } });
  }

  function sendPage(
    reply: FastifyReply,
    { status, content }: { status: number; content: PageContent },
  ): FastifyReply {
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(render(content));
  }
}

async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  if (!existsSync(siteDirectory)) return;
  await app.register(fastifyStatic, {
    root: siteDirectory,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    // The template of the pages, not a page.
    globIgnore: ['index.html'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
