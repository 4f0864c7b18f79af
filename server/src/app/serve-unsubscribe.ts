import type { FastifyInstance } from 'fastify';
import { unsubscribe } from '../features/notifications/preferences.actions.ts';
import type { Platform } from '../platform/platform.ts';

/**
 * One-click unsubscribe of mail clients (RFC 8058): a form POST to the address of the page linked in the mail.
 */
export async function serveUnsubscribe(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      async () => ({}),
    );
    scope.post<{ Querystring: { token?: unknown } }>('/unsubscribe', async (request) => {
      const { token } = request.query;
      await unsubscribe(platform, { token: typeof token === 'string' ? token.slice(0, 200) : '' });
      return { success: true };
    });
  });
}
