import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { ShareView } from '@one-dream/contract/features/sharing/sharing.values.ts';
import { spokenTo } from '@one-dream/contract/languages.ts';
import { picture } from '@one-dream/contract/limits.ts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { TrustProxy } from '../config.ts';
import { AppError } from '../errors.ts';
import { handleAuthMails } from '../features/auth/auth.mails.ts';
import { handleEmailChanges } from '../features/auth/email-change.mails.ts';
import { listLiveSessions, openSessions } from '../features/auth/sessions.actions.ts';
import { watchSite } from '../features/dashboard/site-watch.jobs.ts';
import { handleDiscipline } from '../features/discipline/discipline.jobs.ts';
import { handleFollowUps } from '../features/discord/follow-ups.jobs.ts';
import { followChanges, handlePosts, postMatch } from '../features/discord/posts.jobs.ts';
import { handleCommands } from '../features/discord/setup.jobs.ts';
import { handleDisputes } from '../features/disputes/disputes.jobs.ts';
import { handleEntries } from '../features/entries/entries.jobs.ts';
import { handleRegistrationPosts } from '../features/entries/registration-posts.jobs.ts';
import { handleLadder } from '../features/ladder/ladder.actions.ts';
import { handleLobbies } from '../features/lobbies/draw-clock.actions.ts';
import { handleLobbyRoles } from '../features/lobbies/lobby-roles.jobs.ts';
import { handleMatches } from '../features/matches/match-announcements.jobs.ts';
import { handleNotices } from '../features/notifications/notices.jobs.ts';
import { listNotifications } from '../features/notifications/notifications.actions.ts';
import { handlePlannedNotifications } from '../features/notifications/planned.jobs.ts';
import { handlePushes } from '../features/notifications/push.jobs.ts';
import { handlePrizes } from '../features/prizes/prizes.jobs.ts';
import { handleFollowedResults } from '../features/results/followed-results.jobs.ts';
import { handleScrims } from '../features/scrims/evenings.actions.ts';
import { drawShare } from '../features/sharing/sharing.actions.ts';
import { handleAnnouncements } from '../features/tournaments/announcements.jobs.ts';
import { handleDiscordRoles } from '../features/tournaments/discord-roles.jobs.ts';
import { handleTournamentClock } from '../features/tournaments/tournament-clock.jobs.ts';
import { readNumbers } from '../features/tournaments/tournaments.actions.ts';
import { readLanguageOf } from '../features/users/users.actions.ts';
import { handleBackups } from '../operations/backup/back-up-away.ts';
import { serveMetrics } from '../operations/serve-metrics.ts';
import { readTableStates } from '../platform/database/snapshots.ts';
import { rasterise } from '../platform/drawing/rasterise.ts';
import { posterAsPng } from '../platform/images/poster-as-png.ts';
import { servePrivatePictures } from '../platform/images/private-pictures.ts';
import { serveImages } from '../platform/images/serve-images.ts';
import { handlePictures } from '../platform/images/sweep-pictures.ts';
import type { Platform } from '../platform/platform.ts';
import { createAnswerCache } from '../transports/http/answer-cache.ts';
import { bodyMaxBytes } from '../transports/http/body-limits.ts';
import { readableUrl } from '../transports/http/readable-url.ts';
import { answerRefusals } from '../transports/http/refusals.ts';
import { createRequestWatch, type RequestWatch } from '../transports/http/request-watch.ts';
import { addSecurityHeaders } from '../transports/http/security-headers.ts';
import { readSenderAddress } from '../transports/http/sender-address.ts';
import { serveCalls } from '../transports/http/serve-calls.ts';
import { hasTooManyPieces } from '../transports/http/too-many-pieces.ts';
import { refuseUnreadable } from '../transports/http/unreadable-requests.ts';
import { attachSocket, type LiveServer } from '../transports/socket/socket-server.ts';
import { appTexts } from './app.texts.ts';
import { commandDescriptions } from './discord-commands.ts';
import { serveCalendars } from './serve-calendars.ts';
import { serveDiscord } from './serve-discord.ts';
import { serveHealth } from './serve-health.ts';
import { serveOpenApi } from './serve-openapi.ts';
import { serveOverlayPage } from './serve-overlay-page.ts';
import { serveShares } from './serve-shares.ts';
import { serveUnsubscribe } from './serve-unsubscribe.ts';
import { setUpLanguages } from './set-up-languages.ts';
import type { SiteSource } from './site/load-pages.ts';
import { serveSite } from './site/serve-site.ts';
import { writeFontFaces } from './site/site-fonts.ts';
import { wireCalls } from './wire-calls.ts';

