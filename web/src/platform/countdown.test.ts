import { expect, test } from 'vitest';
import { writeSpan } from './countdown.tsx';

test.each([
  [1, '00:01'],
  [59_000, '00:59'],
  [60_000, '01:00'],
  [3_600_000, '01:00:00'],
  [86_399_000, '23:59:59'],
  [2 * 86_400_000 + 4 * 3_600_000 + 11 * 60_000, '2 d 04:11'],
])('%d ms are %s', (ms, text) => {
  expect(writeSpan(ms)).toBe(text);
});
