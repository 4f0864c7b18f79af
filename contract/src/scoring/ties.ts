/** Sums compared by tie-breaks. Adjustments and head starts count only towards the total. */
export interface TieSums {
  wwcd: number;
  placementX10: number;
  /** Actual eliminations, including those above a cap. */
  elims: number;
  bestMatchX10: number;
  /**
   * Placements in the team's own lobby matches, latest match of its table first; `null` where absent or disqualified.
   */
  latestFirst: (number | null)[];
}

/** Worse than any placement: absent, disqualified, or no more matches. */
const worst = 1000;

/** Negative if `a` ranks above `b`, 0 if they are equal. There is no alphabetical tie-break. */
export function compareTies(a: TieSums, b: TieSums, keys: readonly TieBreak[]): number {
  for (const key of keys) {
    const difference = table[key].compare(a, b);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** What a preset may order ties by: its name in a list, and how two teams compare, negative if `a` ranks above `b`. */
const table = {
  wwcd: { name: 'Wins', compare: (a: TieSums, b: TieSums) => b.wwcd - a.wwcd },
  placement_points: {
    name: 'Placement points',
    compare: (a: TieSums, b: TieSums) => b.placementX10 - a.placementX10,
  },
  elims: { name: 'Eliminations', compare: (a: TieSums, b: TieSums) => b.elims - a.elims },
  latest_placement: { name: 'Placement in the latest match', compare: compareLatest },
  best_match_points: {
    name: 'Best single match',
    compare: (a: TieSums, b: TieSums) => b.bestMatchX10 - a.bestMatchX10,
  },
};

export type TieBreak = keyof typeof table;
export const tieBreaks = Object.keys(table) as TieBreak[];

export const nameOfTieBreak = (key: TieBreak): string => table[key].name;

/** Compares the last match that each of the two played; if equal, the one before, and so on. */
function compareLatest(a: TieSums, b: TieSums): number {
  const length = Math.max(a.latestFirst.length, b.latestFirst.length);
  for (let back = 0; back < length; back += 1) {
    const difference = (a.latestFirst[back] ?? worst) - (b.latestFirst[back] ?? worst);
    if (difference !== 0) return difference;
  }
  return 0;
}
