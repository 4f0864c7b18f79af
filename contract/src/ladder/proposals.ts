import { type Tier, tiers } from '../features/scrims/scrims.values.ts';

/** A team's week in the scrims of its own tier. Points in tenths. */
export interface WeekRecord {
  teamId: string;
  /** Number of scrim days with a match. */
  days: number;
  matches: number;
  pointsX10: number;
  wwcd: number;
  placementPointsX10: number;
  elims: number;
  /** Start of its current place, ISO 8601. */
  since: string;
}

export const ladderRules = {
  /** Days a team must play in a week to count. */
  days: 3,
  /** Teams promoted, and relegated. */
  moving: 4,
  /** Minimum number of counted teams for any proposal. */
  fewest: 9,
  /** Days without a match until a place is lost. */
  absence: 14,
} as const;

export interface RankedTeam extends WeekRecord {
  /** From 1. */
  rank: number;
  proposal: { kind: 'promotion' | 'relegation'; to: Tier } | null;
}

/**
 * Ranks a tier's week: average points per match, then WWCD, placement points and eliminations. Equal teams keep their order:
 * the longer-standing one is above, to avoid pointless moves. The top four are proposed for promotion, the bottom four for
 * relegation; with fewer than nine teams that played on three days nobody is, as the two groups would nearly meet.
 * @param records of teams placed in this tier; each team once
 */
export function rankWeek(tier: Tier, records: readonly WeekRecord[]): RankedTeam[] {
  const counted = records.filter(({ days, matches }) => days >= ladderRules.days && matches > 0);
  const isEnough = counted.length >= ladderRules.fewest;
  const above = tiers[tiers.indexOf(tier) + 1];
  const below = tiers[tiers.indexOf(tier) - 1];
  return counted.toSorted(compareRecords).map((record, index) => {
    const isUp = isEnough && index < ladderRules.moving;
    const isDown = isEnough && index >= counted.length - ladderRules.moving;
    const up = isUp && above ? ({ kind: 'promotion', to: above } as const) : null;
    const down = isDown && below ? ({ kind: 'relegation', to: below } as const) : null;
    return { ...record, rank: index + 1, proposal: up ?? down };
  });
}

/** Negative if `a` ranks above `b`. Averages are compared as fractions, so rounding has no effect. */
export function compareRecords(a: WeekRecord, b: WeekRecord): number {
  return (
    b.pointsX10 * a.matches - a.pointsX10 * b.matches ||
    b.wwcd - a.wwcd ||
    b.placementPointsX10 - a.placementPointsX10 ||
    b.elims - a.elims ||
    Date.parse(a.since) - Date.parse(b.since) ||
    (a.teamId < b.teamId ? -1 : Number(a.teamId > b.teamId))
  );
}
