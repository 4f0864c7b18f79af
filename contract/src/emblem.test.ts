import { expect, test } from 'vitest';
import { emblemChoices, initials } from './emblem.ts';

const drawn = (name: string) => {
  const choose = emblemChoices(name);
  return Array.from({ length: 4 }, () => choose(12)).join(' ');
};

test('a name is always drawn alike, whatever its case and the spaces around it', () => {
  expect(drawn('Night Hawks')).toBe(drawn(' night hawks '));
});

test('choices stay below their count and are spread over it', () => {
  const counts = new Map<number, number>();
  for (let n = 0; n < 1200; n++) {
    const at = emblemChoices(`Squad ${n}`)(12);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThan(12);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  expect(counts.size).toBe(12);
  expect(Math.min(...counts.values())).toBeGreaterThan(40);
});

test('hardly two of a hundred teams look alike', () => {
  const all = new Set(Array.from({ length: 100 }, (_, n) => drawn(`Team ${n}`)));
  expect(all.size).toBeGreaterThan(95);
});

test.each([
  ['Night Hawks', 'NH'],
  ['soul', 'S'],
  ['नाइट किंग्स', 'नाकिं'],
  ['  ', ''],
])('%s has the initials %s', (name, text) => {
  expect(initials(name)).toBe(text);
});
