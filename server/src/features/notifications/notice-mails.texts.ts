import { defineTexts } from '../../texts.ts';

export const noticeMailTexts = defineTexts('noticeMails', {
  whyYou: {
    en: 'You get these mails because you have not turned them off.',
    'hi-Latn': 'Yeh mails isliye aate hain kyunki aapne inhe band nahi kiya.',
    hi: 'ये मेल इसलिए आते हैं क्योंकि आपने इन्हें बंद नहीं किया।',
  },
  stop: {
    en: 'Stop these mails',
    'hi-Latn': 'Yeh mails band karein',
    hi: 'ये मेल बंद करें',
  },
  andMore: {
    en: '{first} and {more} more',
    'hi-Latn': '{first} aur {more} aur',
    hi: '{first} और {more} और',
  },
  eveningPreview: {
    en: 'What else happened today.',
    'hi-Latn': 'Aaj aur kya hua.',
    hi: 'आज और क्या हुआ।',
  },
  eveningOnce: {
    en: 'You get this once an evening, and only when there is something new.',
    'hi-Latn': 'Yeh mail shaam ko ek baar aata hai, woh bhi jab kuch naya ho.',
    hi: 'यह मेल शाम को एक बार आता है, वह भी जब कुछ नया हो।',
  },
  also: {
    en: 'Also new',
    'hi-Latn': 'Aur kya naya hai',
    hi: 'और क्या नया है',
  },
  openAlerts: {
    en: 'Open my alerts',
    'hi-Latn': 'Mere alerts kholein',
    hi: 'मेरे अलर्ट खोलें',
  },
});
