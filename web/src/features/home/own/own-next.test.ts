import type { OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { expect, test } from 'vitest';
import type { OwnMatch } from '../../matches/matches.data.ts';
import { ownNext } from './own-next.ts';

const now = Date.parse('2026-11-20T14:00:00.000Z');

const match = (_id: string, state: Match['state']) =>
  ({ match: { _id, state, tournamentId: 't1' } }) as OwnMatch;

function entry(change: {
  id?: string;
  slot?: number | null;
  place?: number | null;
  status?: string;
  firstMatchAt?: string | null;
  checkIn?: boolean;
  cancelled?: boolean;
}): OwnEntry {
  const { id = 't1', slot = 3, place = null, status = 'CLOSED', firstMatchAt = null } = change;
  const cancelled = change.cancelled ? { at: '', reason: 'Rain' } : null;
  return {
    slot,
    place,
    tournament: { _id: id, status, firstMatchAt, cancelled },
    can: { checkIn: change.checkIn ?? false },
  } as OwnEntry;
}

test('the first match that is not over comes first, with its entry', () => {
  const matches = [
    match('m1', 'published'),
    match('m2', 'room_released'),
    match('m3', 'scheduled'),
  ];
  const own = entry({ status: 'LIVE' });
  expect(ownNext({ matches, entries: [entry({ id: 't0' }), own], now })).toEqual({
    kind: 'match',
    own: matches[1],
    entry: own,
  });
});

test.each<[string, Parameters<typeof entry>[0], boolean]>([
  ['check-in is open, long before the match', { checkIn: true }, true],
  ['it starts this evening', { firstMatchAt: '2026-11-20T16:00:00.000Z' }, true],
  ['it starts in two days', { firstMatchAt: '2026-11-22T16:00:00.000Z' }, false],
  ['all its matches are played, and it goes on', { status: 'LIVE' }, true],
  ['the team waits for a slot in it', { slot: null, place: 2, status: 'LIVE' }, true],
  ['the team lost its place', { slot: null, status: 'LIVE' }, false],
  ['it was called off', { status: 'LIVE', cancelled: true }, false],
])('without a match, an entry: %s', (_, change, isShown) => {
  const one = entry(change);
  const matches = [match('m1', 'final')];
  const expected = isShown ? { kind: 'entry', entry: one } : undefined;
  expect(ownNext({ matches, entries: [one], now })).toEqual(expected);
});

test('who plays nothing begins with what they run within a day, in the console', () => {
  const duty = (change: object) =>
    ({
      tournamentId: 't2',
      duties: ['host'],
      phase: 'locked',
      nextMatchAt: new Date(now + 60_000).toISOString(),
      ...change,
    }) as NonNullable<Parameters<typeof ownNext>[0]['duties']>[number];
  const next = (change: object, entries: OwnEntry[] = []) =>
    ownNext({ matches: [], entries, duties: [duty(change)], now })?.kind;
  expect(next({})).toBe('duty');
  expect(next({}, [entry({ status: 'LIVE' })])).toBe('entry');
  expect(next({ duties: ['treasurer'] })).toBeUndefined();
  const dayAfter = new Date(now + 49 * 3_600_000).toISOString();
  expect(next({ nextMatchAt: dayAfter })).toBeUndefined();
  expect(next({ nextMatchAt: null, phase: 'live' })).toBe('duty');
});
