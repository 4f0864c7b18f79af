import { readFile } from 'node:fs/promises';
import { withOrganisationOverrides } from '@one-dream/contract/organisation-overrides.ts';
import { type Organisation, organisationSchema } from '@one-dream/contract/organisation-schema.ts';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { readMatchNews } from '../features/matches/match-reads.actions.ts';
import { storePushKeys } from '../features/notifications/push-keys.queries.ts';
import { addDeliveredPresets } from '../features/standings/delivered-presets.queries.ts';
import { readTournamentNews } from '../features/tournaments/tournaments.actions.ts';
import { backUpBeforeMigration } from '../operations/backup/before-migration.ts';
import { refuseBreakingUpgrade } from '../operations/breaking-upgrade.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate, upgradeInTurn } from '../platform/database/migrate.ts';
import { putSiteNote } from '../platform/database/site-keys.queries.ts';
import { createDiscord } from '../platform/discord/discord.ts';
import { createGoogle } from '../platform/google/google.ts';
import { createImages } from '../platform/images/create-images.ts';
import { createJobs, type JobPace } from '../platform/jobs/jobs.ts';
import { createSocketLive } from '../platform/live/socket-live.ts';
import { createMailer } from '../platform/mail/mail.ts';
import { createOrganisationReader } from '../platform/organisation/organisation.ts';
import type { Platform } from '../platform/platform.ts';
import { createPush, makePushKeys } from '../platform/push/push.ts';
import { createRateLimiter } from '../platform/rate-limits/rate-limits.ts';
import { createBackupStorage, createStorage } from '../platform/storage/create-storage.ts';
import { createHooks } from '../platform/work/hooks.ts';
import { createSocketServer } from '../transports/socket/socket-server.ts';
import { version } from '../version.ts';
import { wireHooks, writers } from './wire-features.ts';

export interface PlatformOptions {
  /** The sandbox's settings replace anything not configured. */
  config: Config;
  publicUrl: string;
  logger: Logger;
  now?: () => Date;
  /** Overrides of the default organisation if no file has any: a demo's. */
  organisation?: object | undefined;
  jobPace?: JobPace;
}

/** Opens all external dependencies: database (migrated), storage, queue, mail, Discord, Google, socket. */
export async function createPlatform({
  config,
  publicUrl,
  logger,
  now = () => new Date(),
  organisation: own,
  jobPace,
}: PlatformOptions) {
  const initial = parseOrganisation(await readOverrides(config.organisationFile, own));
  const database = await openDatabase(
    config.databaseUrl
      ? { url: config.databaseUrl, hold: 'site' }
      : { directory: config.dataDirectory, isDurable: config.fsync },
  );
  await refuseBreakingUpgrade(database.db, { version, agreedTo: config.upgradeTo });
  await upgradeInTurn(database, async () => {
    const { dataDirectory } = config;
    const file = await backUpBeforeMigration(database, { dataDirectory, now: now() });
    if (file) logger.info({ file }, 'backed up before the upgrade');
    const applied = await migrate(database);
    if (applied.length > 0) logger.info({ applied }, 'database migrated');
  });
  await putSiteNote(database.db, { name: 'run-version', value: version });
  await addDeliveredPresets(database.db);
  const storage = await createStorage(config);
  const shared = config.redisUrl
    ? await openShared(config.redisUrl, { config, logger })
    : undefined;
  const io = createSocketServer({ adapter: shared?.live.adapter });
  const organisation = createOrganisationReader({ database, initial, logger });
  const mailAddress = `no-reply@${new URL(publicUrl).hostname}`;
  const mailer = config.smtpUrl
    ? createMailer({
        smtpUrl: config.smtpUrl,
        perDay: config.mailPerDay,
        readFrom: async () =>
          config.mailFrom ?? {
            name: (await organisation.readInTime()).name,
            address: mailAddress,
          },
      })
    : undefined;
  const platform: Platform = {
    database,
    db: database.db,
    jobs: createJobs({ database, logger, now, pace: jobPace }),
    storage,
    images: createImages({ storage }),
    backups: config.backups && {
      place: await createBackupStorage(config.backups.to),
      secret: config.backups.secret,
      directory: config.dataDirectory,
    },
    mailer,
    discord:
      config.discord &&
      createDiscord({
        ...config.discord,
        publicKey: config.discordPublicKey ?? config.discord.publicKey,
      }),
    google: config.google && createGoogle(config.google),
    push: createPush({
      keys: await storePushKeys(database.db, makePushKeys),
      subject: pushSubject({ publicUrl, mailFrom: config.mailFrom ?? mailAddress }),
      takesLoopback: config.sandbox,
    }),
    live: createSocketLive(io, {
      readNews: (id) => readTournamentNews(database.db, id),
      readMatch: (id) => readMatchNews(database.db, id),
    }),
    limiter: createRateLimiter({
      redis: shared?.redis,
      prefix: config.redisPrefix,
      callFactor: config.limitFactor,
    }),
    organisation,
    publicUrl,
    dataDirectory: config.dataDirectory,
    releaseFeed: config.releaseFeed,
    secondFactor: config.secondFactor,
    logger,
    now,
    hooks: createHooks(),
    writers,
  };
  wireHooks(platform);
  return {
    platform,
    io,
    close: async () => {
      // Attached by a listening server; commands have none.
      if (io.engine) await io.close();
      await platform.jobs.stop();
      mailer?.close();
      shared?.redis.disconnect();
      shared?.live.disconnect();
      await database.close();
    },
  };
}

/** Redis, shared by several processes; not loaded for a single one. */
async function openShared(
  url: string,
  { config: { redisPrefix: prefix }, logger }: { config: Config; logger: Logger },
) {
  const { createLiveAdapter, openRedis } = await import('../platform/redis/redis.ts');
  return { redis: openRedis({ url, logger }), live: createLiveAdapter({ url, prefix, logger }) };
}

/** Contact for push services, which require one: the site if it has a certificate, else its mail sender. */
function pushSubject({ publicUrl, mailFrom }: { publicUrl: string; mailFrom: string }): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  return `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

async function readOverrides(file: string | undefined, own: object = {}): Promise<object> {
  if (!file) return own;
  return JSON.parse(await readFile(file, 'utf8'));
}

function parseOrganisation(overrides: object): Organisation {
  const parsed = organisationSchema.safeParse(withOrganisationOverrides(overrides));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`ORGANISATION_FILE has values that cannot be used:\n${problems.join('\n')}`);
}
