import { lineupSet } from '@one-dream/contract/events/entries.ts';
import { describe, expect, it } from 'vitest';
import {
  entryOf,
  findFaults,
  host,
  leaderOf,
  member,
  newEntriesState,
  type StateOptions,
  viewer,
} from '../../../../tests/support/entries-states.ts';
import { setLineup } from './lineup.rules.ts';

const four = ['a1', 'a2', 'a3', 'a4'];

function choose(userIds: readonly string[], options: StateOptions = {}, who = leaderOf('a')) {
  const current = newEntriesState({ entries: { a: 'registered', b: 'registered' }, ...options });
  const members = current.teams.get('a')?.members ?? expect.fail();
  members.push(member('a5'), member('b2'));
  const entry = { viewer: who, entryId: 'e-a', teamId: 'a' };
  const act = () => setLineup(current, { kind: 'set-lineup', userIds, declarations: [], ...entry });
  return { current, members, act };
}

describe('a lineup', () => {
  it.each<[string, string[], string[], StateOptions]>([
    ['another order', ['a4', 'a3', 'a2', 'a1'], [], {}],
    ['a newcomer for who goes', ['a5', 'a2', 'a3', 'a4'], ['a1'], {}],
    ['five of them', [...four, 'a5'], [], {}],
    [
      'as few as the tournament takes',
      ['a1', 'a2'],
      ['a3', 'a4'],
      { tournament: { min_lineup: 2 } },
    ],
    ['also for who waits', ['a5', 'a2', 'a3', 'a4'], ['a1'], { entries: { a: 'waitlisted' } }],
  ])('may be %s', (_which, userIds, gone, options) => {
    const { current, act } = choose(userIds, options);
    act();
    expect(entryOf(current, 'a').players.map(({ userId }) => userId)).toEqual(userIds);
    for (const id of gone) expect(current.takenUsers.has(id)).toBe(false);
    expect(current.events).toMatchObject([{ event: lineupSet, before: { length: 4 } }]);
    expect(findFaults(current)).toEqual([]);
  });

  it('that is as it was is not told', () => {
    const { current, act } = choose(four);
    act();
    expect(current.events).toEqual([]);
  });

  it.each<[string, string[], StateOptions, string]>([
    ['somebody twice', ['a1', 'a1', 'a2', 'a3'], {}, 'INVALID'],
    ['a stranger', ['a1', 'a2', 'a3', 'x'], {}, 'INVALID'],
    ['too few', ['a1', 'a2', 'a3'], {}, 'TEAM_TOO_SMALL'],
    ['who plays for another team', ['a1', 'a2', 'a3', 'b2'], {}, 'PLAYER_TAKEN'],
    [
      ...(['a newcomer whom nobody declared'] as const),
      ['a1', 'a2', 'a3', 'a5'],
      { tournament: { eligibility: { minAge: 16 } } },
      'INVALID',
    ],
    ['anybody, once rosters are frozen', four, { phase: 'locked' }, 'CONFLICT'],
    ['anybody, for a team that is out', four, { entries: { a: 'withdrawn' } }, 'NOT_REGISTERED'],
  ])('may not have %s', (_whom, userIds, options, code) => {
    const { current, act } = choose(userIds, options);
    expect(act).toThrow(expect.objectContaining({ code }));
    expect(entryOf(current, 'a').players.map(({ userId }) => userId)).toEqual(four);
    expect(current.events).toEqual([]);
  });

  it('may not have who lacks something, and says so', () => {
    const { members, act } = choose(['a1', 'a2', 'a3', 'a5']);
    members[4] = member('a5', { discord_id: null });
    expect(act).toThrow(
      expect.objectContaining({
        code: 'ROSTER_INCOMPLETE',
        message: 'Your team is not ready: Player a5 lacks a linked Discord.',
      }),
    );
  });

  it('of declared players needs no new word for them', () => {
    const eligibility = { minAge: 16 };
    expect(choose(['a4', 'a3', 'a2', 'a1'], { tournament: { eligibility } }).act).not.toThrow();
  });

  it('is the leader’s word: not a member’s, nor a host’s', () => {
    for (const who of [viewer('a2'), host])
      expect(choose(four, {}, who).act).toThrow(expect.objectContaining({ code: 'NOT_LEADER' }));
    expect(choose(four, {}, viewer('b1')).act).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
  });
});
