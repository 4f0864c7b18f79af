import { defineTexts } from '@one-dream/contract/texts.ts';

export const applicationsTexts = defineTexts('applications', {
  waiting: 'Your last application is waiting for a decision. You can send another one after that.',
  gone: 'This application is no longer there.',
  approveFirst: 'Approve this application first, then give the duty.',
  submitted: 'Application Submitted!',
  approved: 'Application approved.',
  rejected: 'Application rejected.',
  dutyGiven: '{person} is {duty} now and was told.',
  deleted: 'Application deleted.',
});
