import { expect, it } from 'vitest';
import { showingOf } from './poster-words.ts';

// 16:00 in India on a Sunday.
const now = Date.parse('2026-11-22T10:30:00Z');

it.each([
  ['no times', null, null, 'Shown now', ''],
  ['an end today', null, '2026-11-22T15:30:00Z', 'Shown now', 'until Today, 21:00 IST'],
  ['a beginning tomorrow', '2026-11-22T19:00:00Z', null, 'From Tomorrow, 00:30 IST', ''],
  [
    'both to come',
    '2026-11-23T12:30:00Z',
    '2026-11-28T12:30:00Z',
    'From Tomorrow, 18:00 IST',
    'until Sat 28 Nov, 18:00 IST',
  ],
  ['an end that has passed', null, '2026-11-20T12:30:00Z', 'Over', 'since Fri 20 Nov, 18:00 IST'],
])('with %s', (_what, shownFrom, shownUntil, word, until) => {
  expect(showingOf({ shownFrom, shownUntil }, now)).toMatchObject({ word, until });
});
