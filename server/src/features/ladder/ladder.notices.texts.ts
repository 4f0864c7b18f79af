import { defineTexts } from '@one-dream/contract/texts.ts';

export const ladderNoticeTexts = defineTexts('ladderNotices', {
  lost: '{team} lost its place in {tier}',
  lostOnLadder: '{team} lost its place in the ladder',
  up: '{team} moves up to {tier}',
  down: '{team} moves down to {tier}',
  stays: '{team} stays in {tier}',
  isIn: '{team} is in {tier} now',
  reason: '{reason} Your place on the ladder says which scrims you enter first.',
});
