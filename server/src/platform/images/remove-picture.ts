import { imageCopies } from '@one-dream/contract/images.ts';
import type { Platform } from '../platform.ts';
import { deleteKeptPicture } from './picture-references.queries.ts';

/** Removes every copy of a picture. Failures are left to the next sweep. */
export async function removePicture(
  { db, storage, logger }: Pick<Platform, 'db' | 'storage' | 'logger'>,
  path: string,
): Promise<void> {
  try {
    for (const copy of imageCopies(path)) await storage.delete(copy.slice(1));
    await deleteKeptPicture(db, path);
  } catch (error) {
    logger.warn({ err: error }, 'removing a picture');
  }
}
