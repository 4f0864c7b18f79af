import { describe, expect, test } from 'vitest';
import {
  dayNumber,
  dayNumberInIndia,
  fromIsoDate,
  isIsoDate,
  isoDateInIndia,
  parseCalendarDate,
  toIsoDate,
} from './calendar-days.ts';

test('days are counted as on the calendar of India', () => {
  const newYear = dayNumber('01/01/2027');
  expect(dayNumberInIndia(Date.parse('2026-12-31T18:29:59Z'))).toBe((newYear ?? 0) - 1);
  expect(dayNumberInIndia(Date.parse('2026-12-31T18:30:00Z'))).toBe(newYear);
  expect(dayNumber('soon')).toBeUndefined();
});

describe('a date as it is written', () => {
  test.each([
    ['12/31/2026', { year: 2026, month: 12, day: 31 }],
    [' 7/4/2026 ', { year: 2026, month: 7, day: 4 }],
    ['', undefined],
    ['Every Sunday', undefined],
    ['2026-12-31', undefined],
    ['12/31/26', undefined],
  ])('%j is read as %j', (text, parts) => {
    expect(parseCalendarDate(text)).toEqual(parts);
  });

  test.each([
    ['12/31/2026', '2026-12-31'],
    ['02/29/2028', '2028-02-29'],
    // A year that is being typed.
    ['12/31/0002', '0002-12-31'],
    ['02/29/2027', undefined],
    ['02/30/2026', undefined],
    ['13/01/2026', undefined],
    ['00/10/2026', undefined],
    ['7/4/2026', undefined],
    [' 07/04/2026', undefined],
    ['', undefined],
  ])('%j is the day %j', (text, iso) => {
    expect(toIsoDate(text)).toBe(iso);
    if (iso) expect(fromIsoDate(iso)).toBe(text);
  });

  test.each([
    ['2026-11-30', true],
    ['2026-02-30', false],
    ['2026-11-3', false],
    ['11/30/2026', false],
  ])('%s is a day of the calendar: %s', (text, isOne) => {
    expect(isIsoDate(text)).toBe(isOne);
  });
});

test('a moment is on the day that India has then', () => {
  expect(isoDateInIndia(new Date('2026-12-31T18:29:59Z'))).toBe('2026-12-31');
  expect(isoDateInIndia(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01');
});
