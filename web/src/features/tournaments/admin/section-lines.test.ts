import { expect, test } from 'vitest';
import { sectionLines } from './section-lines.ts';
import { newValues } from './tournament-values.ts';

const values = newValues({ organizer: 'One Dream' });

test('a folded section says what it holds', () => {
  const filled = {
    ...values,
    prizePool: '5000',
    slots: '16',
    prizes: [{ rank: '1', prize: '₹3,000', additionalInfo: '' }],
    rules: [{ title: 'Be there', description: 'In time.', category: 'General' as const }],
  };
  expect(sectionLines.details(filled)).toBe('₹5,000 · SQUAD');
  expect(sectionLines.prizes(filled)).toBe('1: ₹3,000');
  expect(sectionLines.rules(filled)).toBe('1 rule');
});

test('an empty one says so', () => {
  expect(sectionLines.prizes(values)).toBe('No prizes yet');
  expect(sectionLines.eligibility(values)).toBe('Everybody');
  expect(sectionLines.description(values)).toBe('Nothing yet');
});
