import type { Logger } from 'pino';
import type { OpenDatabase } from './database/database.ts';
import type { Db } from './database/schema.ts';
import type { Discord } from './discord/discord.ts';
import type { Google } from './google/google.ts';
import type { Images } from './images/create-images.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Live } from './live/live.ts';
import type { Mailer } from './mail/mail.ts';
import type { OrganisationReader } from './organisation/organisation.ts';
import type { Push } from './push/push.ts';
import type { RateLimiter } from './rate-limits/rate-limits.ts';
import type { Storage } from './storage/storage.ts';

/** External dependencies, behind adapters. */
export interface Outside {
  database: OpenDatabase;
  db: Db;
  jobs: Jobs;
  storage: Storage;
  images: Images;
  /** Where daily backups go, what they are encrypted with, and where they are made. */
  backups: { place: Storage; secret: string; directory: string } | undefined;
  /** Where its files are. */
  dataDirectory: string;
  /** Address of the feed that tells of newer versions. */
  releaseFeed: string | undefined;
  mailer: Mailer | undefined;
  /** Absent if Discord is neither configured nor simulated. */
  discord: Discord | undefined;
  google: Google | undefined;
  push: Push;
  live: Live;
  limiter: RateLimiter;
  organisation: OrganisationReader;
  /** Origin of the site, without a trailing slash; links in mails start with it. */
  publicUrl: string;
  /** Whether the back office locks out staff without a second factor after the deadline. */
  secondFactor: 'required' | 'offered';
  logger: Logger;
  now: () => Date;
}
