import { randomBytes } from 'node:crypto';
import { previewPath, previewSizes } from '@one-dream/contract/images.ts';
import type { Language } from '@one-dream/contract/languages.ts';
import { tokenMarkLength } from '@one-dream/contract/limits.ts';
import { organisationOverrides } from '@one-dream/contract/organisation-overrides.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { consolePages } from '@one-dream/contract/pages.console.ts';
import { recordPages } from '@one-dream/contract/pages.records.ts';
import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { type PageEntry, pages } from '@one-dream/contract/pages.ts';
import type { PageRequest, RenderPage } from '@one-dream/contract/rendered-pages.ts';
import { withoutLastSlashes } from '@one-dream/contract/without-last-slashes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Calls } from '../../calls/invoke.ts';
import type { Session } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import { dropPageCookie, readPageCookie } from '../../features/auth/page-cookie.actions.ts';
import { getTeamPreview } from '../../features/teams/teams.actions.ts';
import { readTableStates } from '../../platform/database/snapshots.ts';
import { watchEventLoopDelay } from '../../platform/event-loop-delay.ts';
import { platformTexts } from '../../platform/platform.texts.ts';
import type { Platform } from '../../platform/platform.ts';
import { semaphore } from '../../platform/semaphore.ts';
import type { AnswerCache } from '../../transports/http/answer-cache.ts';
import {
  type Prepared,
  prepare,
  sendPrepared,
  sizeOfPrepared,
} from '../../transports/http/prepared.ts';
import { allowNonce } from '../../transports/http/security-headers.ts';
import type { ReadCached } from '../../transports/http/serve-calls.ts';
import { callsInProcess, deadlineIn } from './call-in-process.ts';
import { languageOfPage, variesBy } from './language-of-page.ts';

export interface ServePagesOptions {
  platform: Platform;
  /** Cache of visitors' pages, shared with the answers to public calls. */
  answers: AnswerCache;
  calls: Calls;
  readCached: ReadCached;
  findSession: (token: string) => Promise<Session | undefined>;
  render: RenderPage;
  /** How long a page waits for its data, which the browser then fetches (milliseconds). */
  timeout?: number | undefined;
  config: object;
}

/** Tables whose data visitors' pages show. A write to one of them invalidates the cached pages. */
const publicTables = [
  'organisation_settings',
  'posters',
  'tournaments',
  'stages',
  'matches',
  'registrations',
  'standings_states',
  'payouts',
] as const;

/** Age after which a visitor's page is rendered again, because it shows times (milliseconds). */
const oldestPage = 10_000;

/** Maximum number of concurrent renderings, and how long one may wait for its turn (milliseconds). */
const forViewers = { atOnce: 2, longestWait: 100 };
const forVisitors = { atOnce: 16, longestWait: 5000 };

/** Delay of the event loop from which pages for single viewers are rendered one at a time (milliseconds). */
const busyFrom = 15;

interface PageAddress {
  /** Path with its query. */
  url: string;
  language: Language;
  /** Pattern of the page's path, for the log: the path itself may be a secret. Undefined if no page exists. */
  route: string | undefined;
}

interface Viewer {
  token: string;
  session: Session;
}

interface CachedPage {
  status: number;
  nonce: string;
  page: Prepared;
}

/**
 * Serves every page of the site, rendered for its viewer. Visitors' pages are cached by address and language. A viewer whose
 * page cannot be rendered in time gets the visitors' page, and the browser fetches the rest.
 */
