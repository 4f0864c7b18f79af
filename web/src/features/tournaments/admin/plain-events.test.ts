import { describe, expect, test } from 'vitest';
import { followUp, offeredStarts, usualValues } from './plain-events.ts';
import { newValues } from './tournament-values.ts';

/** Sunday, 18:02 in India. */
const now = new Date('2026-11-29T12:32:00Z');
const tomorrow = '2026-11-30T15:30:00.000Z';
const soon = '2026-11-29T13:35:00.000Z';

describe('the usual values', () => {
  test.each([
    [
      'of a cup',
      { plain: 'cup', firstMatchAt: tomorrow, guests: false },
      {
        ...{ title: 'Monday Cup', kind: 'event', fill: 'auto', startDate: '11/30/2026' },
        ...{ checkinOpensAt: '2026-11-30T14:30:00Z', checkinClosesAt: '2026-11-30T15:05:00Z' },
      },
    ],
    [
      'of guests, who do not check in',
      { plain: 'scrim', firstMatchAt: tomorrow, guests: true },
      { title: 'Monday Scrim', kind: 'scrim', checkinOpensAt: null, checkinClosesAt: null },
    ],
    [
      'of what begins too soon for a check-in',
      { plain: 'final', firstMatchAt: soon, guests: false },
      { title: 'Sunday Final', kind: 'event', fill: 'hold', checkinOpensAt: null },
    ],
  ] as const)('%s', (_, of, expected) => {
    expect(usualValues(of, now)).toMatchObject(expected);
  });

  test('follow where nobody typed, and nowhere else', () => {
    const before = usualValues({ plain: 'cup', firstMatchAt: tomorrow, guests: false }, now);
    const after = usualValues({ plain: 'cup', firstMatchAt: soon, guests: false }, now);
    const values = newValues({ organizer: '', ...before, title: 'Diwali Cup' });
    expect(Object.fromEntries(followUp(values, { before, after }))).toEqual({
      startDate: '11/29/2026',
      endDate: '11/29/2026',
      checkinOpensAt: null,
      checkinClosesAt: null,
    });
  });
});

test.each([
  ['in the afternoon', now, '2026-11-29T13:35:00.000Z', '2026-11-29T15:30:00.000Z'],
  ['late', new Date('2026-11-29T15:00:00Z'), '2026-11-29T16:00:00.000Z', undefined],
])('starts are offered %s', (_, at, inAnHour, tonight) => {
  expect(offeredStarts(at)).toMatchObject({ inAnHour, ...(tonight && { tonight }) });
  expect(offeredStarts(at).tonight).toBe(tonight);
});
