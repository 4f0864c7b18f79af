import { defineTexts } from '../../texts.ts';

export const checkInTexts = defineTexts('checkIn', {
  notInCheckIn: {
    en: 'Check-in is not open.',
    'hi-Latn': 'Check-in khula nahi hai.',
    hi: 'चेक-इन खुला नहीं है।',
  },
  reminded: {
    en: '{count, plural, =0 {Everybody is checked in.} one {# player reminded.} other {# players reminded.}}',
    'hi-Latn':
      '{count, plural, =0 {Sabka check-in ho gaya.} one {# player ko yaad dilaya.} other {# players ko yaad dilaya.}}',
    hi: '{count, plural, =0 {सबका चेक-इन हो गया।} one {# प्लेयर को याद दिलाया।} other {# प्लेयर को याद दिलाया।}}',
  },
});
