import { matchSpacing } from './schedule.values.ts';

export interface TimedMatch {
  id: string;
  startsAt: Date;
  /** Entries, or groups where teams are not known yet. */
  teams: readonly string[];
}

export interface Overlap {
  first: string;
  second: string;
  /** One of the teams that would have to be in both. */
  team: string;
}

/**
 * The first two matches that one team would have to play at once: a team is taken to be busy with a match
 * for the shortest spacing there is.
 */
export function findOverlap(matches: readonly TimedMatch[]): Overlap | undefined {
  const busy = matchSpacing.min * 60_000;
  const inOrder = matches.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  /** The latest match of each team so far. */
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
