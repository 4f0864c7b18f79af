import { AppError } from '../../errors.ts';
import type { Platform } from '../platform.ts';
import { imageRefusal } from './refusals.ts';
import type { ImageKind } from './shapes.ts';

/**
 * Keeps a picture that a person sent. @returns its path on the wire
 * @throws AppError that says at `field` why the picture is not taken
 */
export async function ingestPicture(
  { images }: Pick<Platform, 'images'>,
  { bytes, kind, field }: { bytes: Uint8Array; kind: ImageKind; field: string },
): Promise<string> {
  const result = await images.ingest({ bytes, kind });
  if (result.ok) return result.path;
  const { code, message } = imageRefusal(result.reason);
  throw new AppError(code, message, { fields: { [field]: message } });
}
