import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Platform } from '../platform/platform.ts';
import { hashSecret } from '../platform/secrets.ts';
import type { LiveServer } from '../transports/socket/socket-server.ts';
import { countJobs, countRegistrations } from './operations.queries.ts';

export interface MetricsOptions {
  platform: Pick<Platform, 'db' | 'logger'>;
  io: LiveServer;
  /** Bearer token for access. */
  token: string | undefined;
  /** Allows requests from this machine if no token is set. */
  loopback: boolean;
  /** Logs a line per call. */
  logs: boolean;
}

/** `/metrics` for Prometheus, and the same data in the log: route, outcome, duration. */
export function serveMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const { platform, io, token, loopback, logs } = options;
  const registry = new Registry();
  const registers = [registry];
  const labelNames = ['call', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by call and status',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by call',
    labelNames: ['call'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  new Gauge({
    name: 'live_sockets',
    help: 'Open live connections of this process',
    registers,
    collect() {
      this.set(io.engine?.clientsCount ?? 0);
    },
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs that are not done, by queue and state; failed ones were given up',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset();
      const counts = await countJobs(platform.db).catch(() => []);
      for (const { queue, state, count } of counts) this.set({ queue, state }, count);
    },
  });
  new Gauge({
    name: 'tournament_registrations',
    help: "Teams in tournaments, by the tournament's status",
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset();
      const counts = await countRegistrations(platform.db).catch(() => []);
      for (const { status, count } of counts) this.set({ status }, count);
    },
  });

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    // The route, never the address, which may hold secrets and has unlimited values.
    const call = request.routeOptions.url ?? 'none';
    const { statusCode: status, elapsedTime: ms } = reply;
    requests.inc({ call, status: String(status) });
    durations.observe({ call }, ms / 1000);
    if (!logs || !call.startsWith('/api/')) return;
    platform.logger.info({ id: request.id, call, status, ms: Math.round(ms) }, 'call');
  });

  let collectsDefaults = false;
  app.get('/metrics', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isAllowed(request, { token, loopback })) return reply.callNotFound();
    if (!collectsDefaults) collectDefaultMetrics({ register: registry });
    collectsDefaults = true;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isAllowed(
  { headers, socket }: FastifyRequest,
  { token, loopback }: Pick<MetricsOptions, 'token' | 'loopback'>,
): boolean {
  if (token !== undefined) {
    const given = headers.authorization ?? '';
    return timingSafeEqual(hashSecret(given), hashSecret(`Bearer ${token}`));
  }
  // A proxy on this machine forwards requests of anybody.
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some(
    (name) => headers[name] !== undefined,
  );
  const address = socket.remoteAddress ?? '';
  return loopback && !isForwarded && /^(::1|(::ffff:)?127\.)/.test(address);
}
