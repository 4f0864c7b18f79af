import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../calls/viewer.ts';
import type { EntryCandidate } from '../entries/entries.hooks.ts';
import type { BanInForce } from './bans.queries.ts';
import {
  assertMayDecide,
  endOfBan,
  isInForce,
  refuseBanned,
  subjectOf,
} from './discipline.rules.ts';

const now = new Date('2026-11-22T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);

test('a ban ends after its days, or never', () => {
  expect(endOfBan(now, 7)).toEqual(new Date('2026-11-29T12:00:00Z'));
  expect(endOfBan(now, null)).toBeNull();
});

test.each([
  ['active', at(-1), at(1), false, true],
  ['active', at(0), at(1), false, true],
  ['active', at(1), at(2), false, false],
  ['active', at(-1), at(0), false, false],
  ['active', at(-1), null, true, true],
  ['active', at(-1), null, false, false],
  ['active', null, null, true, false],
  ['lifted', at(-1), at(1), false, false],
  ['proposed', at(-1), at(1), false, false],
] as const)(
  '%s from %s to %s, for good %s: in force %s',
  (state, starts_at, ends_at, for_good, is) => {
    expect(isInForce({ state, starts_at, ends_at, for_good }, now)).toBe(is);
  },
);

test.each([
  ['owner', null, true],
  ['owner', 999, true],
  ['admin', 30, true],
  ['admin', 31, false],
  ['admin', null, false],
] as const)('%s decides on %s days: %s', (role, days, may) => {
  const decide = () => assertMayDecide({ id: 'x', role } as Viewer, days);
  if (may) expect(decide).not.toThrow();
  else expect(decide).toThrow(expect.objectContaining({ code: 'NOT_ALLOWED' }));
});

describe('a banned player of a candidate', () => {
  const players = ['a', 'b', 'c', 'd'].map((id) => ({
    userId: id,
    inGameName: id.toUpperCase(),
    inGameIdKey: `game ${id}`,
  }));
  const ban = (part: Partial<BanInForce>) =>
    ({ team_id: null, user_id: null, game_id_key: null, ...part }) as BanInForce;
  const ask = (step: string, bans: BanInForce[], minimum = 4) =>
    refuseBanned({
      candidate: { step, teamId: 'team', players } as unknown as EntryCandidate,
      bans,
      minimum,
    })?.message;

  test.each([
    ['register', [], undefined],
    ['register', [ban({ user_id: 'z' })], undefined],
    [
      'register',
      [ban({ team_id: 'team' })],
      'Your team is banned. Your leader sees why under Profile, Fair play.',
    ],
    ['register', [ban({ user_id: 'a' })], 'A is banned and cannot play. Play with somebody else.'],
    [
      'register',
      [ban({ game_id_key: 'game b' })],
      'B is banned and cannot play. Play with somebody else.',
    ],
    [
      'register',
      [ban({ user_id: 'a' }), ban({ user_id: 'c' })],
      'A and C are banned and cannot play. Play with somebody else.',
    ],
    ['check-in', [ban({ user_id: 'a' })], 'A is banned and cannot play. Play with somebody else.'],
  ])('%s with %o: %s', (step, bans, message) => {
    expect(ask(step, bans)).toBe(message);
  });

  test('check-in lets a team in that has enough without who is banned', () => {
    expect(ask('check-in', [ban({ user_id: 'a' })], 3)).toBeUndefined();
    expect(ask('register', [ban({ user_id: 'a' })], 3)).toBeDefined();
  });
});

test.each([
  [
    { team_id: null, user_id: 'u', game_id_key: 'k', subject_name: 'Asha' },
    { kind: 'person', name: 'Asha', userId: 'u', key: 'k' },
  ],
  [
    { team_id: null, user_id: null, game_id_key: null, subject_name: 'Asha' },
    { kind: 'person', name: 'Asha', userId: null, key: '' },
  ],
  [
    { team_id: 't', user_id: null, game_id_key: null, subject_name: 'Kings' },
    { kind: 'team', name: 'Kings', teamId: 't' },
  ],
])('%j is about %j', (row, subject) => {
  expect(subjectOf(row)).toEqual(subject);
});
