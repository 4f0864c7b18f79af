import { defineTexts } from '@one-dream/contract/texts.ts';

export const postersTexts = defineTexts('posters', {
  full: 'There are {most} posters already. Delete one that is over first.',
  gone: 'This poster is no longer there.',
  changedMeanwhile: 'Somebody else changed this poster. Open it again to see what it is now.',
  orderChanged: 'The posters have changed. Have another look, then try again.',
  laterOrNone: 'That moment has passed. Choose a later one, or none.',
  created: 'Poster created.',
  saved: 'Poster saved.',
  orderSaved: 'The order is saved.',
  deleted: 'Poster deleted.',
});
