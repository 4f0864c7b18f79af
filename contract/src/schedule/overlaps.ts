import { matchSpacing } from './schedule.values.ts';

export interface TimedMatch {
  id: string;
  startsAt: Date;
  /** Entries, or groups while teams are unknown. */
  teams: readonly string[];
}

export interface Overlap {
  first: string;
  second: string;
  /** One of the teams needed in both. */
  team: string;
}

/**
 * Finds the first two matches that a team would have to play at once: a match is assumed to take the minimum spacing.
 */
export function findOverlap(matches: readonly TimedMatch[]): Overlap | undefined {
  const busy = matchSpacing.min * 60_000;
  const inOrder = matches.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const latest = new Map<string, TimedMatch>();
  for (const match of inOrder)
    for (const team of match.teams) {
      const before = latest.get(team);
      if (before && match.startsAt.getTime() - before.startsAt.getTime() < busy)
        return { first: before.id, second: match.id, team };
      latest.set(team, match);
    }
  return undefined;
}
