import { defineTexts } from '../../texts.ts';

export const frameTexts = defineTexts('mailFrame', {
  hiName: {
    en: 'Hi {name},',
    'hi-Latn': 'Hi {name},',
    hi: 'नमस्ते {name},',
  },
  hi: {
    en: 'Hi,',
    'hi-Latn': 'Hi,',
    hi: 'नमस्ते,',
  },
  ifBroken: {
    en: 'If the button does not work, open this link:',
    'hi-Latn': 'Button kaam na kare to yeh link kholein:',
    hi: 'बटन काम न करे तो यह लिंक खोलें:',
  },
  why: {
    en: '{organisation} sent you this mail because of your account or because somebody typed in your address.',
    'hi-Latn':
      '{organisation} ne yeh mail aapke account ki wajah se bheja, ya kisi ne aapka address daala.',
    hi: '{organisation} ने यह मेल आपके अकाउंट की वजह से भेजा, या किसी ने आपका एड्रेस डाला।',
  },
  subject: {
    en: '{title} · {organisation}',
    'hi-Latn': '{title} · {organisation}',
    hi: '{title} · {organisation}',
  },
});