export interface AppOptions {
  platform: Platform;
  io: LiveServer;
  trustProxy?: TrustProxy;
  /** Multiplies the sockets allowed per network; call limits are the limiter's. */
  limitFactor?: number;
  /** Pages of the stand-ins, mounted under `/sandbox`. */
  sandbox?: { plugin: FastifyPluginAsync; googleUrl: string | null } | undefined;
  googleClientId?: string | undefined;
  /** Access to `/metrics`, and whether calls are logged. */
  metrics?: { token: string | undefined; loopback: boolean; logs: boolean };
  requests?: RequestWatch;
  /** Milliseconds; shortened in tests. */
  lookForEndedEvery?: number;
  /** Milliseconds that a page waits for its data; longer in tests on a busy machine. */
  pageTimeout?: number | undefined;
  /** The site, if not from its build. */
  site?: SiteSource | undefined;
}

/** Builds the whole product as one server, not listening yet: site, API, socket. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  setUpLanguages();
  const { platform, io, sandbox, googleClientId, requests = createRequestWatch() } = options;
  const { metrics = { token: undefined, loopback: false, logs: false } } = options;
  const app = createFastify(options);
  followChanges(platform);
  answerRefusals(app);
  acceptEmptyJson(app);
  addSecurityHeaders(app, {
    publicUrl: platform.publicUrl,
    usesGoogle: googleClientId !== undefined && !sandbox?.googleUrl,
  });
  // Pages take the time from it: it is the server's own, which a demo may have set forward.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('date', platform.now().toUTCString());
    done();
  });
  requests.attach(app);
  serveHealth(app, { db: platform.db, isLeaving: requests.isLeaving });
  serveMetrics(app, { platform, io, ...metrics });
  const answers = createAnswerCache();
  const calls = wireCalls(platform);
  const findSession = openSessions(platform);
  const readCached = serveCalls({
    app,
    ...(await openForms(app)),
    calls,
    answers,
    findSession,
    readSnapshot: platform.database.readSnapshot,
    readTableState: (tables) => readTableStates(platform.db, tables),
    countMade: (ip) => platform.limiter.consume('madeByAddress', ip),
  });
  await serveDiscord(app, { platform, calls });
  await serveUnsubscribe(app, platform);
  serveCalendars(app, { platform, answers });
  const fontFaces = await writeFontFaces();
  serveOverlayPage(app, { fontFaces, organisation: platform.organisation });
  serveShares(app, { platform, answers, fontFaces });
  serveOpenApi(app, platform);
  await app.register(serveImages, { storage: platform.storage });
  await app.register(servePrivatePictures, platform);
  if (sandbox) await app.register(sandbox.plugin, { prefix: '/sandbox' });
  await serveSite(app, {
    ...{ platform, answers, calls, readCached, findSession },
    timeout: options.pageTimeout,
    source: options.site,
    config: {
      google: googleClientId
        ? { clientId: googleClientId, sandboxUrl: sandbox?.googleUrl ?? null }
        : null,
      discord: platform.discord !== undefined,
      mail: platform.mailer !== undefined,
      plain: platform.publicUrl.startsWith('http:') && !sandbox,
      sandbox: sandbox !== undefined,
    },
  });

  attachSocket({
    io,
    server: app.server,
    publicUrl: platform.publicUrl,
    addressOf: readSenderAddress(options.trustProxy),
    limitFactor: options.limitFactor,
    findSession,
    listLiveSessions: (tokenHashes) => listLiveSessions(platform, tokenHashes),
    lookForEndedEvery: options.lookForEndedEvery,
    listNotifications: async ({ viewer }) => {
      const language = spokenTo(await readLanguageOf(platform.db, viewer.id));
      return (await listNotifications(platform, { viewer, language })).data;
    },
    readNumbers: (request) => readNumbers(platform.db, request),
  });
  handleAuthMails(platform);
  handleEmailChanges(platform);
  handleNotices(platform);
  handleDisputes(platform);
  handlePushes(platform);
  handlePlannedNotifications(platform);
  handleAnnouncements(platform);
  handleRegistrationPosts(platform);
  handleEntries(platform);
  handleDiscordRoles(platform);
  handleFollowUps(platform);
  handleCommands(platform, commandDescriptions());
  handleLobbies(platform);
  handleLobbyRoles(platform);
  const drawAsPng = (view: ShareView) => async (id: string) =>
    rasterise(await drawShare(platform, { view, id, shape: 'portrait', page: 1 }), platform);
  handleMatches(platform, {
    drawSlots: drawAsPng('slots'),
    postMatch: (post) => postMatch(platform, post),
  });
  handleFollowedResults(platform);
  handlePosts(platform, {
    drawPicture: (banner) => posterAsPng(platform, banner),
    drawResult: drawAsPng('match'),
  });
  handleTournamentClock(platform);
  handleDiscipline(platform);
  handlePrizes(platform);
  handleLadder(platform);
  handlePictures(platform);
  handleBackups(platform);
  watchSite(platform);
  handleScrims(platform);
  return app;
}

// The return type is annotated because Fastify's own logger type is wider than pino's.
function createFastify({ platform, trustProxy = false }: AppOptions): FastifyInstance {
  return Fastify({
    loggerInstance: createLogger(platform.logger),
    // Avoids a logger per request: `refusals.ts` names the request when it logs.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: bodyMaxBytes,
    // Generated here, never taken from the client: it is logged.
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    // Interval for closing slow senders; Node's default is half a minute.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    rewriteUrl: readableUrl,
    clientErrorHandler: refuseUnreadable,
    // The schema rejects overlong parameters; Node limits headers to 16 KiB.
    routerOptions: { maxParamLength: 16 * 1024 },
    forceCloseConnections: 'idle',
    // Validation and serialisation use the contract's schemas; Fastify's own machinery is not even loaded.
    schemaController: {
      compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas },
    },
  });
}

/**
 * Opens a scope for the calls that take a picture, so that no other call pays for form parsing.
 * @returns wrapped in an object: a server has a `then`, so a promise of it would wait for the whole app
 */
