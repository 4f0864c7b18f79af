import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GroupPair, pairGroups } from './group-pairs.ts';
import { evenSizes, groupLetter } from './lobby-sizes.ts';
import { fixedBlocks, lastRoomSlot, lobbySlots, usableSlots } from './room-slots.ts';
import { shareOut } from './share-out.ts';
import { shuffle } from './shuffle.ts';

const seed = fc
  .bigInt({ min: 0n, max: (1n << 64n) - 1n })
  .map((value) => value.toString(16).padStart(16, '0'));
const teams = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('lobby sizes', () => {
  it('are as even as can be', () => {
    expect(evenSizes({ teams: 200, groups: 13 })).toEqual([
      ...Array(5).fill(16),
      ...Array(8).fill(15),
    ]);
  });

  it('hold everybody, never more than the most, and differ by at most one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 2, max: 25 }),
        (count, max) => {
          const sizes = evenSizes({ teams: count, groups: Math.ceil(count / max) });
          expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
          expect(Math.max(...sizes)).toBeLessThanOrEqual(max);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        },
      ),
      { seed: 2026 },
    );
  });

  it('name more groups than the alphabet has letters', () => {
    expect([0, 25, 26, 27, 51, 52, 701].map(groupLetter)).toEqual([
      'A',
      'Z',
      'AA',
      'AB',
      'AZ',
      'BA',
      'ZZ',
    ]);
  });
});

describe('a shuffle', () => {
  it('is the one that the published algorithm gives', () => {
    // Computed by the Python of record 32.
    expect(shuffle({ items: teams(16), seed: '00000000000004d2' })).toEqual(knownOrder);
  });

  it('is the same for the same seed, and loses nobody', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 0, max: 300 }), (value, count) => {
        const once = shuffle({ items: teams(count), seed: value });
        expect(shuffle({ items: teams(count), seed: value })).toEqual(once);
        expect(once.toSorted((a, b) => a - b)).toEqual(teams(count));
      }),
      { seed: 2026 },
    );
  });

  it('favours no place: each of four teams is first about as often', () => {
    const firsts = [0, 0, 0, 0];
    for (let turn = 0; turn < 4000; turn++) {
      const value = turn.toString(16).padStart(16, '0');
      const [first = 0] = shuffle({ items: [0, 1, 2, 3], seed: value });
      firsts[first] = (firsts[first] ?? 0) + 1;
    }
    for (const count of firsts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('sharing out', () => {
  it('as a snake goes A B C C B A', () => {
    expect(shareOut({ method: 'snake', teams: teams(8), groups: 3, seed: '' })).toEqual([
      [1, 6, 7],
      [2, 5, 8],
      [3, 4],
    ]);
  });

  it.each(['random', 'snake', 'manual'] as const)(
    '%s: everybody once, sizes within one',
    (method) => {
      fc.assert(
        fc.property(
          seed,
          fc.integer({ min: 1, max: 300 }),
          fc.integer({ min: 1, max: 20 }),
          (value, count, groups) => {
            const shared = shareOut({ method, teams: teams(count), groups, seed: value });
            expect(shared).toHaveLength(groups);
            expect(shared.flat().toSorted((a, b) => a - b)).toEqual(teams(count));
            const sizes = shared.map((group) => group.length);
            expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
          },
        ),
        { seed: 2026 },
      );
    },
  );
});

describe('pairs of groups', () => {
  const countOf = (pairs: readonly GroupPair[], letter: string) =>
    pairs.filter((pair) => pair.includes(letter)).length;

  it('three groups meet as AB, BC, AC in some order; 24 matches are 16 for each', () => {
    const pairs = pairGroups({ groups: 3, matches: 24 });
    for (const letter of ['A', 'B', 'C']) expect(countOf(pairs, letter)).toBe(16);
  });

  it('meet once a cycle, whatever their number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 11 }),
        fc.integer({ min: 1, max: 3 }),
        (groups, cycles) => {
          const size = (groups * (groups - 1)) / 2;
          const pairs = pairGroups({ groups, matches: size * cycles });
          expect(pairs).toHaveLength(size * cycles);
          for (let cycle = 0; cycle < cycles; cycle++) {
            const names = pairs.slice(cycle * size, (cycle + 1) * size).map(([a, b]) => a + b);
            expect(new Set(names).size).toBe(size);
          }
        },
      ),
      { seed: 2026, numRuns: 30 },
    );
  });

  it.each([3, 4, 5, 6, 7, 8])('%i groups: none plays three times in a row', (groups) => {
    const pairs = pairGroups({ groups, matches: 60 });
    for (let at = 2; at < pairs.length; at++)
      for (const letter of pairs[at] ?? [])
        expect(
          [pairs[at - 1], pairs[at - 2]].every((pair) => pair?.includes(letter)),
          `${letter} at ${at + 1}`,
        ).toBe(false);
  });

  it.each([3, 4, 5, 6, 7, 8])(
    '%i groups: matches of each differ by at most one at any time',
    (groups) => {
      const pairs = pairGroups({ groups, matches: 60 });
      for (let until = 1; until <= pairs.length; until++) {
        const counts = Array.from({ length: groups }, (_, index) =>
          countOf(pairs.slice(0, until), groupLetter(index)),
        );
        expect(Math.max(...counts) - Math.min(...counts), `after ${until}`).toBeLessThanOrEqual(1);
      }
    },
  );
});

