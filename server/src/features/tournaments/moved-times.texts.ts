import { defineTexts } from '../../texts.ts';

export const movedTexts = defineTexts('movedTimes', {
  start_date: { en: 'start', 'hi-Latn': 'start', hi: 'शुरुआत' },
  reg_opens_at: {
    en: 'registration opens',
    'hi-Latn': 'registration khulega',
    hi: 'रजिस्ट्रेशन खुलेगा',
  },
  reg_closes_at: {
    en: 'registration closes',
    'hi-Latn': 'registration band hoga',
    hi: 'रजिस्ट्रेशन बंद होगा',
  },
  checkin_opens_at: { en: 'check-in opens', 'hi-Latn': 'check-in khulega', hi: 'चेक-इन खुलेगा' },
  checkin_closes_at: {
    en: 'check-in closes',
    'hi-Latn': 'check-in band hoga',
    hi: 'चेक-इन बंद होगा',
  },
  first_match_at: { en: 'first match', 'hi-Latn': 'pehla match', hi: 'पहला मैच' },
  notSet: { en: 'not set', 'hi-Latn': 'tay nahi', hi: 'तय नहीं' },
  move: {
    en: '{what} {now} instead of {was}',
    'hi-Latn': '{what} {was} ki jagah {now}',
    hi: '{what} {was} की जगह {now}',
  },
});
