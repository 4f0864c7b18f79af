/** What tie-breaks compare of a row: adjustments and head starts count only towards its total. */
export interface TiedRow {
  wwcd: number;
  placementX10: number;
  /** Actual eliminations, including those above a cap. */
  elims: number;
  /** The team's own lobby matches, by match number. */
  matches: readonly TiedCell[];
}

interface TiedCell {
  status: 'played' | 'absent' | 'disqualified';
  placement: number | null;
  pointsX10: number;
}

/** Worse than any placement: absent, disqualified, or no more matches. */
const worst = 1000;

/** Negative if `a` ranks above `b`, 0 if they are equal. There is no alphabetical tie-break. */
export function compareTies(a: TiedRow, b: TiedRow, keys: readonly TieBreak[]): number {
  for (const key of keys) {
    const difference = table[key].compare(a, b);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** What a preset may order ties by: its name in a list, and how two teams compare, negative if `a` ranks above `b`. */
const table = {
  wwcd: { name: 'Wins', compare: (a: TiedRow, b: TiedRow) => b.wwcd - a.wwcd },
  placement_points: {
    name: 'Placement points',
    compare: (a: TiedRow, b: TiedRow) => b.placementX10 - a.placementX10,
  },
  elims: { name: 'Eliminations', compare: (a: TiedRow, b: TiedRow) => b.elims - a.elims },
  latest_placement: { name: 'Placement in the latest match', compare: compareLatest },
  best_match_points: {
    name: 'Best single match',
    compare: (a: TiedRow, b: TiedRow) => bestMatchX10(b) - bestMatchX10(a),
  },
};

export type TieBreak = keyof typeof table;
export const tieBreaks = Object.keys(table) as TieBreak[];

export const nameOfTieBreak = (key: TieBreak): string => table[key].name;

function bestMatchX10({ matches }: TiedRow): number {
  return Math.max(0, ...matches.filter(isPlayed).map(({ pointsX10 }) => pointsX10));
}

/** Compares the last match that each of the two played; if equal, the one before, and so on. */
function compareLatest(a: TiedRow, b: TiedRow): number {
  const length = Math.max(a.matches.length, b.matches.length);
  for (let back = 1; back <= length; back += 1) {
    const difference = placementOf(a.matches.at(-back)) - placementOf(b.matches.at(-back));
    if (difference !== 0) return difference;
  }
  return 0;
}

const isPlayed = ({ status }: TiedCell) => status === 'played';
const placementOf = (cell: TiedCell | undefined) =>
  cell && isPlayed(cell) ? (cell.placement ?? worst) : worst;
