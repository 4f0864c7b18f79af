import { defineTexts } from '../../texts.ts';

export const calendarTexts = defineTexts('calendar', {
  slot: {
    en: 'Your room slot: {slot}.',
    'hi-Latn': 'Aapka room slot: {slot}.',
    hi: 'आपका रूम स्लॉट: {slot}।',
  },
  roomOnSite: {
    en: 'Room id and password are on the site.',
    'hi-Latn': 'Room ID aur password site par hain.',
    hi: 'रूम ID और पासवर्ड साइट पर हैं।',
  },
});
