import { defineTexts } from '../../texts.ts';

export const correctionTexts = defineTexts('corrections', {
  corrected: {
    en: 'It is corrected, and the team is told.',
    'hi-Latn': 'Sahi kar diya, team ko bata diya.',
    hi: 'सही कर दिया, टीम को बता दिया।',
  },
  correctOne: {
    en: 'Correct the team name or one player.',
    'hi-Latn': 'Team ka naam ya ek player sahi karein.',
    hi: 'टीम का नाम या एक प्लेयर सही करें।',
  },
});
