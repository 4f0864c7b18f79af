import { t } from '@lingui/core/macro';
import type { Duty } from '@one-dream/contract/duties.ts';

/** What each duty is for. */
export const dutyWords: Record<Duty, { name: string; text: string }> = {
  host: {
    name: 'Host',
    get text() {
      return t`Check-in, draw, rooms and start; results too.`;
    },
  },
  scorer: {
    name: 'Scorer',
    get text() {
      return t`Enters and corrects results, decides disputes.`;
    },
  },
  caster: {
    name: 'Caster',
    get text() {
      return t`Sees rooms and gets the overlay.`;
    },
  },
  treasurer: {
    name: 'Treasurer',
    get text() {
      return t`Pays the prizes. The owner’s to give.`;
    },
  },
};
