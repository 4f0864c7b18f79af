import { describe, expect, it } from 'vitest';
import {
  entryOf,
  findFaults,
  gameIdOf,
  host,
  member,
  newEntriesState,
  placesIn,
  type StateOptions,
  toldBy,
  viewer,
} from '../../../../tests/support/entries-states.ts';
import { refusalOf } from '../../../../tests/support/refusal-of.ts';
import type { Viewer } from '../../../calls/viewer.ts';
import type { EntriesState } from './entries-state.ts';
import * as hosts from './host.rules.ts';

const about = (teamId: string, who: Viewer = host) => ({
  ...{ viewer: who, entryId: `e-${teamId}`, teamId },
});
const queue = {
  a: 'registered',
  b: 'registered',
  c: 'waitlisted',
  d: 'waitlisted',
} as const;
const twoSlots = { slot_total: 2, fill: 'hold' } as const;
const refusal = (code: string, message?: string) =>
  expect.objectContaining({ code, ...(message !== undefined && { message }) });

describe('who decides about an entry', () => {
  const decide = (who: Viewer) => {
    const current = newEntriesState({ entries: queue });
    if (who.id !== 'stranger') current.hosts = new Map([[who.id, '']]);
    return () => hosts.disqualify(current, { kind: 'disqualify', reason: '', ...about('a', who) });
  };

  it.each<[string, Viewer, string | undefined]>([
    ['a host', host, undefined],
    ['nobody else, to whom there is none', viewer('stranger', 'admin'), 'NOT_FOUND'],
    ['no host who is on its roster', viewer('a2', 'admin'), 'NOT_ALLOWED'],
    ['the owner, of their own too', viewer('a2', 'owner'), undefined],
  ])('is %s', (_who, who, code) => {
    if (code) expect(decide(who)).toThrow(refusal(code));
    else expect(decide(who)).not.toThrow();
  });

  it('is no host who joined the team since', () => {
    const current = newEntriesState({ entries: queue });
    current.teams.get('a')?.members.push(member(host.id));
    expect(() =>
      hosts.disqualify(current, { kind: 'disqualify', reason: '', ...about('a') }),
    ).toThrow(refusal('NOT_ALLOWED', 'You are in this team. Another host decides about it.'));
  });
});

it('is no host whose game id is in its roster, as those of guest teams are', () => {
  const current = newEntriesState({ entries: queue });
  const players = current.byTeam.get('a')?.[0]?.players ?? [];
  for (const player of players) player.userId = null;
  const decide = () => hosts.disqualify(current, { kind: 'disqualify', reason: '', ...about('a') });
  current.hosts = new Map([[host.id, players[1]?.inGameIdKey ?? '']]);
  expect(decide).toThrow(refusal('NOT_ALLOWED'));
  for (const player of players) player.inGameIdKey = '';
  current.hosts = new Map([[host.id, '']]);
  expect(decide).not.toThrow();
});

describe('moving a team up by hand', () => {
  const up = (options: StateOptions, teamId: string, reason?: string) => {
    const current = newEntriesState({ entries: queue, tournament: { fill: 'hold' }, ...options });
    const command = { kind: 'promote', reason, ...about(teamId) } as const;
    return { current, act: () => hosts.promoteByHand(current, command) };
  };

  it('gives the lowest free slot, in its turn without a reason', () => {
    const { current, act } = up({}, 'c');
    expect(act()).toEqual({
      standing: { entryId: 'e-c', state: 'registered', slot: 3, place: null },
    });
    expect(findFaults(current)).toEqual([]);
  });

  it('out of turn takes a reason, and names who waits longer', () => {
    expect(up({}, 'd').act).toThrow(
      refusal('OUT_OF_TURN', 'Team c waits longer. Give a reason to pass it over.'),
    );
    const { current, act } = up({}, 'd', 'Their bus is here');
    act();
    expect(entryOf(current, 'd')).toMatchObject({ slot: 3, stateReason: 'Their bus is here' });
    expect(placesIn(current)).toContain('c waitlisted');
  });

  it('passes over nobody who was to be passed over, or is not ready', () => {
    const skipped = up({}, 'd');
    entryOf(skipped.current, 'c').skipReason = 'Asked to wait';
    expect(skipped.act).not.toThrow();
    const entries = { ...queue, d: 'waitlist_ready' } as const;
    const { current, act } = up({ phase: 'locked', entries }, 'd');
    act();
    // Ready counts as checked in.
    expect(placesIn(current)).toContain('d checked_in 3');
  });

  it.each<[string, StateOptions, string, string]>([
    ['without a free slot', { tournament: twoSlots }, 'c', 'SLOTS_FILLED'],
    ['who is not ready, once check-in is open', { phase: 'check-in' }, 'c', 'NOT_READY'],
    ['who does not wait', {}, 'a', 'CONFLICT'],
  ])('is refused %s', (_when, options, teamId, code) => {
    const { current, act } = up(options, teamId, 'Because');
    expect(act).toThrow(refusal(code));
    expect(current.events).toEqual([]);
  });
});

