import { expect, test } from 'vitest';
import { formatRupees, prizeOfRank } from './rupees.ts';

test.each([
  ['500', '₹500'],
  ['1000', '₹1,000'],
  ['100000', '₹1,00,000'],
  ['1,00,000', '₹1,00,000'],
  ['100,000', '₹1,00,000'],
  ['₹ 99000', '₹99,000'],
  ['Rs. 2500/-', '₹2,500'],
  ['INR 12345678', '₹1,23,45,678'],
  ['1499.50', '₹1,499.5'],
  ['123456789012345678901', '₹12,34,56,78,90,12,34,56,78,901'],
  ['₹50K + merch', '₹50K + merch'],
  ['Trophy', 'Trophy'],
  ['1000-5000', '1000-5000'],
  ['', ''],
])('%j is shown as %j', (text, shown) => {
  expect(formatRupees(text)).toBe(shown);
});

const prizes = [
  { rank: '1', prize: '50000' },
  { rank: '#2', prize: 'Trophy' },
  { rank: '3-5', prize: '2500' },
  { rank: '10th', prize: '100' },
  { rank: 'MVP', prize: '999' },
];

test.each([
  [1, '₹50,000'],
  [2, 'Trophy'],
  [3, '₹2,500'],
  [4, '₹2,500'],
  [5, '₹2,500'],
  [6, ''],
  [10, '₹100'],
  [35, ''],
  [null, ''],
])('rank %s takes %j', (rank, shown) => {
  expect(prizeOfRank(prizes, rank)).toBe(shown);
});
