import { defineTexts } from '@one-dream/contract/texts.ts';

export const disciplineTexts = defineTexts('discipline', {
  proposalDecided: 'This proposal was decided already.',
  strikesTakenBack:
    'A strike was taken back: {points} of {needed} points are left. Decline the proposal.',
  banNotInForce: 'This ban is not in force.',
  noAppeal: 'There is no appeal that waits for an answer.',
  noBan: 'There is no such ban.',
  tooLong: 'A ban of more than {days} days is for the owner to decide.',
  teamBanned: 'Your team is banned. Your leader sees why under Profile, Fair play.',
  playersBanned:
    '{count, plural, one {{names} is banned} other {{names} are banned}} and cannot play. Play with somebody else.',
  impartial: 'This is about you or your team. Ask another admin or the owner to decide it.',
  appealedAlready: 'You have appealed against this ban already.',
  banOver: 'This ban is over already.',
  noEntryHere: 'There is no such entry in this tournament.',
  teamGone: 'This team is gone. Choose a player of it.',
  notInLineup: 'This player is not in the lineup of the team.',
  noAccount: 'There is no such account.',
  struckAlready: 'This entry already has its no-show strike.',
  noStrike: 'There is no such strike.',
  takenBack: 'This strike was taken back already.',
  aPlayer: 'A player',
  strikeGiven: 'The strike is given. They are told.',
  strikeTakenBack: 'The strike is taken back.',
  banTold: 'The ban is in force. They are told why and until when.',
  banInForce: 'The ban is in force.',
  proposalDeclined: 'The proposal is declined.',
  banLifted: 'The ban is lifted.',
  appealAccepted: 'The appeal is accepted, the ban lifted.',
  appealRejected: 'The appeal is rejected.',
  appealSent: 'Your appeal is with the staff. You will hear from them by mail.',
});
