import { defineTexts } from '@one-dream/contract/texts.ts';

export const noticeMailTexts = defineTexts('noticeMails', {
  whyYou: 'You get these mails because you have not turned them off.',
  stop: 'Stop these mails',
  andMore: '{first} and {more} more',
  eveningPreview: 'What else happened today.',
  eveningOnce: 'You get this once an evening, and only when there is something new.',
  also: 'Also new',
  openAlerts: 'Open my alerts',
});