export function servePages(
  app: FastifyInstance,
  options: ServePagesOptions,
): { sendMissing: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> } {
  const { platform, answers, findSession, render, timeout = 500, config } = options;
  const callAs = callsInProcess(options);
  const eventLoop = watchEventLoopDelay();
  app.addHook('onClose', async () => eventLoop.stop());
  /** Number of pages that are being rendered for single viewers. */
  let underWay = 0;
  const inTurn = semaphore(forViewers.atOnce, { longestWait: forViewers.longestWait });
  const inTurnOfVisitors = semaphore(forVisitors.atOnce, {
    longestWait: forVisitors.longestWait,
    refuse: () => new AppError('UNAVAILABLE', platformTexts.manyPages, { retryAfter: 5 }),
  });

  async function renderForVisitors(
    request: PageAddress & { head?: PageRequest['head'] },
  ): Promise<CachedPage> {
    const { status, html, nonce } = await inTurnOfVisitors(() => renderFor(request));
    return { status, nonce, page: prepare(html) };
  }

  async function renderFor({
    url,
    language,
    route,
    viewer,
    head,
  }: PageAddress & { viewer?: Viewer; head?: PageRequest['head'] }) {
    const organisation = await platform.organisation.readInTime();
    const call = callAs({ session: viewer?.session, language }, deadlineIn(timeout));
    const nonce = randomBytes(16).toString('base64');
    const rendered = await render({
      ...{ language, nonce, config, call, head },
      url: new URL(url, platform.publicUrl).href,
      now: platform.now().getTime(),
      organisation: organisationOverrides(organisation),
      publicUrl: platform.publicUrl,
      viewer: viewer && {
        mark: viewer.token.slice(0, tokenMarkLength),
        session: await call('/auth/token/{token}', { params: { token: viewer.token } }),
      },
      report: (error) =>
        platform.logger.error({ err: error, route }, 'a part of a page was not rendered'),
    });
    return { ...rendered, nonce };
  }

  const findForVisitors = answers.cache<PageAddress, CachedPage>({
    sizeOf: ({ page }) => sizeOfPrepared(page),
    turns: {
      now: () => platform.now().getTime(),
      next: async () => platform.now().getTime() + oldestPage,
    },
    readSnapshot: platform.database.readSnapshot,
    readState: () => readTableStates(platform.db, publicTables),
    make: renderForVisitors,
  });

  async function findViewer(request: FastifyRequest, reply: FastifyReply) {
    // A request for a frame, a picture or a script is answered as to a visitor.
    const wanted = request.headers['sec-fetch-dest'] ?? 'document';
    const token = readPageCookie(request.headers.cookie, platform);
    if (token === undefined || wanted !== 'document') return undefined;
    try {
      const session = await findSession(token);
      if (session) return { token, session };
    } catch (error) {
      request.log.warn(
        { err: error },
        'the viewer of a page could not be looked up: it is rendered for a visitor',
      );
      return undefined;
    }
    dropPageCookie({ setCookie: (line) => void reply.header('Set-Cookie', line) }, platform);
    return undefined;
  }

  /** @returns whether it was sent */
  async function sendToViewer(
    request: FastifyRequest,
    reply: FastifyReply,
    input: PageAddress & { viewer: Viewer; head?: PageRequest['head'] },
  ): Promise<boolean> {
    if (underWay > 0 && eventLoop.delay() > busyFrom) return false;
    if (!(await platform.limiter.take('renderedByUser', input.viewer.session.viewer.id)))
      return false;
    underWay += 1;
    try {
      const { status, html, nonce, location } = await inTurn(() => renderFor(input));
      allowNonce(reply, nonce);
      reply.type('text/html; charset=utf-8');
      if (location) reply.header('Cache-Control', 'private, no-store').redirect(location);
      else await sendPrepared({ request, reply }, prepare(html), { status, isPrivate: true });
      return true;
    } catch (error) {
      request.log.warn({ err: error }, 'a viewer gets the page of visitors');
      return false;
    } finally {
      underWay -= 1;
    }
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, page?: ServedPage) {
    const language = languageOfPage(request);
    reply.header('Vary', variesBy);
    if (page?.isSecret) reply.header('Referrer-Policy', 'no-referrer');
    const head = await page?.describe?.(request);
    const input = { url: page ? request.url : missingUrl, language, route: page?.path };
    const viewer = await findViewer(request, reply);
    if (viewer && (await sendToViewer(request, reply, { ...input, viewer, head }))) return reply;
    const count = () => platform.limiter.consume('madeByAddress', request.ip);
    const cached = page ? cachedUrl(request, page) : missingUrl;
    const found =
      cached === undefined || head
        ? await count().then(() => renderForVisitors({ ...input, head }))
        : await findForVisitors({ ...input, url: cached }, count);
    allowNonce(reply, found.nonce);
    reply.type('text/html; charset=utf-8');
    const isPrivate = page?.isSecret === true || viewer !== undefined;
    return sendPrepared({ request, reply }, found.page, { status: found.status, isPrivate });
  }

  const served = listPages(platform);
  for (const page of served)
    app.get(page.path, (request, reply) =>
      sendPage(request, reply, isDocument(request) ? page : undefined),
    );
  return {
    sendMissing: (request, reply) =>
      sendPage(
        request,
        reply,
        isDocument(request) ? findPageIgnoringCase(served, request) : undefined,
      ),
  };
}

