import { expect, it } from 'vitest';
import { compareTies, type TiedRow } from './ties.ts';

const team = (latestFirst: (number | null)[]): TiedRow => ({
  ...{ wwcd: 0, placementX10: 0, elims: 0 },
  matches: latestFirst.toReversed().map((placement) => ({
    status: placement === null ? ('absent' as const) : ('played' as const),
    placement,
    pointsX10: 0,
  })),
});

it.each<[string, (number | null)[], (number | null)[]]>([
  ['the better placement in the last match', [2, 9], [3, 1]],
  ['the match before where the last is equal', [2, 4], [2, 5]],
  ['any placement over absence', [25], [null]],
  ['any placement over having no match', [25], []],
  ['a match more over none', [2, 25], [2]],
])('the latest placement puts %s above', (_, above, below) => {
  expect(compareTies(team(above), team(below), ['latest_placement'])).toBeLessThan(0);
  expect(compareTies(team(below), team(above), ['latest_placement'])).toBeGreaterThan(0);
});
