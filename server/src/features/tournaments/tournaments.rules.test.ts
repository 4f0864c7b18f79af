import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/refusal-of.ts';
import { presentTimes, type TimesRow } from './tournaments.presenters.ts';
import { assertInOrder, assertTimely, phaseOfRow, planAfter } from './tournaments.rules.ts';
import type { TournamentRow } from './tournaments.shared.queries.ts';

const now = new Date('2026-11-22T12:00:00Z');
const past = '2026-11-22T11:59:00Z';
const ahead = '2026-11-22T12:01:00Z';
const none: TimesRow = {
  reg_opens_at: null,
  reg_closes_at: null,
  checkin_opens_at: null,
  checkin_closes_at: null,
  first_match_at: null,
  cancelled_at: null,
  cancel_reason: '',
};

test('moments travel to the second, and a tournament that was called off says why', () => {
  expect(presentTimes({ ...none, first_match_at: new Date('2026-11-22T15:00:00.123Z') })).toEqual({
    ...{ regOpensAt: null, regClosesAt: null, checkinOpensAt: null, checkinClosesAt: null },
    firstMatchAt: '2026-11-22T15:00:00Z',
    cancelled: null,
  });
  const { cancelled } = presentTimes({ ...none, cancelled_at: now, cancel_reason: 'Rain' });
  expect(cancelled).toEqual({ at: now.toISOString(), reason: 'Rain' });
});

test.each([
  [{ is_draft: true, status: 'UPCOMING' }, 'draft'],
  [{ is_draft: false, status: 'COMPLETED' }, 'final'],
  [{ is_draft: false, status: 'COMPLETED', cancelled_at: now }, 'cancelled'],
] as const)('%o is %s', (row, phase) => {
  expect(phaseOfRow({ ...none, ...row }, now)).toBe(phase);
});

describe('a moment that has passed', () => {
  const empty = {
    ...{ regOpensAt: null, regClosesAt: null, checkinOpensAt: null, checkinClosesAt: null },
    firstMatchAt: null,
  };

  test.each([
    ['regOpensAt', past, 'UPCOMING', true],
    ['regOpensAt', ahead, 'UPCOMING', false],
    ['regOpensAt', past, 'OPENED', false],
    ['regClosesAt', past, 'OPENED', true],
    ['checkinClosesAt', past, 'CLOSED', false],
    ['firstMatchAt', past, 'CLOSED', true],
    ['firstMatchAt', past, 'LIVE', false],
  ] as const)('%s at %s of one that is %s is refused: %s', (field, moment, status, isRefused) => {
    const ask = () =>
      assertTimely({ before: undefined, after: { ...empty, [field]: moment, status }, now });
    const refusal = { code: 'INVALID', fields: { [field]: expect.any(String) } };
    const request = refusalOf(ask);
    if (isRefused) expect(request).toMatchObject(refusal);
    else expect(request).toBeUndefined();
  });

  test('may stand as it stood, not with another status', () => {
    const before = { ...none, reg_closes_at: new Date(past), status: 'OPENED' as const };
    const after = { ...empty, regClosesAt: past };
    expect(() =>
      assertTimely({ before, after: { ...after, status: 'OPENED' }, now }),
    ).not.toThrow();
    expect(() => assertTimely({ before, after: { ...after, status: 'UPCOMING' }, now })).toThrow();
  });
});

describe('times that a host has moved', () => {
  const at = (clock: string) => new Date(`2026-11-22T${clock}:00Z`);
  // Planned from 14:30 to 15:05, for a first match at 15:30; opened five hours early.
  const row = {
    ...none,
    ...{ checkin_opens_at: at('09:30'), checkin_closes_at: at('15:05') },
    first_match_at: at('15:30'),
    ...{ planned_reg_opens_at: at('08:00'), planned_reg_closes_at: at('14:30') },
    ...{ planned_checkin_opens_at: at('14:30'), planned_checkin_closes_at: at('15:05') },
  } as TournamentRow;
  const stood = presentTimes(row);

  test('can be saved as they stand, but no others that are out of order', () => {
    expect(() => assertInOrder({ before: row, after: stood })).not.toThrow();
    const after = { ...stood, firstMatchAt: '2026-11-22T15:45:00Z' };
    expect(refusalOf(() => assertInOrder({ before: row, after }))).toMatchObject({
      code: 'INVALID',
      fields: { checkinOpensAt: expect.anything() },
    });
  });

  test('keep their plan as they stand, and are planned anew when they are set', () => {
    const planned = {
      regOpensAt: '2026-11-22T08:00:00Z',
      regClosesAt: '2026-11-22T14:30:00Z',
      checkinOpensAt: '2026-11-22T14:30:00Z',
      checkinClosesAt: '2026-11-22T15:05:00Z',
    };
    expect(planAfter(row, stood)).toEqual(planned);
    const checkinClosesAt = '2026-11-22T15:10:00Z';
    expect(planAfter(row, { ...stood, checkinClosesAt })).toEqual({ ...planned, checkinClosesAt });
  });
});
