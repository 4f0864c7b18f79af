import { t } from '@lingui/core/macro';
import type { MatchStep } from '../../../platform/pages/console-paths.ts';

export const stepNames = (): Record<MatchStep, string> => ({
  'check-in': t`Check-in`,
  slots: t`Slots`,
  room: t`Room`,
  start: t`Start`,
  placements: t`Placements`,
  publish: t`Publish`,
});