/** Address for which the not-found page is rendered, once for all addresses without a page. */
const missingUrl = '/404';

function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1)[0] ?? url;
}

/** Addresses that end in `.data` are the framework's own, for loaders' data, which the site does not use. */
function isDocument(request: Pick<FastifyRequest, 'url'>): boolean {
  return !pathOf(request).endsWith('.data');
}

/** Finds a page despite capitals or trailing slashes in the address, as the framework's router does. */
function findPageIgnoringCase(
  served: readonly ServedPage[],
  request: Pick<FastifyRequest, 'url'>,
): ServedPage | undefined {
  const parts = withoutLastSlashes(pathOf(request)).split('/');
  return served.find(({ path }) => {
    const pattern = path.split('/');
    return (
      pattern.length === parts.length &&
      pattern.every((part, at) => part === parts[at]?.toLowerCase() || part.startsWith(':'))
    );
  });
}

/**
 * The address under which a visitor's page is cached: its path with the parameters that the page reads.
 * @returns undefined if the page must not be cached
 */
function cachedUrl(
  request: Pick<FastifyRequest, 'url'>,
  { isSecret, searchParams = [], personalParams = [] }: ServedPage,
): string | undefined {
  if (isSecret) return undefined;
  const path = pathOf(request);
  const given = new URLSearchParams(request.url.slice(path.length));
  if (personalParams.some((name) => given.has(name))) return undefined;
  const read = searchParams.flatMap((name) =>
    given.getAll(name).map((value): [string, string] => [name, value]),
  );
  return read.length > 0 ? `${path}?${new URLSearchParams(read)}` : path;
}

/** A page, with what only the server can add. */
interface ServedPage extends PageEntry {
  /** Reads title and picture of the link preview, where the page itself shows them only to people who are signed in. */
  describe?: (request: FastifyRequest) => Promise<PageRequest['head']>;
}

function listPages(platform: Platform): ServedPage[] {
  const tables = [pages, recordPages, consolePages, scorerPages, adminPages];
  return tables
    .flatMap((table) => Object.values<PageEntry>(table))
    .map((page) => ({
      ...page,
      ...(page.path === pages.teamInvite.path && {
        describe: (request) => describeInvite(platform, request),
      }),
    }));
}

/** A link preview shows only the team's name and logo. */
async function describeInvite(
  platform: Platform,
  { params, ip }: FastifyRequest,
): Promise<PageRequest['head']> {
  const { code } = params as { code: string };
  const team = await getTeamPreview(platform, { code, ip }).catch(() => undefined);
  if (!team) return undefined;
  const image = team.logo
    ? { path: previewPath({ kind: 'team', picture: team.logo }), ...previewSizes.team }
    : undefined;
  return { title: team.name, image };
}
