import { type Tier, tiers } from '../features/scrims.values.ts';

/** A team's week in the scrims of its own tier. Points in tenths. */
export interface WeekRecord {
  teamId: string;
  /** Scrim days on which it played a match. */
  days: number;
  /** Matches that it played. */
  matches: number;
  pointsX10: number;
  wwcd: number;
  placementPointsX10: number;
  elims: number;
  /** Since when it has its place, ISO 8601. */
  since: string;
}

export const ladderRules = {
  /** Days that a team has to play in a week to be counted. */
  days: 3,
  /** Teams that go up, and that go down. */
  moving: 4,
  /** With fewer counted teams nothing is proposed. */
  fewest: 9,
  /** Days without a match after which a place is lost. */
  absence: 14,
} as const;

export interface RankedTeam extends WeekRecord {
  /** From 1. */
  rank: number;
  proposal: { kind: 'promotion' | 'relegation'; to: Tier } | null;
}

/**
 * The week's table of one tier: average points per match, then WWCD, placement points and eliminations of the week.
 * Teams that are equal in all of it stand as they came: who has the place longer is above, so that nobody moves for
 * nothing. The best four are proposed for the tier above, the last four for the one below; with fewer than nine teams
 * that played on three days nobody is, as the two fours would nearly meet.
 * @param records of teams whose place is in this tier; each team once
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

/** Negative where `a` stands above `b`. Averages are compared as fractions: no rounding decides. */
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
