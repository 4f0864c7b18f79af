import { defineTexts } from '@one-dream/contract/texts.ts';

export const copiesTexts = defineTexts('copies', {
  sayStart: 'Say when the first match starts.',
  isDraft: '{title} is a draft.',
  isPublished: '{title} is published.',
});
