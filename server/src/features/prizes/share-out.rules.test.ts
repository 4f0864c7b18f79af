import { upiLink } from '@one-dream/contract/features/prizes/prizes.values.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findOverlap,
  mask,
  readAnnounced,
  readPool,
  shareOut,
  withhold,
} from './share-out.rules.ts';

const team = (entryId: string, rank: number, slot: number | null) => ({ entryId, rank, slot });
const amounts = (given: Parameters<typeof shareOut>[0]) =>
  Object.fromEntries(shareOut(given).map(({ entryId, amountPaise }) => [entryId, amountPaise]));

describe('prizes by rank', () => {
  const three = [team('a', 1, 4), team('b', 2, 9), team('c', 3, 2)];

  it.each([
    [
      'one rank each',
      [
        [1, 1, 500],
        [2, 2, 300],
      ],
      three,
      { a: 500, b: 300 },
    ],
    [
      'a range shared, the odd paise to the lowest slot',
      [[1, 3, 1000]],
      three,
      { a: 333, b: 333, c: 334 },
    ],
    ['a range longer than the table', [[1, 8, 900]], three, { a: 300, b: 300, c: 300 }],
    [
      'a tie across rules pools and shares',
      [
        [1, 1, 501],
        [2, 2, 300],
      ],
      [team('a', 1, 7), team('b', 1, 3), team('c', 3, 1)],
      { a: 400, b: 401 },
    ],
    [
      'a tie across the edge of the last prize',
      [
        [1, 1, 500],
        [2, 2, 301],
      ],
      [team('a', 1, 1), team('b', 2, 5), team('c', 2, 4)],
      { a: 500, b: 150, c: 151 },
    ],
    ['nobody there', [[1, 1, 500]], [], {}],
  ] as const)('%s', (_what, rules, table, expected) => {
    const asRules = rules.map(([fromRank, toRank, amountPaise]) => ({
      fromRank,
      toRank,
      amountPaise,
    }));
    expect(amounts({ rules: asRules, table })).toEqual(expected);
  });

  const games = fc
    .record({
      sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 12 }),
      spans: fc.array(
        fc.record({
          span: fc.integer({ min: 1, max: 5 }),
          paise: fc.integer({ min: 1, max: 10 ** 10 }),
        }),
        { maxLength: 8 },
      ),
      slots: fc.shuffledSubarray(
        Array.from({ length: 48 }, (_, place) => place + 1),
        { minLength: 48 },
      ),
    })
    .map(({ sizes, spans, slots }) => {
      let from = 1;
      const rules = spans.map(({ span, paise }) => {
        const rule = { fromRank: from, toRank: from + span - 1, amountPaise: paise };
        from += span;
        return rule;
      });
      let rank = 1;
      const table = sizes.flatMap((size) => {
        const tied = Array.from({ length: size }, (_, place) =>
          team(`${rank + place}`, rank, slots[rank + place - 1] ?? null),
        );
        rank += size;
        return tied;
      });
      return { rules, table };
    });

  it('invariant 12: what is paid is what the rules that have a team are worth, in whole paise', () => {
    fc.assert(
      fc.property(games, ({ rules, table }) => {
        const shares = shareOut({ rules, table });
        const worth = rules
          .filter(({ fromRank }) => fromRank <= table.length)
          .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
        expect(shares.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(worth);
        expect(
          shares.every(({ amountPaise }) => Number.isSafeInteger(amountPaise) && amountPaise > 0),
        ).toBe(true);
      }),
      { seed: 2026 },
    );
  });

  it('gives tied teams the same but for odd paise', () => {
    fc.assert(
      fc.property(games, ({ rules, table }) => {
        for (const tied of Map.groupBy(shareOut({ rules, table }), ({ rank }) => rank).values()) {
          const sums = tied.map(({ amountPaise }) => amountPaise);
          const many = table.filter(({ rank }) => rank === tied[0]?.rank).length;
          if (many > 1) expect(Math.max(...sums) - Math.min(...sums)).toBeLessThan(many);
        }
      }),
      { seed: 2026 },
    );
  });

  it('invariant 12: net and withheld are the gross, in whole paise', () => {
    const tax = fc.record({
      rateBp: fc.integer({ min: 0, max: 5000 }),
      abovePaise: fc.integer({ min: 0, max: 10 ** 10 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 10 }), tax, (grossPaise, chosen) => {
        const { withheldPaise, netPaise } = withhold({ grossPaise, tax: chosen });
        expect(withheldPaise + netPaise).toBe(grossPaise);
        expect(netPaise).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(withheldPaise)).toBe(true);
      }),
      { seed: 2026 },
    );
    expect(
      withhold({ grossPaise: 10_000_00, tax: { rateBp: 3000, abovePaise: 10_000_00 } }).netPaise,
    ).toBe(10_000_00);
    expect(
      withhold({ grossPaise: 20_000_01, tax: { rateBp: 3000, abovePaise: 10_000_00 } }),
    ).toEqual({
      withheldPaise: 6_000_00,
      netPaise: 14_000_01,
    });
  });
});

