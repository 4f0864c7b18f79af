import { defaultPreset } from './presets.ts';
import type { ResultRow } from './rows.ts';
import type { ScoredMatch, StandingEntry } from './standings.ts';

/**
 * Qualifiers of a national series in 2026: one group, six matches, 16 teams, BGMI 10, in published order.
 * `placement|eliminations` by match. Ranks 15 and 16 are equal in everything but the last match.
 */
export const publishedGroup = [
  ['Team A', 68, 0, 17, 51, '3|11 15|4 12|3 3|12 3|12 6|9'],
  ['Team B', 66, 1, 26, 40, '2|11 2|6 9|5 4|0 12|5 1|13'],
  ['Team C', 65, 0, 21, 44, '5|13 3|8 2|11 8|1 6|6 4|5'],
  ['Team D', 56, 2, 28, 28, '6|2 8|0 1|10 12|1 1|9 3|6'],
  ['Team E', 48, 1, 12, 36, '11|6 1|17 14|4 13|5 7|0 7|4'],
  ['Team F', 44, 1, 20, 24, '1|9 7|0 6|6 10|2 8|0 2|7'],
  ['Team G', 38, 0, 14, 24, '4|12 10|1 4|1 11|3 5|7 5|0'],
  ['Team H', 30, 0, 13, 17, '8|4 16|1 11|4 2|2 2|5 13|1'],
  ['Team I', 30, 0, 6, 24, '16|5 5|2 8|6 6|7 11|2 9|2'],
  ['Team J', 29, 0, 6, 23, '14|4 13|0 3|5 7|10 9|3 15|1'],
  ['Team K', 28, 0, 11, 17, '10|8 4|1 5|0 15|0 4|4 11|4'],
  ['Team L', 23, 1, 11, 12, '12|0 9|2 16|1 1|9 14|0 8|0'],
  ['Team M', 18, 0, 2, 16, '15|3 6|9 15|1 9|2 13|0 12|1'],
  ['Team N', 17, 0, 5, 12, '7|3 14|3 7|3 5|0 15|0 10|3'],
  ['Team O', 17, 0, 0, 17, '9|4 11|4 13|1 14|3 10|3 14|2'],
  ['Team P', 17, 0, 0, 17, '13|6 12|2 10|0 16|3 16|3 16|3'],
] as const;

/** Numbered in reverse of the published order, so that the order is not right by accident. */
export const groupEntries: StandingEntry[] = publishedGroup.map(([name], index) => ({
  id: name,
  number: publishedGroup.length - index,
  standing: 'in',
}));

export const groupMatches: ScoredMatch[] = [1, 2, 3, 4, 5, 6].map((no) => ({
  id: `match ${no}`,
  no,
  preset: defaultPreset,
  rows: publishedGroup.map(([name, , , , , cells]): ResultRow => {
    const [placement = 0, elims = 0] = (cells.split(' ')[no - 1] ?? '').split('|').map(Number);
    return { entryId: name, status: 'played', placement, elims, fielded: 4 };
  }),
}));
