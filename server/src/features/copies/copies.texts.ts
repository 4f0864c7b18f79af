import { defineTexts } from '../../texts.ts';

export const copiesTexts = defineTexts('copies', {
  sayStart: {
    en: 'Say when the first match starts.',
    'hi-Latn': 'Batayein ki pehla match kab shuru hoga.',
    hi: 'बताएँ कि पहला मैच कब शुरू होगा।',
  },
  isDraft: {
    en: '{title} is a draft.',
    'hi-Latn': '{title} draft hai.',
    hi: '{title} ड्राफ़्ट है।',
  },
  isPublished: {
    en: '{title} is published.',
    'hi-Latn': '{title} publish ho gaya.',
    hi: '{title} पब्लिश हो गया।',
  },
});
