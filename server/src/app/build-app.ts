import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { bodyMaxBytes, picture } from '@one-dream/contract/limits.ts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { TrustProxy } from '../config.ts';
import { serveApplications } from '../features/applications/applications.routes.ts';
import { handleAuthMails } from '../features/auth/auth.mails.ts';
import { serveAuth } from '../features/auth/auth.routes.ts';
import { findSession } from '../features/auth/sessions.actions.ts';
import { serveDashboard } from '../features/dashboard/dashboard.routes.ts';
import { handleNotices } from '../features/notifications/notices.jobs.ts';
import { listNotifications } from '../features/notifications/notifications.actions.ts';
import { serveNotifications } from '../features/notifications/notifications.routes.ts';
import { handlePushes } from '../features/notifications/push.jobs.ts';
import { servePosters } from '../features/posters/posters.routes.ts';
import { serveTeams } from '../features/teams/teams.routes.ts';
import { handleTournamentOutbound } from '../features/tournaments/outbound.jobs.ts';
import { serveTournaments } from '../features/tournaments/tournaments.routes.ts';
import { serveUsers } from '../features/users/users.routes.ts';
import { createCallServer } from '../http/call-server.ts';
import { readableUrl } from '../http/readable-url.ts';
import { answerRefusals } from '../http/refusals.ts';
import { createRequestWatch, type RequestWatch } from '../http/request-watch.ts';
import { readMoment, readTableState } from '../platform/database/moment.ts';
import { serveImages } from '../platform/images/serve-images.ts';
import type { Platform } from '../platform/platform.ts';
import { attachSocket, type LiveServer } from './open-socket.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { serveHealth } from './serve-health.ts';
import { serveMetrics } from './serve-metrics.ts';
import { serveOpenApi } from './serve-openapi.ts';
import { serveUnsubscribe } from './serve-unsubscribe.ts';
import { serveSite } from './site/serve-site.ts';

export interface AppOptions {
  platform: Platform;
  io: LiveServer;
  /** What of the organisation is configured, for the page to start with. */
  organisationOverrides?: object;
  trustProxy?: TrustProxy;
  /** The stand-ins' pages, mounted under `/sandbox`. */
  sandbox?: { plugin: FastifyPluginAsync; googleUrl: string | null } | undefined;
  googleClientId?: string | undefined;
  /** Who may read `/metrics`, and whether calls are logged. */
  metrics?: { token: string | undefined; loopback: boolean; logs: boolean };
  requests?: RequestWatch;
}

/** The whole product as one server that does not listen yet: site, API, socket. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { platform, io, sandbox, googleClientId, requests = createRequestWatch() } = options;
  const { metrics = { token: undefined, loopback: false, logs: false } } = options;
  // Annotated: Fastify's own logger type is wider than pino's.
  const app: FastifyInstance = Fastify({
    loggerInstance: createLogger(platform.logger),
    // A logger for each request would be made for nothing: `refusals.ts` names the request where it logs.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: bodyMaxBytes,
    // Ours, never the client's: it is written into the log.
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    // Who sends a letter a second is looked for this often; Node would look every half minute.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    rewriteUrl: readableUrl,
    // What is too long for a parameter, its schema says; Node takes 16 KiB of head at most.
    routerOptions: { maxParamLength: 16 * 1024 },
    forceCloseConnections: 'idle',
    // The contract's schemas check and allow-list; Fastify's own machinery for that is not even loaded.
    schemaController: {
      compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas },
    },
  });
  answerRefusals(app);
  acceptEmptyJson(app);
  addSecurityHeaders(app, {
    publicUrl: platform.publicUrl,
    usesGoogle: googleClientId !== undefined && !sandbox?.googleUrl,
  });
  requests.attach(app);
  serveHealth(app, { db: platform.db, isLeaving: requests.isLeaving });
  serveMetrics(app, { platform, io, ...metrics });
  const serve = createCallServer({
    app,
    ...(await openForms(app)),
    findSession: (token) => findSession(platform, token),
    readMoment: () => readMoment(platform.db),
    readTableState: (table) => readTableState(platform.db, table),
  });
  serveAuth(serve, platform);
  serveUsers(serve, platform);
  serveTeams(serve, platform);
  serveTournaments(serve, platform);
  servePosters(serve, platform);
  serveNotifications(serve, platform);
  serveApplications(serve, platform);
  serveDashboard(serve, platform);
  await serveUnsubscribe(app, platform);
  serveOpenApi(app, { name: platform.organisation.name, publicUrl: platform.publicUrl });
  await app.register(serveImages, { storage: platform.storage });
  if (sandbox) await app.register(sandbox.plugin, { prefix: '/sandbox' });
  await serveSite(app, {
    platform,
    organisation: options.organisationOverrides ?? {},
    config: {
      google: googleClientId
        ? { clientId: googleClientId, sandboxUrl: sandbox?.googleUrl ?? null }
        : null,
      discord: platform.discord !== undefined,
      sandbox: sandbox !== undefined,
    },
  });

  attachSocket({
    io,
    server: app.server,
    findSession: (token) => findSession(platform, token),
    listNotifications: async ({ viewer }) => (await listNotifications(platform, { viewer })).data,
  });
  handleAuthMails(platform);
  handleNotices(platform);
  handlePushes(platform);
  handleTournamentOutbound(platform);
  return app;
}

/**
 * Where the calls that take a picture are served: no other call pays for the reading of forms.
 * @returns in an object: a server on its own has a `then`, of which a promise would make the whole app
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
  // At `info`, Fastify only repeats where it listens, which the start says itself.
  const level = logger.level === 'info' ? 'warn' : logger.level;
  const serializers = { req: describeRequest };
  return logger.child({}, { serializers, level }) as FastifyBaseLogger;
}

// Calls without a body are sent as JSON with nothing in it.
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parse(request, body as string, done);
  });
}

// Tokens travel in paths and queries; the route says as much as a log needs.
function describeRequest(request: {
  method: string;
  routeOptions?: { url?: string | undefined };
  id: string;
}) {
  return { method: request.method, route: request.routeOptions?.url, id: request.id };
}
