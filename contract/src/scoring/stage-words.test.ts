import { expect, test } from 'vitest';
import { inEnglish } from '../translate.ts';
import { bandText } from './stage-words.ts';

test.each<[{ from: number; to: number | null; groups?: string[] }, string | null, string]>([
  [{ from: 1, to: 8 }, 'Semi-finals', 'Top 8 → Semi-finals'],
  [{ from: 1, to: 1 }, 'Finals', 'Rank 1 → Finals'],
  [{ from: 9, to: 16 }, 'Wildcard', 'Ranks 9–16 → Wildcard'],
  [{ from: 9, to: 9 }, 'Wildcard', 'Rank 9 → Wildcard'],
  [{ from: 17, to: null }, null, 'From rank 17: out'],
  [{ from: 1, to: null }, 'Finals', 'All → Finals'],
  [{ from: 1, to: 8, groups: ['A'] }, 'Finals', 'Top 8 of group A → Finals'],
  [{ from: 9, to: null, groups: ['A', 'C'] }, null, 'From rank 9 of groups A, C: out'],
])('%j that leads to %s reads: %s', (band, destination, words) => {
  const leadsTo = destination === null ? null : { name: destination };
  expect(inEnglish(bandText({ groups: null, ...band, leadsTo }))).toBe(words);
});
