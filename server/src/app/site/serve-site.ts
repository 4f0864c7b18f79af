import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { Language } from '@one-dream/contract/languages.ts';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import { inOwnWords } from '@one-dream/contract/organisation.ts';
import { organisationOverrides } from '@one-dream/contract/organisation-overrides.ts';
import type { Organisation } from '@one-dream/contract/organisation-schema.ts';
import { asWritten } from '@one-dream/contract/texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AnswerStore } from '../../transports/http/keep-answers.ts';
import { sendPrepared } from '../../transports/http/prepared.ts';
import { appTexts } from '../app.texts.ts';
import { keepPage } from './keep-pages.ts';
import { languageOfPage, variesBy } from './language-of-page.ts';
import { type PageContent, type RenderPage, readPageTemplate } from './page-template.ts';
import { listPages, listSamePages } from './pages.ts';
import { openScreens } from './render-screens.ts';
import { servePreviews } from './serve-previews.ts';
import { serveSiteFiles } from './serve-site-files.ts';
import { siteTexts } from './site.texts.ts';
import { siteDirectory } from './site-directory.ts';

/** Configuration needed by the page. */
export interface SiteConfig {
  google: { clientId: string; sandboxUrl: string | null } | null;
  discord: boolean;
  sandbox: boolean;
}

export interface SiteOptions {
  platform: Platform;
  /** Cache of rendered pages, shared with the answers to public calls. */
  answers: AnswerStore;
  /** How long a page waits for its data. Milliseconds. */
  timeout?: number | undefined;
  config: SiteConfig;
}

/** Serves the built site, and answers unknown paths. */
export async function serveSite(
  app: FastifyInstance,
  { platform, answers, timeout, config }: SiteOptions,
): Promise<void> {
  const renderFor = await openTemplate({ platform, config });
  const renderScreen = await openScreens(platform, { 'site-config': config });
  await serveBuiltFiles(app);
  servePreviews(app, platform);
  serveSiteFiles(app, platform);

  for (const page of listSamePages(platform)) {
    const find = keepPage({ page, answers, platform, timeout, renderScreen, renderFor });
    app.get<{ Params: Record<string, string> }>(page.path, async (request, reply) => {
      const language = languageOfPage(request);
      const found = await find({ ...request.params }, language);
      if (!found) return sendNotFound(request, reply);
      reply.type('text/html; charset=utf-8').header('Vary', variesBy);
      return sendPrepared({ request, reply }, found);
    });
  }
  for (const { path, isSecret, describe } of listPages(platform)) {
    app.get(path, async (request, reply) => {
      const whose = await platform.organisation.readInTime();
      const language = languageOfPage(request);
      const content = await describe(request, inOwnWords(whose, language));
      if (isSecret) reply.header('Referrer-Policy', 'no-referrer');
      return content
        ? sendPage(reply, {
            status: 200,
            content,
            whose,
            isSecret,
            language,
          })
        : sendNotFound(request, reply);
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (wantsPage && !request.url.startsWith(`${apiBasePath}/`))
      return sendNotFound(request, reply);
    throw new AppError('NOT_FOUND', appTexts.nothingHere);
  });

  async function sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const whose = await platform.organisation.readInTime();
    const language = languageOfPage(request);
    const { tagline } = inOwnWords(whose, language);
    const meta = { title: siteTexts.notFound, description: asWritten(tagline) };
    return sendPage(reply, {
      status: 404,
      content: { meta },
      whose,
      language,
    });
  }

  function sendPage(
    reply: FastifyReply,
    {
      status,
      content,
      whose,
      isSecret,
      language,
    }: {
      status: number;
      content: PageContent;
      whose: Organisation;
      isSecret?: true | undefined;
      language: Language;
    },
  ): FastifyReply {
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', isSecret ? 'no-store' : 'no-cache')
      .header('Vary', variesBy)
      .send(renderFor(whose)(content, language));
  }
}

/** Page template; the organisation's common part is filled in once, until it changes. */
async function openTemplate({
  platform,
  config,
}: Pick<SiteOptions, 'platform' | 'config'>): Promise<(whose: Organisation) => RenderPage> {
  const fillFrame = await readPageTemplate();
  const filled = new WeakMap<Organisation, RenderPage>();
  return (whose) => {
    const known = filled.get(whose);
    if (known) return known;
    const render = fillFrame({
      siteName: whose.name,
      publicUrl: platform.publicUrl,
      data: { organisation: organisationOverrides(whose), 'site-config': config },
    });
    filled.set(whose, render);
    return render;
  };
}

async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  if (!existsSync(siteDirectory)) return;
  await app.register(fastifyStatic, {
    root: siteDirectory,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    // A template, not a page.
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
