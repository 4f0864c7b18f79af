import { defineTexts } from '../../texts.ts';

export const applicationsTexts = defineTexts('applications', {
  waiting: {
    en: 'Your last application is waiting for a decision. You can send another one after that.',
    'hi-Latn':
      'Aapki pichli application ka faisla baaki hai. Uske baad aap doosri bhej sakte hain.',
    hi: 'आपके पिछले आवेदन का फ़ैसला बाकी है। उसके बाद आप दूसरा भेज सकते हैं।',
  },
  gone: {
    en: 'This application is no longer there.',
    'hi-Latn': 'Yeh application ab yahan nahi hai.',
    hi: 'यह आवेदन अब यहाँ नहीं है।',
  },
  approveFirst: {
    en: 'Approve this application first, then give the duty.',
    'hi-Latn': 'Pehle yeh application approve karein, phir duty dein.',
    hi: 'पहले यह आवेदन मंज़ूर करें, फिर ड्यूटी दें।',
  },
  submitted: {
    en: 'Application Submitted!',
    'hi-Latn': 'Application bhej di!',
    hi: 'आवेदन भेज दिया!',
  },
  approved: {
    en: 'Application approved.',
    'hi-Latn': 'Application approve ho gayi.',
    hi: 'आवेदन मंज़ूर हो गया।',
  },
  rejected: {
    en: 'Application rejected.',
    'hi-Latn': 'Application reject ho gayi.',
    hi: 'आवेदन मंज़ूर नहीं हुआ।',
  },
  dutyGiven: {
    en: '{person} is {duty} now and was told.',
    'hi-Latn': '{person} ab {duty} hain aur unhe bata diya gaya.',
    hi: '{person} अब {duty} हैं और उन्हें बता दिया गया।',
  },
  deleted: {
    en: 'Application deleted.',
    'hi-Latn': 'Application delete ho gayi.',
    hi: 'आवेदन डिलीट हो गया।',
  },
});
