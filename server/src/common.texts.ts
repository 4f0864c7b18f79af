import { defineTexts } from '@one-dream/contract/texts.ts';

export const commonTexts = defineTexts('common', {
  /** `3rd` */
  ordinal: '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  noTournament: 'There is no such tournament.',
  noTeam: 'There is no such team.',
  noMatch: 'There is no such match.',
  noStage: 'There is no such stage.',
  noGroup: 'There is no such group.',
  noEntry: 'There is no such entry.',
  noSeries: 'There is no such series.',
  noPreset: 'There is no such preset.',
  accountGone: 'This account no longer exists.',
  tournamentOver: 'This tournament is over.',
  noPicture: 'There is no such picture.',
  drawingMany: 'Many pictures are being drawn right now. Try again shortly.',
  choosePicture: 'Choose a picture.',
  onlyLeader: 'Only the team leader can do this.',
  notInTeam: 'You are not in a team.',
  timePast: 'That time is past. Choose one that is to come.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  databaseAway: 'We cannot reach our database right now. Please try again in a moment.',
  ownerJudges: 'Only the owner can decide about the owner.',
  matchChanged: 'Somebody else changed this match. Load it again.',
  noPlayer: 'There is no such player.',
  saved: 'Saved.',
});
