import { describe, expect, it } from 'vitest';
import {
  canClaim,
  isLocked,
  matchDayOf,
  type PhaseFacts,
  phaseOf,
  shownPhaseOf,
} from './tournaments.phases.ts';

const timed = {
  isDraft: false,
  cancelled: null,
  kind: 'scrim',
  regOpensAt: '2026-11-01T10:00:00Z',
  regClosesAt: '2026-11-01T12:00:00Z',
  checkinOpensAt: '2026-11-01T13:00:00Z',
  checkinClosesAt: '2026-11-01T13:35:00Z',
  firstMatchAt: '2026-11-01T14:00:00Z',
} as const;
const at = (time: string) => new Date(`2026-11-01T${time}Z`);

describe('the phase of a tournament', () => {
  it.each([
    ['UPCOMING', '09:00:00', 'announced'],
    ['UPCOMING', '11:00:00', 'announced'],
    ['OPENED', '11:00:00', 'registration'],
    // The job that closes it is late: who registers is still in time.
    ['OPENED', '13:10:00', 'registration'],
    ['CLOSED', '12:59:59', 'closed'],
    ['CLOSED', '13:00:00', 'check-in'],
    ['CLOSED', '13:34:59', 'check-in'],
    ['CLOSED', '13:35:00', 'locked'],
    ['LIVE', '13:10:00', 'live'],
    ['COMPLETED', '13:10:00', 'final'],
  ] as const)('with %s at %s is %s', (status, time, phase) => {
    expect(phaseOf({ ...timed, status }, at(time))).toBe(phase);
  });

  it.each([
    [{ isDraft: true, status: 'UPCOMING' }, 'draft'],
    [{ cancelled: { at: '', reason: '' }, status: 'COMPLETED' }, 'cancelled'],
    [{ checkinOpensAt: null, checkinClosesAt: null, status: 'CLOSED' }, 'locked'],
  ] as const)('with %j is %s', (facts, phase) => {
    expect(phaseOf({ ...timed, ...facts } as PhaseFacts, at('13:10:00'))).toBe(phase);
  });
});

it.each([
  ['LIVE', '13:59:59', 'locked'],
  ['LIVE', '14:00:00', 'live'],
  ['CLOSED', '13:40:00', 'locked'],
  ['COMPLETED', '13:40:00', 'final'],
] as const)('%s at %s, with a first match at 14:00, is shown as %s', (status, time, phase) => {
  const facts = { ...timed, status, firstMatchAt: at('14:00:00').toISOString() };
  expect(shownPhaseOf(facts, at(time))).toBe(phase);
});

it('is locked from the end of check-in on', () => {
  expect(
    ['announced', 'registration', 'closed', 'check-in'].some((p) => isLocked(p as never)),
  ).toBe(false);
  expect(['locked', 'live', 'final', 'cancelled'].every((p) => isLocked(p as never))).toBe(true);
});

it.each([
  ['scrim', 'CLOSED', '13:34:59', false],
  ['scrim', 'CLOSED', '13:35:00', true],
  ['scrim', 'LIVE', '13:49:59', true],
  ['scrim', 'CLOSED', '13:50:00', false],
  ['event', 'CLOSED', '13:40:00', false],
  ['scrim', 'COMPLETED', '13:40:00', false],
] as const)('a vacant slot of a %s, %s at %s, can be claimed: %s', (kind, status, time, can) => {
  expect(canClaim({ ...timed, kind, status }, at(time))).toBe(can);
});

it.each([
  // IST is five and a half hours ahead.
  ['2026-11-02T18:29:00Z', '2026-11-02'],
  ['2026-11-02T18:30:00Z', '2026-11-02'],
  ['2026-11-02T19:00:00Z', '2026-11-02'],
  ['2026-11-02T23:29:59Z', '2026-11-02'],
  ['2026-11-02T23:30:00Z', '2026-11-03'],
  ['2026-11-30T19:00:00Z', '2026-11-30'],
  ['2028-02-29T18:45:00Z', '2028-02-29'],
])('%s belongs to %s', (moment, day) => {
  expect(matchDayOf(new Date(moment))).toBe(day);
});
