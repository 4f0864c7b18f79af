import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { createFreshDatabase } from '../../../factories/postgres.ts';
import type { Site } from '../../../factories/site.ts';
import { createSandbox } from '../../../sandbox/sandbox.ts';
import type { SandboxControls } from '../../../sandbox/sandbox-controls.ts';
import { type OpenDatabase, openDatabase } from '../../src/platform/database/database.ts';
import { insertSquads } from './insert-squads.ts';
import { newAdmin, newOwner, newPlayer } from './people.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import type { TestServer } from './start-test-server.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

export interface Cluster {
  /** Two processes sharing a database, a Redis and a directory of pictures. */
  sites: [SiteProcess, SiteProcess];
  env: Record<string, string>;
  /** Proxies between the processes and the servers they depend on. */
  proxies: { postgres: TcpProxy; redis: TcpProxy; smtp: TcpProxy };
  mail: SandboxControls['mail'];
  /** Used if the cluster was opened `withDiscord`. */
  discord: SandboxControls['discord'];
  /** Direct access to the database, bypassing the proxy, and to the first process over HTTP, for setting up tests. */
  hands: Pick<TestServer, 'db' | 'platform' | 'api'> & TestServer;
  close: () => Promise<void>;
}

const redisUrl = process.env.REDIS_URL ?? 'redis://localhost:6379';

/** Starts two processes at once on an empty database. `close` removes all traces. */
export async function startCluster({
  withDiscord = false,
}: {
  withDiscord?: boolean;
} = {}): Promise<Cluster> {
  const directory = await mkdtemp(join(tmpdir(), 'one-dream-cluster-'));
  const fresh = await createFreshDatabase();
  const prefix = `one-dream-test-${randomBytes(6).toString('hex')}`;
  const publicUrl = 'https://play.example.in';
  const sandbox = createSandbox({ dataDir: directory, redirectOrigins: () => [publicUrl] });
  const { smtpUrl, discord } = await sandbox.start();
  const proxies = {
    postgres: await startTcpProxy(fresh.url, { defaultPort: 5432 }),
    redis: await startTcpProxy(redisUrl, { defaultPort: 6379 }),
    smtp: await startTcpProxy(smtpUrl, { defaultPort: 25 }),
  };
  const env = {
    DATA_DIR: directory,
    DATABASE_URL: proxies.postgres.url,
    REDIS_URL: proxies.redis.url,
    REDIS_PREFIX: prefix,
    SMTP_URL: proxies.smtp.url,
    PUBLIC_URL: publicUrl,
    ...(withDiscord && {
      DISCORD_CLIENT_ID: discord.clientId,
      DISCORD_CLIENT_SECRET: discord.clientSecret,
      DISCORD_BOT_TOKEN: discord.botToken,
      DISCORD_GUILD_ID: discord.guildId,
      DISCORD_PUBLIC_KEY: discord.publicKey,
      DISCORD_API_URL: discord.apiUrl,
    }),
  };
  const sites: Cluster['sites'] = await Promise.all([startSite(env), startSite(env)] as const);
  const database = await openDatabase({ url: fresh.url, poolSize: 4 });
  const close = async () => {
    for (const site of sites) await site.kill('SIGKILL');
    await database.close();
    for (const proxy of Object.values(proxies)) await proxy.close();
    await sandbox.stop();
    await fresh.drop();
    await forget(prefix);
    await rm(directory, { recursive: true, force: true });
  };
  try {
    for (const site of sites) await site.ready();
  } catch (error) {
    await close();
    throw error;
  }
  const hands = handsOf({ database, api: sites[0].api });
  const { mail, discord: world } = sandbox.controls;
  return { sites, env, proxies, mail, discord: world, hands, close };
}

/** Collects the parts that the factories of people, teams and tournaments need. */
export function handsOf({
  database,
  api,
}: {
  database: OpenDatabase;
  api: SiteProcess['api'];
}): TestServer {
  const { db } = database;
  const now = () => new Date();
  const rows = { db, platform: { db, now } } as unknown as TestServer;
  return {
    ...rows,
    api,
    now,
    newPlayer: (options) => newPlayer(rows, options),
    newSquads: (count) => insertSquads(rows, { count }),
    admin: () => newAdmin(rows),
    owner: () => newOwner(rows),
  } satisfies Site & TestServer;
}

async function forget(prefix: string): Promise<void> {
  const redis = new Redis(redisUrl);
  try {
    const keys = await redis.keys(`${prefix}*`);
    if (keys.length > 0) await redis.del(keys);
  } finally {
    redis.disconnect();
  }
}
