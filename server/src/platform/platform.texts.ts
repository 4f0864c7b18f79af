import { defineTexts } from '@one-dream/contract/texts.ts';

export const platformTexts = defineTexts('platform', {
  manySignIn: 'Too many people are signing in right now. Please try again soon.',
  manyPages: 'Too many people are opening pages right now. Please try again in a few seconds.',
  tooMany:
    'Too many tries. Please wait {minutes, plural, =0 {{seconds} seconds} other {{minutes} minutes}} and try again.',
  picturesAway: 'We cannot reach our picture storage right now. Please try again in a moment.',
  pictureTooLarge: 'This picture is larger than {megabytes} MB. Choose a smaller one.',
  pictureUnsupported:
    'This file is not a picture we can use. Choose a PNG, JPEG, WebP, AVIF or GIF.',
  pictureTooManyPixels:
    'This picture has more than {megapixels} megapixels. Choose a smaller one or scale it down.',
  pictureTooCostly:
    'This picture is stored in a way that takes too much work to open. Save it again as a plain JPEG or PNG, or take a screenshot of it.',
  picturesBusy:
    'Too many pictures are being uploaded right now. Please try again in a few seconds.',
  pictureBroken: 'This picture is damaged or incomplete. Save it again or choose another one.',
});
