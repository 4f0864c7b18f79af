import { defineTexts } from '@one-dream/contract/texts.ts';

export const sharingTexts = defineTexts('sharing', {
  noStandingsYet: 'There are no standings yet.',
  resultNotPublished: 'This match is not published yet.',
  slotsNotPublished: 'The slot list is not published yet.',
  noScheduleYet: 'There is no schedule yet.',
  noWinnersYet: 'There are no winners yet.',
  nothingToSay: 'There is nothing of this kind to say yet.',
});
