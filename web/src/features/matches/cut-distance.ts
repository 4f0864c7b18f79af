import { t } from '@lingui/core/macro';
import type {
  StageStandings,
  StandingLine,
} from '@one-dream/contract/features/standings/standings.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { ordinal } from '../../ui/list/ordinal.ts';

type Row = Pick<StandingLine, 'entryId' | 'rank' | 'totalX10'>;
type Band = Pick<StageStandings['bands'][number], 'from' | 'to' | 'leadsTo'>;

/**
 * Distance of a team from the cut: "6 points behind 8th", "4 points ahead of 9th". Undefined if the ranks lead nowhere or
 * the team has no rank.
 */
export function cutDistance(options: {
  rows: readonly Row[];
  bands: readonly Band[];
  entryId: string;
}): string | undefined {
  const { rows, bands, entryId } = options;
  const own = rows.find((row) => row.entryId === entryId);
  const edge = Math.max(0, ...bands.map(({ leadsTo, to }) => (leadsTo && to) || 0));
  if (!own || own.rank === null || edge === 0) return undefined;
  const isIn = own.rank <= edge;
  const ranked = rows.filter(({ rank }) => rank !== null);
  const other = isIn ? ranked[edge] : ranked[edge - 1];
  if (!other || other.entryId === entryId) return undefined;
  const apart = Math.abs(own.totalX10 - other.totalX10);
  const place = ordinal(isIn ? edge + 1 : edge);
  if (apart === 0) return t`Level with ${place}`;
  const points = formatTenths(apart);
  if (apart === 10) return isIn ? t`1 point ahead of ${place}` : t`1 point behind ${place}`;
  return isIn ? t`${points} points ahead of ${place}` : t`${points} points behind ${place}`;
}
