import { leagues } from '@one-dream/contract/features/records/records.values.ts';
import { anyText, oneOf } from '../../platform/pages/search-params.ts';

/** The running week of a tier, or a month's leaders. */
export const ladderSearch = {
  view: oneOf(['week', 'month'], 'week'),
  tier: oneOf(leagues),
  /** `2026-11` */
  month: anyText,
};
