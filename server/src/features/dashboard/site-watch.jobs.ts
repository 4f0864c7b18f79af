import { defineDailyJob } from '../../platform/jobs/define-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { listOwners } from '../users/users.shared.queries.ts';
import { backupOldAfter } from './health.rules.ts';
import { lookForRelease } from './releases.actions.ts';
import { backupLate } from './site.events.ts';
import { findNewestBackup } from './site.queries.ts';

const backupAgeJob = defineDailyJob({ name: 'backup-age', at: '10:00' });
const releasesJob = defineDailyJob({ name: 'newer-version', at: '11:00' });

export function watchSite(platform: Platform): void {
  platform.jobs.handle(backupAgeJob, () => tellOfOldBackup(platform));
  platform.jobs.handle(releasesJob, () => lookForRelease(platform));
}

/** Notifies the owners, every day, while the newest backup is too old. */
export async function tellOfOldBackup(platform: Platform): Promise<void> {
  const { backups, db, now } = platform;
  const newest = backups && (await findNewestBackup(db));
  if (!newest) return;
  const age = now().getTime() - newest.made_at.getTime();
  if (age <= backupOldAfter) return;
  const owners = await listOwners(db);
  const days = Math.floor(age / (24 * 60 * 60 * 1000));
  await inUnitOfWork(platform, (work) => work.happened(backupLate, { owners, days }));
}