async function openForms(app: FastifyInstance): Promise<{ forms: FastifyInstance }> {
  let forms = app;
  await app.register(async (scope) => {
    forms = scope;
    await scope.register(multipart, {
      limits: {
        fileSize: picture.maxBytes,
        files: 1,
        fields: 20,
        parts: 21,
        headerPairs: 10,
        fieldSize: 16 * 1024,
        fieldNameSize: 100,
      },
    });
  });
  return { forms };
}

function refuseSchemas(): never {
  throw new Error('Calls are checked by the schemas of the contract.');
}

function createLogger(logger: Logger): FastifyBaseLogger {
  // At `info`, Fastify only logs its address, which the start prints itself.
  const level = logger.level === 'info' ? 'warn' : logger.level;
  const serializers = { req: describeRequest };
  return logger.child({}, { serializers, level }) as FastifyBaseLogger;
}

// Calls without a body are sent as empty JSON.
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else if (hasTooManyPieces(body as string))
      done(new AppError('MALFORMED', appTexts.bodyTooLarge));
    else void parse(request, body as string, done);
  });
}

// Paths and queries contain tokens; the route is enough for a log.
function describeRequest(request: {
  method: string;
  routeOptions?: { url?: string | undefined };
  id: string;
}) {
  return { method: request.method, route: request.routeOptions?.url, id: request.id };
}
