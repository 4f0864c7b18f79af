import type { FastifyPluginAsync } from 'fastify';
import type { DiscordWorld } from './discord/discord-world.ts';
import type { Fault, Faults } from './faults.ts';
import type { GoogleIssuer } from './google/google-issuer.ts';
import type { MailFolder } from './mail/mail-folder.ts';
import type { MailServer } from './mail/mail-server.ts';

/** For tests: the stand-ins' state, and faults on demand. */
export type SandboxControls = {
  discord: DiscordWorld;
  google: GoogleIssuer;
  mail: Pick<MailServer, 'faults' | 'start' | 'stop'> & Pick<MailFolder, 'list' | 'find'>;
};

/**
 * Faults over HTTP, for tests against a server in another process: `POST /sandbox/faults/discord
 * {"route":"message","status":429,"retryAfter":2,"times":3}`, cleared by `DELETE /sandbox/faults/discord`. Likewise `google`
 * and `mail`.
 */
export function sandboxControls(controls: SandboxControls): FastifyPluginAsync {
  const services: Record<string, Faults<string>> = {
    discord: controls.discord.faults,
    google: controls.google.faults,
    mail: controls.mail.faults,
  };
  return async (app) => {
    for (const [service, faults] of Object.entries(services)) {
      app.post<{ Body: Fault<string> }>(`/${service}`, async (request) => {
        faults.next(request.body);
        return { success: true };
      });
      app.delete(`/${service}`, async () => {
        faults.clear();
        return { success: true };
      });
    }
  };
}
