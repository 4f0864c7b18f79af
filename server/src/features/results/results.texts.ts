import { defineTexts } from '@one-dream/contract/texts.ts';

export const resultsTexts = defineTexts('results', {
  savedMeanwhile: '{by} saved this match before you. Compare the two and save again.',
  notInLobby: 'This team is not in the lobby.',
  notInSquad: 'This player is not in the squad.',
  notPlayerList:
    "This is not the observer client's player list. Save the answer of gettotalplayerlist and choose that file.",
  whichMatch: 'This block has several matches. Say which one this is.',
  nobodyYet: 'No team is in this match yet. Publish its draw first, then enter the result.',
  noResultYet: 'This match has no result yet. Publish it first.',
  publishedAlready:
    'This match is published already. Correct it, with a reason that everybody reads.',
  begunMeanwhile:
    'The next match has begun, or somebody else published this one. Ask a scorer to correct it.',
  nothingDifferent: 'Nothing is different from what is published.',
  stageFinal: '{stage} is final. Ask the owner to reopen it before you change a result.',
  notBegun: 'This match has not begun. Replace the team in the draw.',
  lineupStays: 'This result is published. Who played stays as it is.',
  checkRows: 'Check the rows and try again.',
  onlyLeadersHere: 'Only leaders of teams in this match can do that.',
  noMorePictures: 'This match no longer accepts pictures.',
  publishAnyway: '{warning} Publish it all the same?',
  somebody: 'Somebody',
  cancelled: 'This match was cancelled, so it has no result.',
  void: 'This match is void. Enter the result at its replay.',
  postponed: 'This match is postponed. Give it a new start first.',
  hasPlace: 'It has the place from this match on.',
  published: 'The result is published.',
  corrected: 'The correction is published.',
  pictureSeen: 'The scorers see your picture.',
  screensUnwanted: 'This organisation keeps no pictures of result screens.',
});