describe('room slots', () => {
  it('three groups of 8 get 2–9, 10–17, 18–25', () => {
    const blocks = fixedBlocks({ sizes: [8, 8, 8], firstSlot: 2 });
    expect(blocks?.map((block) => [block.at(0), block.at(-1)])).toEqual([
      [2, 9],
      [10, 17],
      [18, 25],
    ]);
  });

  it('a group that is a team short leaves a gap in its block', () => {
    const blocks = fixedBlocks({ sizes: [8, 7, 7], firstSlot: 2 });
    expect(blocks?.[2]?.[0]).toBe(18);
  });

  it('are given per match when all groups do not fit', () => {
    expect(fixedBlocks({ sizes: [8, 8, 8], firstSlot: 3 })).toBeUndefined();
    expect(fixedBlocks({ sizes: [7, 7, 7, 7], firstSlot: 2 })).toBeUndefined();
    expect(lobbySlots({ groups: [['a', 'b'], ['c']], firstSlot: 3 })).toEqual([
      { team: 'a', slot: 3 },
      { team: 'b', slot: 4 },
      { team: 'c', slot: 5 },
    ]);
  });

  it('leave out what is reserved', () => {
    expect(lobbySlots({ groups: [['a', 'b']], firstSlot: 2, reserved: [3] })).toEqual([
      { team: 'a', slot: 2 },
      { team: 'b', slot: 4 },
    ]);
  });

  it('each slot once, from the first to 25, whatever the groups', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 13 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 10 }),
        fc.array(fc.integer({ min: 1, max: 25 }), { maxLength: 4 }),
        (sizes, firstSlot, reserved) => {
          const blocks = fixedBlocks({ sizes, firstSlot, reserved });
          const usable = usableSlots({ firstSlot, reserved });
          if (!blocks) {
            expect(sizes.reduce((total, size) => total + size, 0)).toBeGreaterThan(usable.length);
            return;
          }
          const slots = blocks.flat();
          expect(new Set(slots).size).toBe(slots.length);
          for (const slot of slots) {
            expect(slot).toBeGreaterThanOrEqual(firstSlot);
            expect(slot).toBeLessThanOrEqual(lastRoomSlot);
            expect(reserved).not.toContain(slot);
          }
          blocks.forEach((block, index) => {
            expect(block.length).toBeGreaterThanOrEqual(sizes[index] ?? 0);
          });
        },
      ),
      { seed: 2026 },
    );
  });
});

const knownOrder = [5, 11, 7, 13, 6, 8, 16, 4, 9, 1, 14, 10, 2, 3, 15, 12];
