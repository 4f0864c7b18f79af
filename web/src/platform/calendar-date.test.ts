import { expect, test } from 'vitest';
import { formatCalendarDate } from './calendar-date.ts';

test.each([
  ['12/31/2026', '31 Dec 2026'],
  ['01/01/2027', '1 Jan 2027'],
  ['02/29/2028', '29 Feb 2028'],
  [' 7/4/2026 ', '4 Jul 2026'],
  ['', 'To be announced'],
  ['Every Sunday', 'Every Sunday'],
  ['13/01/2026', '13/01/2026'],
])('%j is shown as %j', (text, shown) => {
  expect(formatCalendarDate(text)).toBe(shown);
});

test('a date stays the same day wherever the phone is', () => {
  const before = process.env.TZ;
  try {
    for (const zone of ['Pacific/Kiritimati', 'Asia/Kolkata', 'America/Adak']) {
      process.env.TZ = zone;
      expect(formatCalendarDate('01/01/2027')).toBe('1 Jan 2027');
    }
  } finally {
    process.env.TZ = before;
  }
});
