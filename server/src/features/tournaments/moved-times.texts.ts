import { defineTexts } from '@one-dream/contract/texts.ts';

export const movedTexts = defineTexts('movedTimes', {
  start_date: 'start',
  reg_opens_at: 'registration opens',
  reg_closes_at: 'registration closes',
  checkin_opens_at: 'check-in opens',
  checkin_closes_at: 'check-in closes',
  first_match_at: 'first match',
  notSet: 'not set',
  move: '{what} {now} instead of {was}',
});
