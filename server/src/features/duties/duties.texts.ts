import { defineTexts } from '@one-dream/contract/texts.ts';

export const dutiesTexts = defineTexts('duties', {
  host: 'host',
  scorer: 'scorer',
  caster: 'caster',
  treasurer: 'treasurer',
  ownTeam: 'This is about a team that you are in. Ask another host to decide it.',
  nobodyWithEmail: 'Nobody here has this email address. Check it, or have them sign up first.',
  ownerMakesTreasurer: 'Only the owner can make somebody treasurer.',
  endPast: 'The end is past already.',
  tournamentOver: 'This tournament is over, and duties end with it.',
  takenBack: 'This duty was taken back already.',
  ownerTakesBack: 'Only the owner can take the duty of a treasurer back.',
  nameScope: 'Name a tournament or a series.',
  given: 'The duty is theirs now.',
  taken: 'The duty is taken back.',
  nowServesTitle: 'You are {duty} of {event}',
  nowServes: 'The match console is open to you. Sign in again if you do not see it.',
});
