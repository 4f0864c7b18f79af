import { expect, test } from 'vitest';
import { dayNumber, dayNumberInIndia } from './calendar-days.ts';

test('days are counted as on the calendar of India', () => {
  const newYear = dayNumber('01/01/2027');
  expect(dayNumberInIndia(Date.parse('2026-12-31T18:29:59Z'))).toBe((newYear ?? 0) - 1);
  expect(dayNumberInIndia(Date.parse('2026-12-31T18:30:00Z'))).toBe(newYear);
  expect(dayNumber('soon')).toBeUndefined();
});
