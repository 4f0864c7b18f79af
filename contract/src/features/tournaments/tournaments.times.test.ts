import { expect, it } from 'vitest';
import { type TournamentTimes, timeProblems, toMoment, usualCheckIn } from './tournaments.times.ts';

const good: TournamentTimes = {
  regOpensAt: '2026-11-01T10:00:00Z',
  regClosesAt: '2026-11-01T13:00:00Z',
  checkinOpensAt: '2026-11-01T13:00:00Z',
  checkinClosesAt: '2026-11-01T13:35:00Z',
  firstMatchAt: '2026-11-01T14:00:00Z',
};
const none: TournamentTimes = {
  regOpensAt: null,
  regClosesAt: null,
  checkinOpensAt: null,
  checkinClosesAt: null,
  firstMatchAt: null,
};

it('has nothing against times in order, or none', () => {
  expect(timeProblems(good)).toEqual([]);
  expect(timeProblems(none)).toEqual([]);
  expect(timeProblems({ ...none, firstMatchAt: good.firstMatchAt })).toEqual([]);
  expect(timeProblems({ ...good, checkinClosesAt: '2026-11-01T13:50:00Z' })).toEqual([]);
});

it.each([
  [{ regClosesAt: '2026-11-01T10:00:00Z' }, 'regClosesAt'],
  [{ regClosesAt: '2026-11-01T13:01:00Z' }, 'checkinOpensAt'],
  [{ checkinClosesAt: '2026-11-01T13:00:00Z' }, 'checkinClosesAt'],
  [{ checkinClosesAt: '2026-11-01T13:50:01Z' }, 'checkinClosesAt'],
  [{ checkinClosesAt: null }, 'checkinClosesAt'],
  [{ checkinOpensAt: null }, 'checkinOpensAt'],
  [{ firstMatchAt: null }, 'firstMatchAt'],
  [{ firstMatchAt: '2026-11-01T17:00:00Z' }, 'checkinOpensAt'],
  [
    { checkinOpensAt: '2026-11-01T13:46:00Z', checkinClosesAt: '2026-11-01T13:50:00Z' },
    'checkinOpensAt',
  ],
])('refuses %j at %s', (change, field) => {
  expect(timeProblems({ ...good, ...change }).map((problem) => problem.field)).toEqual([field]);
});

it.each([
  ['2026-11-01T19:30:00+05:30', '2026-11-01T14:00:00Z'],
  ['2026-11-01T14:00Z', '2026-11-01T14:00:00Z'],
  ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00Z'],
  ['2026-02-30T14:00:00Z', undefined],
  ['2026-11-01T14:00:00', undefined],
  ['2026-11-01T25:00:00Z', undefined],
  ['1999-11-01T14:00:00Z', undefined],
  ['tomorrow', undefined],
])('takes %s as %s', (text, moment) => {
  expect(toMoment(text)).toBe(moment);
});

it('proposes check-in from an hour to 25 minutes before the first match', () => {
  expect(usualCheckIn('2026-11-01T14:00:00Z')).toEqual({
    checkinOpensAt: '2026-11-01T13:00:00Z',
    checkinClosesAt: '2026-11-01T13:35:00Z',
  });
});
