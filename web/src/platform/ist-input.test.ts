import { expect, test } from 'vitest';
import { fromIstInput, toIstInput } from './ist-input.ts';

test.each([
  ['2026-11-22T15:15:00.000Z', '2026-11-22T20:45'],
  ['2026-11-22T18:30:00Z', '2026-11-23T00:00'],
  ['2026-12-31T18:29:00Z', '2026-12-31T23:59'],
  ['2028-02-28T18:30:00Z', '2028-02-29T00:00'],
])('%s is %s by the clock of India, and back, wherever the device is', (utc, ist) => {
  expect(toIstInput(utc)).toBe(ist);
  expect(fromIstInput(ist)).toBe(new Date(utc).toISOString());
});

test('what is no moment is none', () => {
  expect(toIstInput(null)).toBe('');
  expect(toIstInput('soon')).toBe('');
  for (const text of ['', '2026-11-22', '2026-02-30T10:00', '2026-13-01T10:00'])
    expect(fromIstInput(text)).toBeNull();
});
