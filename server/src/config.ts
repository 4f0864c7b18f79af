import { resolve } from 'node:path';
import { withoutLastSlashes } from '@one-dream/contract/without-last-slashes.ts';
import * as z from 'zod/mini';
import type { DiscordConfig } from './platform/discord/discord.ts';
import type { GoogleConfig } from './platform/google/google.ts';
import type { S3Config } from './platform/storage/storage.ts';

const text = z.optional(z.string());
const flag = z.optional(z.enum(['on', 'off']));

const environment = z.object({
  // A mistyped value would leave the stand-ins enabled in public.
  NODE_ENV: z.optional(
    z.enum(
      ['production', 'development', 'test'],
      'NODE_ENV must be production, development or test. For people it is production',
    ),
  ),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(z.url('PUBLIC_URL must be a URL such as https://play.example.in')),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: text,
  FSYNC: flag,
  REDIS_URL: text,
  REDIS_PREFIX: z._default(z.string(), 'one-dream'),
  S3_ENDPOINT: z.optional(z.url('S3_ENDPOINT must be a URL such as https://s3.example.in')),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  BACKUP_DIR: text,
  BACKUP_S3_ENDPOINT: z.optional(
    z.url('BACKUP_S3_ENDPOINT must be a URL such as https://s3.example.in'),
  ),
  BACKUP_S3_REGION: z._default(z.string(), 'us-east-1'),
  BACKUP_S3_BUCKET: text,
  BACKUP_S3_ACCESS_KEY_ID: text,
  BACKUP_S3_SECRET_ACCESS_KEY: text,
  BACKUP_KEY: z.optional(
    z.string().check(z.minLength(24, 'BACKUP_KEY must have 24 characters or more')),
  ),
  SMTP_URL: text,
  MAIL_FROM: text,
  MAIL_PER_DAY: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  DISCORD_CLIENT_ID: text,
  DISCORD_CLIENT_SECRET: text,
  DISCORD_BOT_TOKEN: text,
  DISCORD_PUBLIC_KEY: z.optional(
    z
      .string()
      .check(z.regex(/^[0-9a-f]{64}$/i, 'DISCORD_PUBLIC_KEY must be 64 hexadecimal digits')),
  ),
  DISCORD_GUILD_ID: text,
  DISCORD_REGISTERED_ROLE_ID: text,
  DISCORD_API_URL: z._default(z.string(), 'https://discord.com/api'),
  DISCORD_AUTHORIZE_URL: z._default(z.string(), 'https://discord.com/oauth2/authorize'),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_ISSUER: z._default(z.string(), 'https://accounts.google.com'),
  GOOGLE_JWKS_URL: z._default(z.string(), 'https://www.googleapis.com/oauth2/v3/certs'),
  ORGANISATION_FILE: text,
  TRUST_PROXY: text,
  LIMIT_FACTOR: z._default(z.coerce.number().check(z.minimum(0.1), z.maximum(10_000)), 1),
  PAGE_PATIENCE: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  UPGRADE_TO: text,
  RELEASE_FEED: z.optional(
    z.union([z.literal('off'), z.url()], 'RELEASE_FEED must be a URL, or off'),
  ),
  GUEST_CONTACT_WEEKS: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 4),
  METRICS_TOKEN: z.optional(
    z.string().check(z.minLength(16, 'METRICS_TOKEN must have 16 characters or more')),
  ),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  DEMO: flag,
  SANDBOX: flag,
  SECOND_FACTOR: z.optional(
    z.enum(['required', 'offered'], 'SECOND_FACTOR must be required or offered'),
  ),
});

