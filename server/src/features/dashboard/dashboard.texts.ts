import { defineTexts } from '../../texts.ts';

export const dashboardTexts = defineTexts('dashboard', {
  jobGone: {
    en: 'This job is not among the failed ones any more.',
    'hi-Latn': 'Yeh job ab failed jobs mein nahi hai.',
    hi: 'यह job अब failed jobs में नहीं है।',
  },
  triedAgain: {
    en: 'It is tried again now.',
    'hi-Latn': 'Abhi dobara try ho raha hai.',
    hi: 'अभी दोबारा कोशिश हो रही है।',
  },
});
