import { expect, test } from 'vitest';
import { prizeSum } from './prize-sum.ts';

test('each prize counts for every place that gets it', () => {
  const prizes = [
    { rank: '1', prize: '₹10,000' },
    { rank: '2-5', prize: '2500' },
    { rank: 'MVP', prize: 'Rs. 500/-' },
  ];
  expect(prizeSum({ pool: '25,000', prizes })).toEqual({
    sum: 20_500,
    unreadable: 0,
    pool: 25_000,
  });
});

test('invalid amounts are counted separately, empty rows not at all', () => {
  const prizes = [
    { rank: '1', prize: 'A phone' },
    { rank: '5-2', prize: '100' },
    { rank: '', prize: '' },
  ];
  expect(prizeSum({ pool: 'Soon', prizes })).toEqual({ sum: 100, unreadable: 1, pool: undefined });
});