/** Proxies trusted to set `X-Forwarded-For`: none, all, these addresses, or this many hops. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

export interface Config {
  production: boolean;
  /** Reachable from this machine only, according to the configuration. */
  local: boolean;
  port: number;
  host: string;
  /** Public origin, without a trailing slash. `undefined`: derived from host and port. */
  publicUrl: string | undefined;
  dataDirectory: string;
  databaseUrl: string | undefined;
  /** Whether acknowledged writes of the embedded database survive a power cut. */
  fsync: boolean;
  redisUrl: string | undefined;
  /** Prefix of every key, for installations that share a Redis. */
  redisPrefix: string;
  /** Bucket for pictures. `undefined`: in the data directory. */
  s3: S3Config | undefined;
  /** Where backups go, and what they are encrypted with. `undefined`: none are made daily. */
  backups: { to: S3Config | { directory: string }; secret: string } | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** How many mails the account at the mail server may send a day. `undefined`: any number. */
  mailPerDay: number | undefined;
  discord: DiscordConfig | undefined;
  /** Public key that verifies interactions; the sandbox's own key by default. */
  discordPublicKey: string | undefined;
  google: GoogleConfig | undefined;
  organisationFile: string | undefined;
  trustProxy: TrustProxy;
  /** Whether the owner, admins and everyone with a duty must have a second factor. */
  secondFactor: 'required' | 'offered';
  /** Multiplies limits of calls and of sockets per address, but not of password guessing. */
  limitFactor: number;
  /** How long a page waits for its data, in milliseconds. `undefined`: the default. */
  pageTimeout: number | undefined;
  /** The version that the operator is ready for, though it needs more than a restart. */
  upgradeTo: string | undefined;
  /** Address of the feed of releases. `undefined`: nobody looks for a newer version. */
  releaseFeed: string | undefined;
  /** How long the contact of guest teams' captains is kept after their event, in weeks. */
  guestContactWeeks: number;
  /** Token for `/metrics`. `undefined`: open to this machine only, and disabled in production. */
  metricsToken: string | undefined;
  logLevel: string;
  /** Fills an empty database with the demo organisation, whose passwords are public. */
  demo: boolean;
  /** Substitutes Discord, Google and the mail server if not configured. */
  sandbox: boolean;
}

/**
 * Reads and validates the environment; no other code reads it.
 * @throws Error listing everything missing or invalid, one per line
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  // Compose files and shells pass unset variables as empty.
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const local = isLocal(values);
  const plain = isPlain(values);
  const missing = listMissing(values, production);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  // Switches that open the site to strangers default to on only on a local machine, or if set; never in production.
  const isOn = (said: 'on' | 'off' | undefined) => !production && (said ? said === 'on' : local);
  return {
    production,
    local,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL && withoutLastSlashes(values.PUBLIC_URL),
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    fsync: values.FSYNC !== 'off',
    redisUrl: values.REDIS_URL,
    redisPrefix: values.REDIS_PREFIX,
    s3: readS3(values, 'S3'),
    backups: readBackups(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailPerDay: values.MAIL_PER_DAY,
    discord: plain ? undefined : readDiscord(values),
    discordPublicKey: values.DISCORD_PUBLIC_KEY,
    google:
      values.GOOGLE_CLIENT_ID && !plain
        ? {
            clientId: values.GOOGLE_CLIENT_ID,
            issuer: values.GOOGLE_ISSUER,
            jwksUrl: values.GOOGLE_JWKS_URL,
          }
        : undefined,
    organisationFile: values.ORGANISATION_FILE,
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    secondFactor: values.SECOND_FACTOR ?? (production ? 'required' : 'offered'),
    limitFactor: values.LIMIT_FACTOR,
    pageTimeout: values.PAGE_PATIENCE,
    upgradeTo: values.UPGRADE_TO,
    releaseFeed: values.RELEASE_FEED === 'off' ? undefined : values.RELEASE_FEED,
    guestContactWeeks: values.GUEST_CONTACT_WEEKS,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    demo: isOn(values.DEMO),
    sandbox: isOn(values.SANDBOX),
  };
}

type Environment = z.output<typeof environment>;

/** Whether the configuration implies use by this machine only: a public address or a proxy implies otherwise. */
function isLocal({ NODE_ENV, HOST, PUBLIC_URL, TRUST_PROXY }: Environment): boolean {
  if (NODE_ENV === 'production' || !isLoopback(HOST)) return false;
  if (TRUST_PROXY !== undefined && readTrustProxy(TRUST_PROXY) !== false) return false;
  return PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname);
}

