import { defineTexts } from '@one-dream/contract/texts.ts';

/** Texts of posts about slots given and freed. Names in values are already escaped. */
export const registrationPostTexts = defineTexts('registration-posts', {
  registered: '{team} registered',
  back: '{team} is back in',
  cancelled: '{team} cancelled',
  removed: '{team} was taken out',
  disqualified: '{team} was disqualified',
  noShow: '{team} did not show up',
  hasSlot: '{what}: slot {slot}',
  freesSlot: '{what}: slot {slot} is free again',
  players: 'Players: {players}',
});
