import { groupLetter } from './lobby-sizes.ts';

/** Two groups that play a match together, as letters in alphabetical order. */
export type GroupPair = readonly [string, string];

/** With more groups a cycle has more matches than a stage allows. */
export const mostPairedGroups = 11;

/**
 * Schedules which two groups meet in match 1, 2, …: every pair once per cycle of G·(G−1)/2 matches, matches per group never
 * differing by more than one (for five groups and up: by as little as possible), and no group more than twice in a row where
 * avoidable (match day §4.3).
 */
export function pairGroups({ groups, matches }: { groups: number; matches: number }): GroupPair[] {
  const pairs: (readonly [number, number])[] = [];
  for (let a = 0; a < groups; a++) for (let b = a + 1; b < groups; b++) pairs.push([a, b]);
  const schedule: (readonly [number, number])[] = [];
  while (schedule.length < matches && pairs.length > 0)
    schedule.push(...orderCycle({ pairs, groups, before: schedule }));
  return schedule.slice(0, matches).map(([a, b]) => [groupLetter(a), groupLetter(b)] as const);
}

interface Cycle {
  pairs: readonly (readonly [number, number])[];
  groups: number;
  before: readonly (readonly [number, number])[];
}

/** Search steps before a constraint is dropped. */
const maxSteps = 20_000;

/** Searches for an order that meets all constraints, or else fewer of them. */
function orderCycle(cycle: Cycle): (readonly [number, number])[] {
  for (const longestRun of [2, 3, Number.POSITIVE_INFINITY])
    for (const widest of [1, 2, Number.POSITIVE_INFINITY]) {
      const found = search({ ...cycle, longestRun, widest });
      if (found) return found;
    }
  return [...cycle.pairs];
}

function search({
  pairs,
  groups,
  before,
  longestRun,
  widest,
}: Cycle & { longestRun: number; widest: number }): (readonly [number, number])[] | undefined {
  const order: (readonly [number, number])[] = [];
  const left = new Set(pairs);
  /** Matches of each group in this cycle, its current streak, and its last match. */
  const played = Array.from({ length: groups }, () => 0);
  const runs = runsAfter({ before, groups });
  const last = lastMatches({ before, groups });
  let steps = 0;

  const extend = (): boolean => {
    if (left.size === 0) return true;
    steps += 1;
    if (steps > maxSteps) return false;
    const now = before.length + order.length;
    const inOrder = [...left].sort(
      (one, other) => urgency(one) - urgency(other) || one[0] - other[0] || one[1] - other[1],
    );
    for (const pair of inOrder) {
      const [a, b] = pair;
      if ((runs[a] ?? 0) >= longestRun || (runs[b] ?? 0) >= longestRun) continue;
      const kept = { runs: [...runs], lastA: last[a] ?? -1, lastB: last[b] ?? -1 };
      left.delete(pair);
      order.push(pair);
      for (let group = 0; group < groups; group++)
        runs[group] = group === a || group === b ? (runs[group] ?? 0) + 1 : 0;
      for (const group of pair) {
        played[group] = (played[group] ?? 0) + 1;
        last[group] = now;
      }
      if (Math.max(...played) - Math.min(...played) <= widest && extend()) return true;
      for (const group of pair) played[group] = (played[group] ?? 0) - 1;
      last[a] = kept.lastA;
      last[b] = kept.lastB;
      runs.splice(0, groups, ...kept.runs);
      order.pop();
      left.add(pair);
    }
    return false;
  };
  // Groups with the fewest matches come first, then those rested longest.
  const urgency = ([a, b]: readonly [number, number]) =>
    ((played[a] ?? 0) + (played[b] ?? 0)) * 1000 + (last[a] ?? -1) + (last[b] ?? -1);

  return extend() ? order : undefined;
}

function runsAfter({ before, groups }: Pick<Cycle, 'before' | 'groups'>): number[] {
  return Array.from({ length: groups }, (_, group) => {
    let run = 0;
    for (let at = before.length - 1; at >= 0 && before[at]?.includes(group); at--) run += 1;
    return run;
  });
}

function lastMatches({ before, groups }: Pick<Cycle, 'before' | 'groups'>): number[] {
  return Array.from({ length: groups }, (_, group) =>
    before.findLastIndex((pair) => pair.includes(group)),
  );
}
