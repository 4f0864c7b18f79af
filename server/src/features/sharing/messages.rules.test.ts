import { longestMessage } from '@one-dream/contract/features/sharing/sharing.values.ts';
import { expect, it } from 'vitest';
import { fitMessage } from './messages.rules.ts';

const link = 'https://one.dream/tournament/1';
const more = (count: number) => `… and ${count} more`;

it('keeps a message below what a chat folds, its link last', () => {
  const list = Array.from({ length: 100 }, (_, row) => `#${row} ${'A long team name'.repeat(2)}`);
  const text = fitMessage({ head: ['*Cup*'], list, link, more });
  expect(text.length).toBeLessThan(longestMessage);
  const lines = text.split('\n');
  expect(lines.at(-1)).toBe(link);
  const shown = lines.filter((line) => line.startsWith('#')).length;
  expect(shown).toBeGreaterThan(5);
  expect(lines.at(-2)).toBe(`… and ${100 - shown} more`);
});

it('leaves out nothing that fits', () => {
  const text = fitMessage({ head: ['*Cup*'], list: ['#1 A', '#2 B'], foot: ['GG'], link, more });
  expect(text).toBe(`*Cup*\n#1 A\n#2 B\nGG\n${link}`);
});
