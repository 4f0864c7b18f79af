import { defineDailyJob } from '../jobs/define-job.ts';
import type { Platform } from '../platform.ts';
import { listUnused, noteUnused } from './kept-pictures.queries.ts';
import { removePicture } from './remove-picture.ts';

/** Removes pictures that no row names: what a kill left, a logo that was replaced, a poster that was deleted. */
const sweepPicturesJob = defineDailyJob({ name: 'unused-pictures', at: '05:40' });

/** Unused at two sweeps, a day apart: longer than any call or form that has such a picture in hand. Milliseconds. */
const unusedFor = 23 * 60 * 60 * 1000;
const atOnce = 10_000;

export function handlePictures(platform: Platform): void {
  platform.jobs.handle(sweepPicturesJob, () => sweepPictures(platform));
}

export async function sweepPictures(
  platform: Pick<Platform, 'db' | 'storage' | 'logger' | 'now'>,
): Promise<void> {
  const now = platform.now();
  await noteUnused(platform.db, now);
  const since = new Date(now.getTime() - unusedFor);
  const unused = await listUnused(platform.db, { since, limit: atOnce });
  for (const path of unused) await removePicture(platform, path);
  if (unused.length > 0) platform.logger.info({ removed: unused.length }, 'unused pictures');
}
