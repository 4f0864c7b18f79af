import { defineTexts } from '@one-dream/contract/texts.ts';

export const ladderTexts = defineTexts('ladder', {
  weekNotOver: 'That week is not over. Decide on Monday.',
  notProposed: 'This team is not proposed any more. Load the list again.',
  movedSince: 'This team has moved since then, so its proposal no longer applies.',
  hasPlace: 'The team is in that tier already.',
  hasNone: 'The team is in no tier.',
  decidedAlready: 'Somebody decided this already. Load the list again.',
  moved: 'Moved.',
  stays: 'It stays where it is.',
});
