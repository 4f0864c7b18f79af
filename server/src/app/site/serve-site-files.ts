import type { Organisation } from '@one-dream/contract/organisation-schema.ts';
import { listPagesFor, type PageEntry, pages, pathTo } from '@one-dream/contract/pages.ts';
import { tournamentIdOf } from '@one-dream/contract/short-paths.ts';
import type { FastifyInstance } from 'fastify';
import { listEveryTournamentId } from '../../features/tournaments/tournaments.actions.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AnswerCache } from '../../transports/http/answer-cache.ts';
import { escapeHtml } from '../escape-html.ts';

/** Age after which the sitemap is rebuilt (milliseconds). */
const oldestSitemap = 600_000;

/** A sitemap is limited to 50,000 pages. */
const mostTournamentsInSitemap = 49_000;

/** Public pages with a fixed address. */
const listedPaths = listPagesFor('everyone')
  .map((name): PageEntry => pages[name])
  .filter(({ path, isListed }) => isListed && !path.includes(':'))
  .map(({ path }) => path);

/**
 * Serves files for crawlers and browsers: `robots.txt`, `sitemap.xml`, the web app manifest; and redirects short and former
 * addresses.
 */
export function serveSiteFiles(
  app: FastifyInstance,
  { platform, answers }: { platform: Platform; answers: AnswerCache },
): void {
  const { publicUrl } = platform;

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: ${pathTo('admin')}\nDisallow: /api/\nDisallow: /team/invite/\nDisallow: /overlay/\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  );

  const readSitemap = answers.cache<object, Buffer>({
    sizeOf: ({ length }) => length,
    readSnapshot: async () => '',
    readState: async () => '',
    turns: {
      now: () => platform.now().getTime(),
      next: async () => platform.now().getTime() + oldestSitemap,
    },
    make: async () => Buffer.from(await writeSitemap(platform)),
  });
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', `public, max-age=${oldestSitemap / 1000}`)
      .send(await readSitemap({})),
  );

  for (const path of ['/t/:code', '/t/:code/*'])
    app.get<{ Params: { code: string; '*'?: string } }>(path, ({ params, url }, reply) => {
      const page = pathTo('tournament', { id: tournamentIdOf(params.code) });
      const rest = params['*'] ? `/${encodeURIComponent(params['*'])}` : '';
      const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
      return reply.redirect(page + rest + query, 301);
    });

  // The monthly ladder used to have a page of its own.
  app.get('/leaderboards', async ({ url }, reply) => {
    const { searchParams } = new URL(url, publicUrl);
    searchParams.set('view', 'month');
    return reply.redirect(`${pages.ladder.path}?${searchParams}`, 301);
  });

  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const describe = ({ name, tagline }: Organisation) => ({
    name,
    short_name: name.split(' ').slice(0, 2).join(' '),
    description: tagline,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0b0e0c',
    theme_color: '#0b0e0c',
    lang: 'en-IN',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    shortcuts: [
      { name: 'Tournament', url: pathTo('tournaments') },
      { name: 'My team', url: pathTo('profile') },
    ],
  });
  app.get<{ Querystring: { start?: string } }>('/manifest.webmanifest', async ({ query }, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=60')
      .send(
        JSON.stringify({
          ...describe(await platform.organisation.readInTime()),
          ...(isGuestPage(query.start) && { start_url: query.start, id: query.start }),
        }),
      ),
  );
}

async function writeSitemap(platform: Platform): Promise<string> {
  const ids = await listEveryTournamentId(platform, { limit: mostTournamentsInSitemap });
  const paths = [...listedPaths, ...ids.map((id) => pathTo('tournament', { id }))];
  const urls = paths.map(
    (path) => `<url><loc>${escapeHtml(platform.publicUrl + path)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** A team link added to a home screen opens its own page; all other installs start at the default page. */
function isGuestPage(path: unknown): path is string {
  return typeof path === 'string' && /^\/g\/[\w-]{43}$/.test(path);
}
