import { defineTexts } from '../../texts.ts';

export const dashboardTexts = defineTexts('dashboard', {
  jobGone: {
    en: 'This job is not among the failed ones any more.',
    'hi-Latn': 'Yeh kaam ab fail hue kaamon mein nahi hai.',
    hi: 'यह काम अब फ़ेल हुए कामों में नहीं है।',
  },
  triedAgain: {
    en: 'It is tried again now.',
    'hi-Latn': 'Abhi dobara try ho raha hai.',
    hi: 'अभी फिर कोशिश हो रही है।',
  },
  notSet: {
    en: '{variable} is not set.',
    'hi-Latn': '{variable} set nahi hai.',
    hi: '{variable} सेट नहीं है।',
  },
  answered: {
    en: 'Answered this request.',
    'hi-Latn': 'Is request ka jawab diya.',
    hi: 'इस रिक्वेस्ट का जवाब दिया।',
  },
  connected: {
    en: '{count, plural, one {# device} other {# devices}} connected to this server.',
    'hi-Latn': 'Is server se {count, plural, one {# device} other {# devices}} jude hain.',
    hi: 'इस सर्वर से {count, plural, one {# डिवाइस} other {# डिवाइस}} जुड़े हैं।',
  },
  noAnswer: {
    en: 'No answer.',
    'hi-Latn': 'Koi jawab nahi.',
    hi: 'कोई जवाब नहीं।',
  },
  noAnswerWithin: {
    en: 'No answer within {seconds} s.',
    'hi-Latn': '{seconds} second mein jawab nahi aaya.',
    hi: '{seconds} सेकंड में जवाब नहीं आया।',
  },
});
