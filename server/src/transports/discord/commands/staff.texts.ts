import { defineTexts } from '@one-dream/contract/texts.ts';

/** What staff read on Discord. Names in values are escaped already. */
export const staffTexts = defineTexts('discord-staff', {
  onlyHostsShare: 'Only hosts of that tournament and admins show it to everybody.',
});