describe('passing a team over', () => {
  const skip = (current: EntriesState, reason: string | null) =>
    hosts.skip(current, { kind: 'skip', reason, ...about('c') });

  it('gives the place to the next, until it is taken back', () => {
    const current = newEntriesState({ entries: queue, tournament: twoSlots });
    skip(current, 'Asked to wait');
    hosts.remove(current, { kind: 'remove', viewer: host, teamId: 'a' });
    hosts.fill(current, { kind: 'fill', viewer: host });
    expect(placesIn(current)).toBe('a withdrawn, b registered 2, c waitlisted, d registered 1');
    skip(current, null);
    expect(entryOf(current, 'c').skipReason).toBe('');
    expect(toldBy(current)).toEqual([
      'passed-over c',
      'removed a 1',
      'promoted d 1',
      'not-passed-over c',
    ]);
  });

  it('is for who waits', () => {
    const current = newEntriesState({ entries: queue });
    expect(() => hosts.skip(current, { kind: 'skip', reason: 'x', ...about('a') })).toThrow(
      refusal('CONFLICT', 'Team a is not on the waitlist.'),
    );
  });
});

describe('filling places', () => {
  it.each<[string, StateOptions, { filled: number; vacant: number }]>([
    ['all who wait, before check-in', { phase: 'closed' }, { filled: 2, vacant: 0 }],
    ['only who is ready, from then on', { phase: 'locked' }, { filled: 0, vacant: 2 }],
    ['as many as there are places', { tournament: { slot_total: 3 } }, { filled: 1, vacant: 0 }],
  ])('takes %s', (_whom, options, done) => {
    const current = newEntriesState({ entries: queue, ...options });
    expect(hosts.fill(current, { kind: 'fill', viewer: host })).toEqual(done);
    expect(findFaults(current)).toEqual([]);
  });

  it('is for hosts, until it is over', () => {
    for (const phase of ['final', 'cancelled'] as const)
      expect(() => hosts.fill(newEntriesState({ phase }), { kind: 'fill', viewer: host })).toThrow(
        refusal('CONFLICT'),
      );
    expect(() =>
      hosts.fill(newEntriesState(), { kind: 'fill', viewer: viewer('x', 'owner') }),
    ).toThrow(refusal('NOT_FOUND'));
  });
});

