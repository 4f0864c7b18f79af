import { imageUrl, imageWidths } from '@one-dream/contract/images.ts';
import type { Platform } from '../platform.ts';
import { deleteKeptPicture } from './kept-pictures.queries.ts';

/** Removes every width of a picture. What cannot be removed now is found by the next sweep, and nobody waits for it. */
export async function removePicture(
  { db, storage, logger }: Pick<Platform, 'db' | 'storage' | 'logger'>,
  path: string,
): Promise<void> {
  try {
    for (const width of imageWidths(path)) await storage.delete(imageUrl(path, width).slice(1));
    await deleteKeptPicture(db, path);
  } catch (error) {
    logger.warn({ err: error }, 'removing a picture');
  }
}
