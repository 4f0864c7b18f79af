import type { Duty } from '@one-dream/contract/duties.ts';

/** What each duty is for. */
export const dutyWords: Record<Duty, { name: string; text: string }> = {
  host: { name: 'Host', text: 'Check-in, draw, rooms and start; results too.' },
  scorer: { name: 'Scorer', text: 'Enters and corrects results, decides disputes.' },
  caster: { name: 'Caster', text: 'Sees rooms and gets the overlay.' },
  treasurer: { name: 'Treasurer', text: 'Pays the prizes. The owner’s to give.' },
};
