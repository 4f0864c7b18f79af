import { t } from '@lingui/core/macro';
import type { LadderMove } from '@one-dream/contract/features/ladder/ladder.ts';
import { type Tier, tierNames, tiers } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { ladderRules } from '@one-dream/contract/ladder/proposals.ts';

/** A move without the team's name: `up to T2`. */
export function moveText({ kind, from, to }: Pick<LadderMove, 'kind' | 'from' | 'to'>): string {
  if (!to) return from ? t`lost its place in ${tierNames[from]}` : t`lost its place`;
  if (kind === 'promotion') return t`moved up to ${tierNames[to]}`;
  if (kind === 'relegation') return t`moved down to ${tierNames[to]}`;
  if (kind === 'kept') return t`stays in ${tierNames[to]}`;
  if (kind === 'entered') return t`came in at ${tierNames[to]}`;
  return from
    ? t`moved from ${tierNames[from]} to ${tierNames[to]}`
    : t`was placed in ${tierNames[to]}`;
}

/** Points per match of a week: `12.4`. */
export function averageText({
  pointsX10,
  matches,
}: {
  pointsX10: number;
  matches: number;
}): string {
  return (pointsX10 / matches / 10).toFixed(1);
}

/**
 * A team's move if the week ended now: the top four up and the bottom four down, once enough teams count.
 * @param rank from 1
 * @param count number of teams that count this week
 */
export function trendOf(options: {
  tier: Tier;
  rank: number;
  count: number;
}): 'up' | 'down' | null {
  const { tier, rank, count } = options;
  if (count < ladderRules.fewest) return null;
  if (rank <= ladderRules.moving) return tier === tiers.at(-1) ? null : 'up';
  if (rank > count - ladderRules.moving) return tier === tiers[0] ? null : 'down';
  return null;
}
