import { defineTexts } from '@one-dream/contract/texts.ts';

export const dashboardTexts = defineTexts('dashboard', {
  jobGone: 'This job is not among the failed ones any more.',
  triedAgain: 'It is tried again now.',
  notSet: '{variable} is not set.',
  answered: 'Answered this request.',
  connected: '{count, plural, one {# device} other {# devices}} connected to this server.',
  noAnswer: 'No answer.',
  noAnswerWithin: 'No answer within {seconds} s.',
});
