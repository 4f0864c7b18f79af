import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { discordApi } from './discord/discord-api.ts';
import { discordApp } from './discord/discord-app.ts';
import { sandboxPublicKey } from './discord/discord-keys.ts';
import { saveWorld } from './discord/discord-memory.ts';
import { discordPages } from './discord/discord-pages.ts';
import { discordToken } from './discord/discord-token.ts';
import { discordWebhooks } from './discord/discord-webhooks.ts';
import { createDiscordWorld, sandboxApplication } from './discord/discord-world.ts';
import {
  createGoogleIssuer,
  type GoogleIssuer,
  sandboxGoogleClientId,
} from './google/google-issuer.ts';
import { googlePages } from './google/google-pages.ts';
import { createMailFolder } from './mail/mail-folder.ts';
import { mailPages } from './mail/mail-pages.ts';
import { createMailServer } from './mail/mail-server.ts';
import { sandboxPath } from './pages/page.ts';
import { type SandboxControls, sandboxControls } from './sandbox-controls.ts';

/** Adapter configuration for the stand-ins. */
export type SandboxSettings = {
  smtpUrl: string;
  discord: {
    apiUrl: string;
    /** A path of the site: the sandbox shares the site's origin. */
    authorizeUrl: string;
    clientId: string;
    clientSecret: string;
    botToken: string;
    guildId: string;
    registeredRoleId: string;
    publicKey: string;
  };
  google: { issuer: string; jwksUrl: string; clientId: string };
};

export type Sandbox = {
  /** Web pages of the stand-ins; mount with `{ prefix: '/sandbox' }`. */
  plugin: FastifyPluginAsync;
  /** Starts the servers that the adapters talk to, on the loopback address. */
  start(): Promise<SandboxSettings>;
  stop(): Promise<void>;
  controls: SandboxControls;
};

/**
 * Discord, Google and a mailbox on this machine, accessed over HTTP and SMTP like the real ones. Lets anybody sign in as
 * anybody: must never run in production.
 */
export function createSandbox(options: {
  /** Mails are stored in its folder `mail`. */
  dataDir: string;
  /** Origins of the site allowed as Discord redirects, e.g. `http://localhost:3000`. */
  redirectOrigins: () => string[];
  now?: () => number;
}): Sandbox {
  const { redirectOrigins, now = Date.now } = options;
  const world = createDiscordWorld({ now });
  const folder = createMailFolder({ folder: join(options.dataDir, 'mail'), now });
  const mailServer = createMailServer({ folder });
  let apiUrl = '';
  const issuer = createGoogleIssuer({ issuer: () => `${apiUrl}/google`, now });
  const controls: SandboxControls = {
    discord: world,
    google: issuer,
    mail: { ...mailServer, list: folder.list, find: folder.find },
  };
  let api: FastifyInstance | undefined;
  let memory: Awaited<ReturnType<typeof saveWorld>> | undefined;

  return {
    controls,

    plugin: async (app) => {
      const css = await readFile(new URL('./pages/sandbox.css', import.meta.url));
      app.removeContentTypeParser('application/x-www-form-urlencoded');
      app.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        async (_request: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
      );
      app.get('/', async (_request, reply) => reply.redirect(`${sandboxPath}/mail`));
      app.get('/sandbox.css', async (_request, reply) =>
        reply.type('text/css; charset=utf-8').send(css),
      );
      app.get('/hindi.woff2', async (_request, reply) => {
        const at = import.meta.resolve('@fontsource/hind/files/hind-devanagari-400-normal.woff2');
        return reply.type('font/woff2').send(await readFile(fileURLToPath(at)));
      });
      await app.register(discordPages({ world, redirectOrigins }), { prefix: '/discord' });
      await app.register(discordApp(world), { prefix: '/discord' });
      await app.register(googlePages(issuer), { prefix: '/google' });
      await app.register(mailPages(folder));
      await app.register(sandboxControls(controls), { prefix: '/faults' });
    },

    async start() {
      memory = await saveWorld(world, join(options.dataDir, 'discord.json'));
      const starting = Fastify({ logger: false, forceCloseConnections: true });
      await starting.register(discordApi(world), { prefix: '/discord/api/v10' });
      await starting.register(discordToken(world), { prefix: '/discord/api/v10' });
      await starting.register(discordWebhooks(world, Date.now), { prefix: '/discord/api' });
      await starting.register(googleApi(issuer), { prefix: '/google' });
      await starting.listen({ port: 0, host: '127.0.0.1' });
      api = starting;
      apiUrl = `http://127.0.0.1:${(starting.server.address() as AddressInfo).port}`;
      // Attachments are served from the API's host, like Discord's from its own hosts.
      world.filesUrl.origin = apiUrl;
      const { smtpUrl } = await mailServer.start();
      const { clientId, clientSecret, botToken, guildId, registeredRoleId } = sandboxApplication;
      return {
        smtpUrl,
        discord: {
          apiUrl: `${apiUrl}/discord/api`,
          authorizeUrl: `${sandboxPath}/discord/oauth2/authorize`,
          clientId,
          clientSecret,
          botToken,
          guildId,
          registeredRoleId,
          publicKey: sandboxPublicKey,
        },
        google: {
          issuer: `${apiUrl}/google`,
          jwksUrl: `${apiUrl}/google/certs`,
          clientId: sandboxGoogleClientId,
        },
      };
    },

    async stop() {
      await Promise.all([api?.close(), mailServer.stop(), memory?.stop()]);
      api = undefined;
    },
  };
}

/** Google's key server, used by the adapter. */
function googleApi(issuer: GoogleIssuer): FastifyPluginAsync {
  return async (app) => {
    app.get('/certs', async (_request, reply) => {
      const fault = await issuer.faults.meet('keys');
      if (fault?.status) return reply.code(fault.status).send({ error: 'backendError' });
      return issuer.keySet();
    });
  };
}
