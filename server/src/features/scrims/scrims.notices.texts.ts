import { defineTexts } from '../../texts.ts';

export const scrimNoticeTexts = defineTexts('scrimNotices', {
  notEnteredTitle: {
    en: '{team} is not in yet: {event}',
    'hi-Latn': '{team} abhi andar nahi hai: {event}',
    hi: '{team} अभी अंदर नहीं है: {event}',
  },
  notEntered: {
    en: 'We keep a place for you in {event}, but could not enter you: {why} Mend it, then register.',
    'hi-Latn':
      'Humne {event} mein aapki jagah rakhi hai, par aapko le nahi sake: {why} Theek karein, phir register karein.',
    hi: 'हमने {event} में आपकी जगह रखी है, पर आपको ले नहीं सके: {why} ठीक करें, फिर रजिस्टर करें।',
  },
});
