import { expect, test } from 'vitest';
import { formatSlots, parseSlots, readSlots } from './slots.ts';

test.each([
  ['128/1000', { used: 128, total: 1000 }],
  [' 0 / 24 ', { used: 0, total: 24 }],
  ['1000', { used: 0, total: 1000 }],
  ['', undefined],
  ['many', undefined],
  ['12/', undefined],
  ['1/2/3', undefined],
  ['-1/24', undefined],
])('%j says %j', (text, slots) => {
  expect(parseSlots(text)).toEqual(slots);
  expect(readSlots(text)).toEqual(slots ?? { used: 0, total: 0 });
});

test('what is written is read as it was', () => {
  const slots = { used: 23, total: 24 };
  expect(formatSlots(slots)).toBe('23/24');
  expect(parseSlots(formatSlots(slots))).toEqual(slots);
});
