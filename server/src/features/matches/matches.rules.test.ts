import { smallestLobbyShare } from '@one-dream/contract/schedule/schedule.values.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import { describe, expect, test } from 'vitest';
import {
  assertCan,
  canMove,
  isLobbyLargeEnough,
  type MatchMove,
  roomFor,
  titleOf,
} from './matches.rules.ts';

const startsAt = new Date('2026-11-22T15:00:00Z');
const match = {
  state: 'room_released',
  starts_at: startsAt,
  cancelled_at: null,
  released_at: new Date(startsAt.getTime() - 15 * 60_000),
} as const;

describe('what can be done to a match', () => {
  test.each<[MatchMove, string]>([
    ['release', 'scheduled'],
    ['replace', 'room_released playing'],
    ['start', 'scheduled room_released'],
    ['undoStart', 'playing'],
    ['postpone', 'scheduled room_released'],
    ['cancel', 'scheduled room_released postponed'],
    ['void', 'playing results_in published'],
  ])('%s: %s', (move, states) => {
    const all = [
      ...(['scheduled', 'room_released', 'playing', 'results_in', 'published'] as const),
      ...(['final', 'postponed', 'cancelled', 'void'] as const),
    ];
    expect(all.filter((state) => canMove(state, move)).join(' ')).toBe(states);
  });

  test('what cannot be done says what the match is', () => {
    expect(() => assertCan({ state: 'scheduled' }, 'release')).not.toThrow();
    expect(() => assertCan({ state: 'final' }, 'release')).toThrow(
      expect.objectContaining({
        code: 'CONFLICT',
        message: 'This match is final. Load it again.',
      }),
    );
  });
});

test.each([
  ['checked in, released', match, true, 'open'],
  [
    'checked in, not released',
    { ...match, state: 'scheduled', released_at: null },
    true,
    'waiting',
  ],
  [
    'published, never released',
    { ...match, state: 'published', released_at: null },
    true,
    'hidden',
  ],
  ['playing, never released', { ...match, state: 'playing', released_at: null }, true, 'waiting'],
  ['not checked in', match, false, 'not_checked_in'],
  ['cancelled', { ...match, state: 'cancelled' }, true, 'hidden'],
  ['of a tournament that was called off', { ...match, cancelled_at: startsAt }, true, 'hidden'],
] as const)('the room for a team, %s: %s', (_which, of, isCheckedIn, room) => {
  expect(roomFor({ match: of, isCheckedIn, now: startsAt })).toBe(room);
});

test('half an hour after the start there is no room for players', () => {
  const at = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000);
  const ask = (minutes: number) => roomFor({ match, isCheckedIn: true, now: at(minutes) });
  expect([ask(29), ask(31)]).toEqual(['open', 'hidden']);
});

test.each([
  [0, 0, false],
  [0, 16, false],
  [16, 16, true],
  [smallestLobbyShare * 100, 100, true],
  [smallestLobbyShare * 100 - 1, 100, false],
])('%i of %i are enough: %s', (present, seats, is) => {
  expect(isLobbyLargeEnough({ present, seats })).toBe(is);
});

test.each([
  [{ format: 'groups', group_letters: ['B'], no: 3, attempt: 1 }, 'Group B, match 3'],
  [{ format: 'single', group_letters: [], no: 3, attempt: 1 }, 'Match 3'],
  [{ format: 'single', group_letters: [], no: 3, attempt: 2 }, 'Match 3 (replay)'],
] as const)('%j is called %s', (of, title) => {
  expect(inEnglish(titleOf({ ...of, group_letters: [...of.group_letters] } as never))).toBe(title);
});
