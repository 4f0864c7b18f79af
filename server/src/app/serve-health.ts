import type { FastifyInstance } from 'fastify';
import { pingDatabase } from '../platform/database/ping.ts';
import { inTime } from '../platform/in-time.ts';
import type { Platform } from '../platform/platform.ts';
import { version } from '../version.ts';

/**
 * `/healthz`, and `/up` for hosts that use that name: the process is alive, with its version. `/readyz`: it can serve
 * requests, because the database answers and it is not shutting down.
 */
export function serveHealth(
  app: FastifyInstance,
  { db, isLeaving }: Pick<Platform, 'db'> & { isLeaving: () => boolean },
): void {
  for (const path of ['/healthz', '/up']) app.get(path, async () => ({ success: true, version }));
  app.get('/readyz', async (_request, reply) => {
    if (isLeaving()) {
      return reply
        .status(503)
        .send({ success: false, code: 'UNAVAILABLE', message: 'This process is about to end.' });
    }
    const ping = pingDatabase(db).then(
      () => true,
      () => false,
    );
    if (await inTime(ping, { ms: 2000, late: false })) return { success: true };
    return reply
      .status(503)
      .send({ success: false, code: 'UNAVAILABLE', message: 'The database does not answer.' });
  });
}
