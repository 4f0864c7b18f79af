import { type ErrorCode, errorStatus } from '@one-dream/contract/errors.ts';
import { picture } from '@one-dream/contract/limits.ts';

/** Why a picture was not taken. */
export type ImageRefusalReason = 'too-large' | 'unsupported' | 'too-many-pixels' | 'broken';

const refusals = {
  'too-large': {
    code: 'IMAGE_TOO_LARGE',
    message: `This picture is larger than ${picture.maxBytes / 1024 / 1024} MB. Choose a smaller one.`,
  },
  unsupported: {
    code: 'IMAGE_UNSUPPORTED',
    message: 'This file is not a picture we can use. Choose a PNG, JPEG, WebP, AVIF or GIF.',
  },
  'too-many-pixels': {
    code: 'IMAGE_TOO_MANY_PIXELS',
    message: `This picture has more than ${picture.maxPixels / 1_000_000} megapixels. Choose a smaller one or scale it down.`,
  },
  broken: {
    code: 'IMAGE_BROKEN',
    message: 'This picture is damaged or incomplete. Save it again or choose another one.',
  },
} as const satisfies Record<ImageRefusalReason, { code: ErrorCode; message: string }>;

/** What a person is told about a refused picture, with the code and status it travels under. */
export function imageRefusal(reason: ImageRefusalReason) {
  const refusal = refusals[reason];
  return { ...refusal, status: errorStatus[refusal.code] };
}
