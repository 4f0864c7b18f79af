import { defineTexts } from '@one-dream/contract/texts.ts';

export const checkInTexts = defineTexts('checkIn', {
  notInCheckIn: 'Check-in is not open.',
  reminded:
    '{count, plural, =0 {Everybody is checked in.} one {# player reminded.} other {# players reminded.}}',
});