it('two rules for one rank are found', () => {
  const rule = (fromRank: number, toRank: number) => ({ fromRank, toRank });
  expect(findOverlap([rule(4, 8), rule(1, 3)])).toBeUndefined();
  expect(findOverlap([rule(4, 8), rule(1, 4)])).toBe(4);
});

it('reads an announced pool in paise where it is a plain sum', () => {
  expect(readPool('₹1,00,000')).toBe(1_00_000_00);
  expect(readPool('Rs. 1000.5')).toBe(1000_50);
  expect(readPool('₹50K + merch')).toBeUndefined();
});

describe('the prizes of a tournament’s page', () => {
  const page = [
    { rank: '1', prize: '₹3,000' },
    { rank: '2-3', prize: '1000' },
    { rank: '#4 – 5', prize: '500' },
  ];
  it('are for each team of a range', () => {
    expect(readAnnounced(page, undefined)).toEqual([
      { fromRank: 1, toRank: 1, amountPaise: 3_000_00 },
      { fromRank: 2, toRank: 3, amountPaise: 2_000_00 },
      { fromRank: 4, toRank: 5, amountPaise: 1_000_00 },
    ]);
    expect(readAnnounced(page, 6_000_00)).toEqual(readAnnounced(page, undefined));
  });

  it('are for a whole range where only that comes to the announced sum', () => {
    expect(readAnnounced(page, 4_500_00).map(({ amountPaise }) => amountPaise)).toEqual([
      3_000_00, 1_000_00, 500_00,
    ]);
  });

  it('leave out what is no rank, no sum, or named before', () => {
    const odd = [
      { rank: 'MVP', prize: '500' },
      { rank: '1st', prize: 'Trophy' },
      { rank: '2nd', prize: '700' },
      { rank: '1-3', prize: '100' },
      { rank: '5-4', prize: '100' },
      { rank: '0', prize: '100' },
    ];
    expect(readAnnounced(odd, undefined)).toEqual([
      { fromRank: 2, toRank: 2, amountPaise: 700_00 },
    ]);
  });
});

it('masks a reference but for its last four', () => {
  expect(mask('123456789012')).toBe('••••••••9012');
});

it('writes a UPI link as apps read it', () => {
  const link = upiLink({
    upiId: 'asha.k@okaxis',
    name: 'Asha & Sons',
    paise: 150_000,
    note: 'एक '.repeat(40),
    reference: 'a1b2',
  });
  expect(link).toMatch(
    /^upi:\/\/pay\?pa=asha\.k@okaxis&pn=Asha%20%26%20Sons&am=1500\.00&cu=INR&tn=/,
  );
  expect([...decodeURIComponent(/tn=([^&]*)/.exec(link)?.[1] ?? '')]).toHaveLength(50);
  expect(link).toMatch(/&tr=a1b2$/);
});
