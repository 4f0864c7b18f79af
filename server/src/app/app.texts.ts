import { defineTexts } from '@one-dream/contract/texts.ts';

export const appTexts = defineTexts('app', {
  bodyTooLarge: 'The body has more in it than any call takes.',
  pictureTooLarge: 'That picture is too large. It may have up to {megabytes} MB.',
  notFetched: 'That file could not be fetched from Discord. Attach it again.',
  noFile: 'There is no such file.',
  noStandings: 'There are no standings.',
  pictureGone: 'This picture is no longer here.',
  nothingHere: 'There is nothing here.',
});
