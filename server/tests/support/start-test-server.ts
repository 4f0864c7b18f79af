import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, inject } from 'vitest';
import { createApi } from '../../../factories/api.ts';
import { createFreshDatabase } from '../../../factories/postgres.ts';
import { createSandbox } from '../../../sandbox/sandbox.ts';
import { buildApp } from '../../src/app/build-app.ts';
import { createPlatform } from '../../src/app/create-platform.ts';
import type { SiteSource } from '../../src/app/site/load-pages.ts';
import { readConfig } from '../../src/config.ts';
import type { RateLimiter } from '../../src/platform/rate-limits/rate-limits.ts';
import type { S3Config } from '../../src/platform/storage/storage.ts';
import { insertSquads } from './insert-squads.ts';
import { newAdmin, newOwner, newPlayer } from './people.ts';
import { tablesOf } from './tables.ts';
import type { TestServer } from './test-server.ts';

export type { TestServer };

export interface TestServerOptions {
  /** URL of a PostgreSQL database. By default a new one if a server is available, else an embedded one. */
  databaseUrl?: string;
  /** Uses an embedded database even if a server is available. */
  embedded?: boolean;
  /** All requests of a test come from one address, so rate limits are off unless tested. */
  limits?: 'on' | 'off';
  trustProxy?: boolean;
  /** Multiplies the sockets allowed per address. */
  limitFactor?: number;
  /** Interval for detecting expired sessions, in milliseconds. */
  lookForEndedEvery?: number;
  /** A bucket for the pictures, instead of files. */
  s3?: S3Config;
  /** Jobs are run: mails, Discord, the clock. By default they are only enqueued, which takes half the time. */
  works?: boolean;
  /** The site, if not from its build. */
  site?: SiteSource;
}

/** One server for all tests of the file, requested at top level and closed after the last test. */
export async function sharedTestServer(options?: TestServerOptions): Promise<TestServer> {
  const opening = startTestServer(options);
  afterAll(async () => (await opening).close());
  return opening;
}

/** The real server with an empty database of its own, the sandbox for external services and an adjustable clock. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { limits = 'off', trustProxy = false, works = false } = options;
  const dataDirectory = await mkdtemp(join(tmpdir(), 'one-dream-'));
  const database = await chooseDatabase({ ...options, dataDirectory });
  const publicUrl = 'https://play.example.in';
  const logs: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => void logs.push(line) });
  let clockOffset = 0;

  const sandbox = createSandbox({ dataDir: dataDirectory, redirectOrigins: () => [publicUrl] });
  const settings = await sandbox.start();
  const config = readConfig({
    ...{ DATA_DIR: dataDirectory, DATABASE_URL: database.url },
    // No test cuts the power.
    FSYNC: 'off',
  });
  const { platform, io, close } = await createPlatform({
    config: { ...config, ...settings, s3: options.s3, limitFactor: options.limitFactor ?? 1 },
    publicUrl,
    logger,
    now: () => new Date(Date.now() + clockOffset),
    // Longer waits are requested by the other side. Polling is expensive compared to most tests.
    jobPace: { firstWait: 1, longestWait: 2, look: 2, lookForRushes: 0.5 },
  });
  if (limits === 'off') platform.limiter = unlimited;
  const app = await buildApp({
    platform,
    io,
    trustProxy,
    limitFactor: options.limitFactor ?? 1,
    ...(options.lookForEndedEvery && { lookForEndedEvery: options.lookForEndedEvery }),
    // Tests inspect the rendered page, however busy the machine is.
    pageTimeout: 20_000,
    site: options.site,
    googleClientId: settings.google.clientId,
    sandbox: { plugin: sandbox.plugin, googleUrl: '/sandbox/google/choose' },
  });
  await platform.jobs.start();
  if (works) await platform.jobs.work();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const rows = { db: platform.db, platform };
  return {
    api: createApi({ url, logs }),
    now: platform.now,
    newPlayer: (person) => newPlayer(rows, person),
    newSquads: (count) => insertSquads(rows, { count }),
    admin: () => newAdmin(rows),
    owner: () => newOwner(rows),
    url,
    publicUrl,
    app,
    platform,
    db: platform.db,
    ...tablesOf(platform.db),
    sandbox: sandbox.controls,
    clock: {
      advance: (milliseconds) => {
        clockOffset += milliseconds;
      },
    },
    logs,
    close: async () => {
      // To Node a connection that a client opened and never used is not idle: it would be waited for, more than a minute.
      const late = setTimeout(() => app.server.closeAllConnections(), 1000);
      await app.close();
      clearTimeout(late);
      await close();
      await sandbox.stop();
      await database.drop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function chooseDatabase({
  dataDirectory,
  databaseUrl,
  embedded = false,
}: Pick<TestServerOptions, 'databaseUrl' | 'embedded'> & { dataDirectory: string }): Promise<{
  url: string | undefined;
  drop: () => Promise<void>;
}> {
  if (databaseUrl) return { url: databaseUrl, drop: async () => {} };
  const template = inject('templateOnServer');
  if (template !== undefined && !embedded) return createFreshDatabase({ template });
  await copyTemplate(dataDirectory);
  return { url: undefined, drop: async () => {} };
}

/** Copies a migrated, empty embedded database to a data directory. */
export async function copyTemplate(dataDirectory: string): Promise<void> {
  // In parallel: for a thousand small files this takes a tenth of the time of `cp`.
  cpSync(join(inject('templateDatabase'), 'postgres'), join(dataDirectory, 'postgres'), {
    recursive: true,
  });
}

const unlimited: RateLimiter = {
  consume: async () => {},
  giveBack: async () => {},
  take: async () => true,
  grant: async () => {},
  spend: async () => false,
  reset: async () => {},
};
