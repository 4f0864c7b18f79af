import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { insertBackup } from '../../features/dashboard/site.queries.ts';
import { defineDailyJob } from '../../platform/jobs/define-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { type BackupManifest, verifyBackup } from './backup-format.ts';
import { listExpired, nameOf } from './backup-retention.rules.ts';
import { fetchEncrypted, listEncrypted, putEncrypted } from './encrypted-parts.ts';
import { writeBackup } from './write-backup.ts';

/** In the early morning, when nobody plays. */
const backupJob = defineDailyJob({ name: 'site-backup', at: '04:40', expireInSeconds: 60 * 60 });

export function handleBackups(platform: Platform): void {
  if (platform.backups)
    platform.jobs.handle(backupJob, async () => void (await backUpAway(platform)));
}

/**
 * Writes an encrypted backup to the configured place, reads it back, compares it with what was written, and removes expired
 * backups.
 */
export async function backUpAway(
  platform: Pick<Platform, 'backups' | 'database' | 'db' | 'logger' | 'now' | 'storage'>,
): Promise<BackupManifest> {
  const { backups, database, db, logger, now, storage } = platform;
  if (!backups) throw new Error('BACKUP_DIR or BACKUP_S3_BUCKET is not set.');
  const { place, secret } = backups;
  const made = now();
  const name = nameOf(made);
  const folder = join(backups.directory, '.backup');
  // Left by a process that was killed.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const [file, opened] = [join(folder, 'written'), join(folder, 'opened')];
    const manifest = await writeBackup({ database, storage, file, now: made });
    const bytes = await putEncrypted(place, { name, file, secret });
    await rm(file);
    await fetchEncrypted(place, { name, file: opened, secret });
    const found = await verifyBackup(opened);
    if (!isDeepStrictEqual(found.manifest, manifest))
      throw new Error(`The backup ${name} could not be read back as it was written.`);
    await insertBackup(db, { name, made_at: made, bytes });
    await removeExpired(platform, name);
    logger.info({ name, bytes }, 'backed up');
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes expired backups, and the parts that failed attempts left. */
async function removeExpired(
  { backups, logger }: Pick<Platform, 'backups' | 'logger'>,
  newest: string,
): Promise<void> {
  if (!backups) return;
  const { whole, parts } = await listEncrypted(backups.place);
  const incomplete = [...parts.keys()].filter((name) => !whole.includes(name) && name < newest);
  const gone = [...listExpired(whole), ...incomplete];
  for (const name of gone) for (const key of parts.get(name) ?? []) await backups.place.delete(key);
  if (gone.length > 0) logger.info({ removed: gone }, 'old backups');
}
