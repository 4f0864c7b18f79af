import { createServer } from 'node:net';
import type { HealthLine } from '@one-dream/contract/features/dashboard/dashboard.health.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { checkHealth } from '../features/dashboard/health.actions.ts';
import { followAtStart } from '../features/discord/posts.jobs.ts';
import { checkSetup } from '../features/discord/setup.actions.ts';
import { registerAtStart } from '../features/discord/setup.jobs.ts';
import { type ControlServer, startControlServer } from '../operations/control/control-server.ts';
import { refuseDemoAccounts } from '../operations/refuse-demo.ts';
import { startSweeping } from '../operations/retention.ts';
import { inBackground } from '../platform/database/lanes.ts';
import type { Platform } from '../platform/platform.ts';
import { makePrivate } from '../platform/private-directory.ts';
import { createRequestWatch } from '../transports/http/request-watch.ts';
import { buildApp } from './build-app.ts';
import { createPlatform } from './create-platform.ts';
import { commandDescriptions } from './discord-commands.ts';
import { type Demo, loadDemo, loadSandbox } from './optional-workspaces.ts';
import type { SiteSource } from './site/load-pages.ts';

/** Accept backlog: with Node's default of 511, some of a crowd arriving within a second would be rejected. */
const connectionsWaiting = 4096;

/** How long shutdown waits for unread responses (milliseconds). */
const readersLimit = 1500;

export interface RunningServer {
  app: FastifyInstance;
  platform: Platform;
  publicUrl: string;
  port: number;
  /** The stand-ins in use. */
  sandbox: { mail: boolean; discord: boolean };
  /** Set if the site is a demo. */
  demo: Demo | undefined;
  listen: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens everything the configuration requires and builds the server; it listens when told to. */
export async function startServer({
  config,
  logger,
  report = () => {},
  site,
}: {
  config: Config;
  logger: Logger;
  /** Receives progress of the start, line by line. */
  report?: (line: string) => void;
  /** The site, if not from its build. */
  site?: SiteSource | undefined;
}): Promise<RunningServer> {
  // Checked first, so that a port conflict is reported without delay.
  const port = await probePort(config);
  await makePrivate(config.dataDirectory);
  const publicUrl = config.publicUrl ?? `http://${originHost(config.host)}:${port}`;
  const sandbox = await sandboxFor(config, publicUrl);
  const settings = await sandbox?.start();
  const usesSandboxGoogle = settings !== undefined && config.google === undefined;
  const completed: Config = {
    ...config,
    smtpUrl: config.smtpUrl ?? settings?.smtpUrl,
    discord: config.discord ?? settings?.discord,
    google: config.google ?? settings?.google,
  };
  const demo = config.demo ? (await loadDemo()).createDemo() : undefined;
  const { platform, io, close } = await createPlatform({
    config: completed,
    publicUrl,
    logger,
    ...(demo && { now: demo.now, organisation: demo.organisation }),
  });
  const isDemoNew = await demo?.prepare(platform, { report });
  if (!demo && !config.local)
    await refuseDemoAccounts(platform.db).catch(async (error) => {
      await close();
      await sandbox?.stop();
      throw error;
    });
  const requests = createRequestWatch();
  const app = await buildApp({
    platform,
    io,
    trustProxy: config.trustProxy,
    limitFactor: config.limitFactor,
    pageTimeout: config.pageTimeout,
    site,
    googleClientId: completed.google?.clientId,
    requests,
    metrics: {
      token: config.metricsToken,
      loopback: !config.production,
      logs: config.production,
    },
    sandbox: sandbox && {
      plugin: sandbox.plugin,
      googleUrl: usesSandboxGoogle ? '/sandbox/google/choose?return_to=/login' : null,
    },
  });
  await platform.jobs.start();
  if (isDemoNew) await demo?.setOff(platform);
  const stopSweeping = startSweeping(platform, { guestContacts: config.guestContactWeeks * 7 });
  const stopKeepingUp = demo?.runAlongside(platform);
  let control: ControlServer | undefined;
  let working: Promise<void> | undefined;
  return {
    app,
    platform,
    publicUrl,
    port,
    sandbox: {
      mail: settings !== undefined && config.smtpUrl === undefined,
      discord: settings !== undefined && config.discord === undefined,
    },
    demo,
    listen: async () => {
      await app.listen({ port, host: config.host, backlog: connectionsWaiting });
      control = await startControlServer({
        platform,
        config,
        url: publicUrl,
        checkHealth: () => checkHealthInEnglish(platform),
        demo: demo && ((move) => demo.move(platform, move)),
      });
      working = inBackground(() => startWork(platform));
    },
    close: async () => {
      stopSweeping();
      await stopKeepingUp?.();
      // In parallel, because both take seconds and a process has ten to stop.
      await Promise.all([requests.leave(), platform.jobs.stop()]);
      await working;
      await control?.close();
      // A client that never reads its response would otherwise block shutdown until connections time out.
      const force = setTimeout(() => app.server.closeAllConnections(), readersLimit);
      await app.close();
      clearTimeout(force);
      await close();
      await sandbox?.stop();
    },
  };
}

/** For the command line. */
async function checkHealthInEnglish(platform: Platform): Promise<HealthLine[]> {
  const translate = (text: Translatable) => translateTo('en', text);
  const commands = commandDescriptions();
  const checkDiscord = () => checkSetup(platform, { commands, translate });
  const lines = await checkHealth(platform, { checkDiscord });
  return lines.map((line) => ({ ...line, say: translate(line.say) }));
}

/** Starts background work once requests are served: jobs that fell due while no server ran, and syncs with Discord. */
async function startWork(platform: Platform): Promise<void> {
  await platform.jobs.work();
  await registerAtStart(platform, commandDescriptions());
  await followAtStart(platform);
}

/** Loaded only if allowed: it lets anyone sign in as anyone. */
async function sandboxFor({ sandbox, dataDirectory }: Config, publicUrl: string) {
  if (!sandbox) return undefined;
  const { createSandbox } = await loadSandbox();
  return createSandbox({ dataDir: dataDirectory, redirectOrigins: () => [publicUrl] });
}

// Cookies, redirects and the sandbox need a single host name: people type localhost.
function originHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Fails if the port is in use; for port 0 finds a free one. */
function probePort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