describe('putting a team out', () => {
  it.each([
    ['locked', true],
    ['live', true],
    ['check-in', false],
    ['registration', false],
    ['final', false],
  ] as const)('for not coming is possible while it is %s: %s', (phase, can) => {
    const current = newEntriesState({ phase, entries: queue });
    const act = () => hosts.markNoShow(current, { kind: 'no-show', reason: 'Late', ...about('a') });
    if (!can) return expect(act).toThrow(refusal('CONFLICT'));
    act();
    expect(entryOf(current, 'a')).toMatchObject({
      state: 'no_show',
      slot: null,
      stateReason: 'Late',
    });
    expect(current.freeSlots).toEqual([1, 3, 4]);
    expect(findFaults(current)).toEqual([]);
  });

  it('for not coming takes a place', () => {
    const current = newEntriesState({ phase: 'live', entries: queue });
    expect(() => hosts.markNoShow(current, { kind: 'no-show', reason: '', ...about('c') })).toThrow(
      refusal('CONFLICT', 'Team c has no place in this tournament.'),
    );
  });

  it('disqualifies who is in or waits, once', () => {
    const current = newEntriesState({ entries: queue, tournament: twoSlots });
    const act = (teamId: string) =>
      hosts.disqualify(current, { kind: 'disqualify', reason: 'Cheated', ...about(teamId) });
    act('a');
    act('d');
    expect(placesIn(current)).toBe('a disqualified, b registered 2, c waitlisted, d disqualified');
    expect(() => act('a')).toThrow(refusal('CONFLICT', 'Team a is out of the tournament already.'));
    expect(findFaults(current)).toEqual([]);
  });

  it.each([
    ['remove', 'withdrawn', 'removed a 1'],
    ['teamGone', 'withdrawn', 'team-gone a 1'],
  ] as const)('by %s has the next one move up', (way, state, told) => {
    const current = newEntriesState({ entries: queue, tournament: { slot_total: 2 } });
    const command = { viewer: host, teamId: 'a' };
    if (way === 'remove') hosts.remove(current, { kind: 'remove', ...command });
    else hosts.teamGone(current, { kind: 'team-gone', ...command });
    expect(placesIn(current)).toBe(`a ${state}, b registered 2, c registered 1, d waitlisted`);
    expect(toldBy(current)).toEqual([told, 'promoted c 1']);
  });

  it('is nothing for a team that is gone and was not in, and an error for an admin', () => {
    const current = newEntriesState({ entries: { a: 'withdrawn' } });
    expect(hosts.teamGone(current, { kind: 'team-gone', viewer: host, teamId: 'a' })).toEqual({});
    expect(() => hosts.remove(current, { kind: 'remove', viewer: host, teamId: 'a' })).toThrow(
      refusal('NOT_FOUND'),
    );
    expect(current.events).toEqual([]);
  });
});

describe('a wish to withdraw', () => {
  const request = (options: StateOptions = {}) => {
    const current = newEntriesState({ phase: 'live', entries: queue, ...options });
    Object.assign(entryOf(current, 'a'), { withdrawAskedAt: current.now, withdrawReason: 'Ill' });
    const decide = (isGranted: boolean, reason?: string) =>
      hosts.decideWithdrawal(current, {
        kind: 'decide-withdrawal',
        isGranted,
        reason,
        ...about('a'),
      });
    return { current, decide };
  };

  it.each([
    [undefined, 'Ill'],
    ['Get well', 'Get well'],
  ])('granted with %s has the reason %s', (reason, kept) => {
    const { current, decide } = request();
    decide(true, reason);
    expect(entryOf(current, 'a')).toMatchObject({ state: 'withdrawn', stateReason: kept });
    expect(toldBy(current)).toEqual(['withdrawal-granted a 1']);
    expect(() => decide(true)).toThrow(refusal('CONFLICT', 'Team a does not ask to withdraw.'));
  });

  it('refused is forgotten, and can be asked again', () => {
    const { current, decide } = request();
    decide(false, 'Please stay');
    expect(entryOf(current, 'a')).toMatchObject({
      ...{ state: 'registered', slot: 1, withdrawAskedAt: null, withdrawReason: '' },
    });
    expect(toldBy(current)).toEqual(['withdrawal-refused a 1']);
  });
});

