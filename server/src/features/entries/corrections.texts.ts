import { defineTexts } from '@one-dream/contract/texts.ts';

export const correctionTexts = defineTexts('corrections', {
  corrected: 'It is corrected, and the team is told.',
  correctOne: 'Correct the team name or one player.',
});
