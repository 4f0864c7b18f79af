import { buffer } from 'node:stream/consumers';
import { imageCopies } from '@one-dream/contract/images.ts';
import { defineDailyJob } from '../jobs/define-job.ts';
import type { Platform } from '../platform.ts';
import * as queries from './picture-references.queries.ts';
import { removePicture } from './remove-picture.ts';

/** Removes unreferenced pictures: leftovers of a crash, replaced logos, deleted posters. */
const sweepPicturesJob = defineDailyJob({ name: 'unused-pictures', at: '05:40' });

/** Unused in two sweeps a day apart: longer than any pending call or form that holds the picture. Milliseconds. */
const unusedFor = 23 * 60 * 60 * 1000;
const atOnce = 10_000;

export function handlePictures(platform: Platform): void {
  platform.jobs.handle(sweepPicturesJob, () => sweepPictures(platform));
}

export async function sweepPictures(
  platform: Pick<Platform, 'db' | 'storage' | 'logger' | 'now'>,
): Promise<void> {
  const now = platform.now();
  for (const path of await queries.listExposed(platform.db)) await hide(platform, path);
  await queries.noteUnused(platform.db, now);
  const since = new Date(now.getTime() - unusedFor);
  const unused = await queries.listUnused(platform.db, since, atOnce);
  for (const path of unused) await removePicture(platform, path);
  if (unused.length > 0) platform.logger.info({ removed: unused.length }, 'unused pictures');
}

/** Moves a public picture to private storage: only the widest copy, which is the one shown. */
async function hide(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  path: string,
): Promise<void> {
  const hidden = path.replace('/images/', '/private/');
  const found = await storage.get(path.slice(1));
  if (!found) return;
  const body = await buffer(found.body);
  await storage.put({ key: hidden.slice(1), body, contentType: 'image/webp' });
  await db.transaction().execute((trx) => queries.renamePicture(trx, { from: path, to: hidden }));
  for (const copy of imageCopies(path)) await storage.delete(copy.slice(1));
}
