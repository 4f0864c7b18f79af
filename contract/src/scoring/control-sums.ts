import type { ScoredMatch } from './standings.ts';

/**
 * Sums below a table that reveal a typing error: they exposed five faulty published tables. `expected` is the value of a
 * correct table.
 */
export interface ControlSums {
  wwcd: { found: number; expected: number };
  placementX10: { found: number; expected: number };
  /** By match, including disqualified teams: at most `fielded` − 1 without recall. */
  elims: { no: number; found: number; fielded: number }[];
}

export function controlSums(matches: readonly ScoredMatch[]): ControlSums {
  const sums: ControlSums = {
    wwcd: { found: 0, expected: 0 },
    placementX10: { found: 0, expected: 0 },
    elims: [],
  };
  for (const { no, preset, rows } of matches.toSorted((a, b) => a.no - b.no)) {
    const worth = (placement: number | null) =>
      placement === null ? 0 : (preset.placementX10[placement - 1] ?? 0);
    const placed = rows.filter(({ status }) => status !== 'absent');
    const disqualified = placed.filter(({ status }) => status === 'disqualified');
    const played = placed.filter(({ status }) => status === 'played');
    const firstPlaces = preset.placementX10.slice(0, placed.length);
    sums.wwcd.found += played.filter(({ placement }) => placement === 1).length;
    sums.wwcd.expected += disqualified.some(({ placement }) => placement === 1) ? 0 : 1;
    sums.placementX10.found += add(played.map(({ placement }) => worth(placement)));
    sums.placementX10.expected +=
      add(firstPlaces) - add(disqualified.map(({ placement }) => worth(placement)));
    sums.elims.push({
      no,
      found: add(rows.map(({ elims }) => elims)),
      fielded: add(rows.map(({ fielded }) => fielded)),
    });
  }
  return sums;
}

function add(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
