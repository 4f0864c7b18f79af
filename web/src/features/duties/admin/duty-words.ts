import { t } from '@lingui/core/macro';
import type { Duty } from '@one-dream/contract/duties.ts';

export const dutyWords = (): Record<Duty, { name: string; text: string }> => ({
  host: { name: t`Host`, text: t`Check-in, draw, rooms and start; results too.` },
  scorer: { name: t`Scorer`, text: t`Enters and corrects results, decides disputes.` },
  caster: { name: t`Caster`, text: t`Sees rooms and gets the overlay.` },
  treasurer: { name: t`Treasurer`, text: t`Pays the prizes. Only the owner gives this duty.` },
});
