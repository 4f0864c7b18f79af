import { defineTexts } from '../../texts.ts';

export const ladderTexts = defineTexts('ladder', {
  weekNotOver: {
    en: 'That week is not over. Decide on Monday.',
    'hi-Latn': 'Woh hafta khatam nahi hua. Monday ko faisla karein.',
    hi: 'वह हफ़्ता ख़त्म नहीं हुआ। सोमवार को फ़ैसला करें।',
  },
  notProposed: {
    en: 'This team is not proposed any more. Load the list again.',
    'hi-Latn': 'Is team ka ab koi proposal nahi hai. List dobara load karein.',
    hi: 'इस टीम का अब कोई सुझाव नहीं है। लिस्ट दोबारा लोड करें।',
  },
  movedSince: {
    en: 'This team has moved since. Its proposal holds no longer.',
    'hi-Latn': 'Is team ki jagah is beech badal chuki hai. Uska proposal ab lagu nahi.',
    hi: 'इस टीम की जगह इस बीच बदल चुकी है। उसका सुझाव अब लागू नहीं।',
  },
  hasPlace: {
    en: 'It has that place already.',
    'hi-Latn': 'Uski woh jagah pehle se hai.',
    hi: 'उसकी वह जगह पहले से है।',
  },
  hasNone: {
    en: 'It has no place.',
    'hi-Latn': 'Uski koi jagah nahi hai.',
    hi: 'उसकी कोई जगह नहीं है।',
  },
  decidedAlready: {
    en: 'Somebody decided this already. Load the list again.',
    'hi-Latn': 'Kisi ne iska faisla pehle hi kar diya. List dobara load karein.',
    hi: 'किसी ने इसका फ़ैसला पहले ही कर दिया। लिस्ट दोबारा लोड करें।',
  },
  moved: {
    en: 'Moved.',
    'hi-Latn': 'Jagah badal gayi.',
    hi: 'जगह बदल गई।',
  },
  stays: {
    en: 'It stays where it is.',
    'hi-Latn': 'Team wahin rahegi.',
    hi: 'टीम वहीं रहेगी।',
  },
});
