import { type ErrorCode, errorStatus } from '@one-dream/contract/errors.ts';
import { picture } from '@one-dream/contract/limits.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { platformTexts } from '../platform.texts.ts';

/** Reason for rejecting a picture. */
export type ImageRefusalReason =
  | 'too-large'
  | 'unsupported'
  | 'too-many-pixels'
  | 'too-costly'
  | 'broken';

const refusals = {
  'too-large': {
    code: 'IMAGE_TOO_LARGE',
    said: platformTexts.pictureTooLarge({ megabytes: picture.maxBytes / 1024 / 1024 }),
  },
  unsupported: {
    code: 'IMAGE_UNSUPPORTED',
    said: platformTexts.pictureUnsupported,
  },
  'too-many-pixels': {
    code: 'IMAGE_TOO_MANY_PIXELS',
    said: platformTexts.pictureTooManyPixels({ megapixels: picture.maxPixels / 1_000_000 }),
  },
  'too-costly': {
    code: 'IMAGE_UNSUPPORTED',
    said: platformTexts.pictureTooCostly,
  },
  broken: {
    code: 'IMAGE_BROKEN',
    said: platformTexts.pictureBroken,
  },
} as const satisfies Record<ImageRefusalReason, { code: ErrorCode; said: Translatable }>;

export function imageRefusal(reason: ImageRefusalReason) {
  const refusal = refusals[reason];
  return { ...refusal, status: errorStatus[refusal.code] };
}
