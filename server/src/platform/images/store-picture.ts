import { isImagePath } from '@one-dream/contract/images.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../platform.ts';
import { decodeDataUrl } from './data-url.ts';
import { ingestPicture } from './ingest-picture.ts';
import { imageRefusal } from './refusals.ts';
import type { ImageKind } from './shapes.ts';

/**
 * Keeps the picture of a JSON body: a data URL of a new one, or the path of one that is kept already.
 * @returns its path on the wire
 * @throws AppError that says at `field` why it is not taken
 */
export async function storePicture(
  platform: Pick<Platform, 'images' | 'storage'>,
  { picture, kind, field }: { picture: string; kind: ImageKind; field: string },
): Promise<string> {
  if (isImagePath(picture) && (await platform.storage.has(picture.slice(1)))) return picture;
  const decoded = decodeDataUrl(picture);
  if (decoded.ok) return ingestPicture(platform, { bytes: decoded.bytes, kind, field });
  const { code, message } = imageRefusal(decoded.reason);
  throw new AppError(code, message, { fields: { [field]: message } });
}
