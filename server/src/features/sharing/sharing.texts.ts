import { defineTexts } from '../../texts.ts';

export const sharingTexts = defineTexts('sharing', {
  noStandingsYet: {
    en: 'There are no standings yet.',
    'hi-Latn': 'Abhi koi standings nahi hain.',
    hi: 'अभी कोई स्टैंडिंग नहीं है।',
  },
  resultNotPublished: {
    en: 'This match is not published yet.',
    'hi-Latn': 'Yeh match abhi publish nahi hua.',
    hi: 'यह मैच अभी पब्लिश नहीं हुआ।',
  },
  slotsNotPublished: {
    en: 'The slot list is not published yet.',
    'hi-Latn': 'Slot list abhi publish nahi hui.',
    hi: 'स्लॉट लिस्ट अभी पब्लिश नहीं हुई।',
  },
  noScheduleYet: {
    en: 'There is no schedule yet.',
    'hi-Latn': 'Abhi koi schedule nahi hai.',
    hi: 'अभी कोई शेड्यूल नहीं है।',
  },
  noWinnersYet: {
    en: 'There are no winners yet.',
    'hi-Latn': 'Abhi koi winner nahi hai.',
    hi: 'अभी कोई विजेता नहीं है।',
  },
  nothingToSay: {
    en: 'There is nothing of this kind to say yet.',
    'hi-Latn': 'Abhi is tarah ka kehne ko kuch nahi hai.',
    hi: 'अभी इस तरह का कहने को कुछ नहीं है।',
  },
});
