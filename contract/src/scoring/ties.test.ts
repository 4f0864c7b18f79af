import { expect, it } from 'vitest';
import { compareTies, type TieSums } from './ties.ts';

const team = (latestFirst: (number | null)[]): TieSums => ({
  ...{ wwcd: 0, placementX10: 0, elims: 0, bestMatchX10: 0, latestFirst },
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