/**
 * Whether people come by plain http, before the site has a name: browsers and providers then allow neither passkeys nor
 * sign-in with Discord or Google.
 */
function isPlain({ NODE_ENV, PUBLIC_URL = '' }: Environment): boolean {
  return NODE_ENV === 'production' && PUBLIC_URL.startsWith('http:');
}

function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

function listMissing(values: Environment, production: boolean): string[] {
  const missing: string[] = [];
  const need = (name: keyof Environment, why: string) => {
    if (values[name] === undefined) missing.push(`${name} is missing: ${why}`);
  };
  for (const bucket of ['S3', 'BACKUP_S3'] as const) {
    if (!values[`${bucket}_BUCKET`]) continue;
    need(`${bucket}_ENDPOINT`, `the address of the service that has ${bucket}_BUCKET.`);
    need(`${bucket}_ACCESS_KEY_ID`, `it opens ${bucket}_BUCKET.`);
    need(`${bucket}_SECRET_ACCESS_KEY`, `it belongs to ${bucket}_ACCESS_KEY_ID.`);
  }
  if (values.BACKUP_S3_BUCKET || values.BACKUP_DIR)
    need('BACKUP_KEY', 'backups are encrypted with it. Make one: openssl rand -base64 32');
  if (values.DISCORD_CLIENT_ID) need('DISCORD_CLIENT_SECRET', 'it belongs to DISCORD_CLIENT_ID.');
  if (!production) return missing;
  need('PUBLIC_URL', 'links in mails and sign-in with Discord are made from it.');
  if (values.SMTP_URL)
    need('MAIL_FROM', 'the sender of mails, such as One Dream Esports <no-reply@example.in>.');
  else if (isPlain(values))
    need('SMTP_URL', 'by plain http (PUBLIC_URL) people can sign up by mail only.');
  else if (!values.GOOGLE_CLIENT_ID)
    need(
      'DISCORD_CLIENT_ID',
      'without SMTP_URL and GOOGLE_CLIENT_ID nobody could sign up any other way.',
    );
  return missing;
}

function readS3(values: Environment, named: 'S3' | 'BACKUP_S3'): S3Config | undefined {
  const {
    [`${named}_ENDPOINT` as const]: endpoint,
    [`${named}_REGION` as const]: region,
    [`${named}_BUCKET` as const]: bucket,
    [`${named}_ACCESS_KEY_ID` as const]: accessKeyId,
    [`${named}_SECRET_ACCESS_KEY` as const]: secretAccessKey,
  } = values;
  if (!bucket || !endpoint || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

function readBackups(values: Environment): Config['backups'] {
  const { BACKUP_DIR: directory, BACKUP_KEY: secret } = values;
  const to = readS3(values, 'BACKUP_S3') ?? (directory && { directory: resolve(directory) });
  return to && secret ? { to, secret } : undefined;
}

function readDiscord(values: Environment): DiscordConfig | undefined {
  if (!values.DISCORD_CLIENT_ID || !values.DISCORD_CLIENT_SECRET) return undefined;
  return {
    clientId: values.DISCORD_CLIENT_ID,
    clientSecret: values.DISCORD_CLIENT_SECRET,
    botToken: values.DISCORD_BOT_TOKEN,
    guildId: values.DISCORD_GUILD_ID,
    registeredRoleId: values.DISCORD_REGISTERED_ROLE_ID,
    apiUrl: values.DISCORD_API_URL,
    authorizeUrl: values.DISCORD_AUTHORIZE_URL,
  };
}

function readTrustProxy(value: string | undefined): TrustProxy {
  if (value === undefined || value === 'off' || value === 'false') return false;
  if (value === 'on' || value === 'true') return true;
  return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : value;
}