describe('swapping a player', () => {
  const swap = (options: StateOptions = {}, inUserId = 'a5', outUserId = 'a2') => {
    const current = newEntriesState({ phase: 'live', entries: queue, ...options });
    const members = current.teams.get('a')?.members ?? expect.fail();
    members.push(member('a5'));
    const reason = 'Ill';
    const command = { kind: 'swap-player', outUserId, inUserId, reason, ...about('a') } as const;
    return { current, members, act: () => hosts.swapPlayer(current, command) };
  };

  it('puts the newcomer in the place of who went, who is free then', () => {
    const { current, act } = swap();
    act();
    expect(entryOf(current, 'a').players.map(({ userId }) => userId)).toEqual([
      'a1',
      'a5',
      'a3',
      'a4',
    ]);
    expect([current.takenUsers.has('a2'), current.takenKeys.has('gamea2')]).toEqual([false, false]);
    expect(current.events[0]?.swap).toMatchObject({ out: { userId: 'a2' }, in: { userId: 'a5' } });
    expect(findFaults(current)).toEqual([]);
  });

  it.each<[string, string, string, object]>([
    ['nobody of the team', 'b1', 'a2', { inUserId: 'Choose somebody who is in the team.' }],
    ['for who does not play', 'a5', 'a6', { outUserId: 'This player is not on the roster.' }],
    ['who plays already', 'a3', 'a2', { inUserId: 'Player a3 is on the roster already.' }],
  ])('takes %s', (_whom, inUserId, outUserId, fields) => {
    const refusal = refusalOf(swap({}, inUserId, outUserId).act);
    expect(refusal).toMatchObject({ code: 'INVALID', fields });
  });

  it.each([
    ['who lacks something', { in_game_id: '' }, 'ROSTER_INCOMPLETE', 'Player a5 lacks a game ID.'],
    [
      'with the id of another of the team',
      { in_game_id: gameIdOf('a3') },
      'PLAYER_TAKEN',
      undefined,
    ],
    ['who is in with another team', { in_game_id: gameIdOf('b1') }, 'PLAYER_TAKEN', undefined],
  ])('takes nobody %s', (_whom, changes, code, message) => {
    const { members, act, current } = swap();
    members[members.length - 1] = member('a5', changes);
    expect(act).toThrow(refusal(code, message));
    expect(current.events).toEqual([]);
  });

  it('may give a newcomer the game id of who goes', () => {
    const { members, act, current } = swap();
    members[members.length - 1] = member('a5', { in_game_id: gameIdOf('a2') });
    expect(act).not.toThrow();
    expect(findFaults(current)).toEqual([]);
  });

  it.each([
    [
      'check-in',
      'Rosters are not frozen yet. The team can withdraw and register with its new player.',
    ],
    ['final', 'This tournament is over.'],
  ] as const)('is refused while it is %s', (phase, message) => {
    expect(swap({ phase }).act).toThrow(refusal('CONFLICT', message));
  });

  it('is refused for a team that is out', () => {
    expect(swap({ entries: { a: 'no_show' } }).act).toThrow(
      refusal('CONFLICT', 'Team a is out of the tournament.'),
    );
  });
});

describe('replacing a team', () => {
  const replace = (options: StateOptions, byEntryId: string, teamId = 'b') => {
    const current = newEntriesState({ entries: queue, tournament: { fill: 'hold' }, ...options });
    const command = {
      kind: 'replace',
      byEntryId,
      reason: 'Cannot play',
      ...about(teamId),
    } as const;
    return { current, act: () => hosts.replace(current, command) };
  };

  it('gives its own slot, not the lowest free one', () => {
    const { current, act } = replace({ entries: { x: 'withdrawn', ...queue } }, 'e-d');
    hosts.remove(current, { kind: 'remove', viewer: host, teamId: 'a' });
    act();
    expect(placesIn(current)).toBe(
      'x withdrawn, a withdrawn, b replaced, c waitlisted, d registered 2',
    );
    expect(entryOf(current, 'd').replacesId).toBe('e-b');
    expect(current.freeSlots).toEqual([1, 3, 4]);
    expect(findFaults(current)).toEqual([]);
  });

  it.each([
    ['a team that is in', {}, 'e-a', 'INVALID'],
    ['no team', {}, 'e-none', 'INVALID'],
    ['one that is not ready, once it is locked', { phase: 'live' }, 'e-c', 'NOT_READY'],
  ] as const)('is refused by %s', (_whom, options, byEntryId, code) => {
    const { current, act } = replace(options, byEntryId);
    expect(act).toThrow(refusal(code));
    expect(placesIn(current)).toContain('b registered 2');
  });
});

describe('the end of check-in', () => {
  const entries = {
    a: 'registered',
    b: 'checked_in',
    c: 'waitlisted',
    d: 'waitlist_ready',
  } as const;

  it.each([
    ['auto', 'a no_show, b checked_in 2, c waitlisted, d checked_in 1', { filled: 1, vacant: 2 }],
    ['hold', 'a no_show, b checked_in 2, c waitlisted, d waitlist_ready', { filled: 0, vacant: 3 }],
  ] as const)('puts out who is not there; places are filled by %s', (fill, places, done) => {
    const current = newEntriesState({ phase: 'locked', entries, tournament: { fill } });
    expect(hosts.closeCheckIn(current)).toEqual(done);
    expect(placesIn(current)).toBe(places);
    expect(findFaults(current)).toEqual([]);
    // A second time there is nothing left to do.
    expect(hosts.closeCheckIn(current)).toEqual({ filled: 0, vacant: done.vacant });
  });
});
