import { defineTexts } from '@one-dream/contract/texts.ts';

export const frameTexts = defineTexts('mailFrame', {
  hiName: 'Hi {name},',
  hi: 'Hi,',
  ifBroken: 'If the button does not work, open this link:',
  why: '{organisation} sent you this mail because of your account or because somebody typed in your address.',
  subject: '{title} · {organisation}',
});
