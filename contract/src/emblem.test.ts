import { expect, test } from 'vitest';
import { emblemChoices, initials, portraitChoices } from './emblem.ts';

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

/** Coat, ground, glass, shell, visor, extra, field. */
const partsOf = (name: string) => {
  const choose = portraitChoices(name);
  return [12, 7, 6, 4, 5, 5, 6].map((count) => choose(count));
};
const alike = (one: number[], other: number[]) =>
  one.filter((choice, part) => choice === other[part]).length;

test('portraits of people who stand side by side differ in coat and in most of the rest', () => {
  const staff = ['Vanguard', 'Meridian', 'Redzone', 'Flare', 'Lighthouse'].map(partsOf);
  expect(new Set(staff.map(([coat]) => coat)).size).toBe(staff.length);
  for (const [at, one] of staff.entries())
    for (const other of staff.slice(at + 1)) expect(alike(one, other)).toBeLessThanOrEqual(2);
});

test('hardly two of two hundred players look alike', () => {
  const players = Array.from({ length: 200 }, (_, n) => partsOf(`Player ${n}`));
  const twins = players.flatMap((one, at) =>
    players.slice(at + 1).filter((other) => alike(one, other) >= 6),
  );
  // Of 19,900 pairs.
  expect(twins.length).toBeLessThan(20);
});

test.each([
  ['Night Hawks', 'NH'],
  ['soul', 'S'],
  ['नाइट किंग्स', 'नाकिं'],
  ['  ', ''],
])('%s has the initials %s', (name, text) => {
  expect(initials(name)).toBe(text);
});
