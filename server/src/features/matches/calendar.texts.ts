import { defineTexts } from '@one-dream/contract/texts.ts';

export const calendarTexts = defineTexts('calendar', {
  slot: 'Your room slot: {slot}.',
  roomOnSite: 'Room id and password are on the site.',
});
