import type { EntryState } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import { describe, expect, it } from 'vitest';
import {
  entryOf,
  findFaults,
  host,
  leaderOf,
  member,
  newEntriesState,
  placesIn,
  type StateOptions,
  toldBy,
  viewer,
} from '../../../../tests/support/entries-states.ts';
import {
  askToWithdraw,
  cancel,
  checkIn,
  isOfTeam,
  undoCheckIn,
  withdraw,
} from './own-entry.rules.ts';
import { readinessOf } from './readiness.rules.ts';

const by = (who = leaderOf('a')) => ({ viewer: who, entryId: 'e-a', teamId: 'a' });
const checkingIn = (options: StateOptions = {}) =>
  newEntriesState({ phase: 'check-in', ...options });
const translateTo = (current: ReturnType<typeof newEntriesState>, who = leaderOf('a')) =>
  checkIn(current, { kind: 'check-in', ...by(who) });
const takeBack = (current: ReturnType<typeof newEntriesState>, who = leaderOf('a')) =>
  undoCheckIn(current, { kind: 'undo-check-in', ...by(who) });

describe('checking in', () => {
  it.each<[EntryState, string]>([
    ['registered', 'a checked_in 1'],
    ['waitlisted', 'a waitlist_ready'],
  ])('who is %s is then: %s', (state, places) => {
    // No slot is free for waiting teams.
    const entries = { a: state };
    const current = checkingIn({
      entries,
      tournament: { slot_total: state === 'registered' ? 4 : 0 },
    });
    translateTo(current, viewer('a3'));
    expect(placesIn(current)).toBe(places);
    expect(current.checkIns.get('e-a')).toEqual({ byUserId: 'a3' });
    // Idempotent.
    translateTo(current);
    expect(current.events).toHaveLength(1);
    expect(current.checkIns.get('e-a')).toEqual({ byUserId: 'a3' });
  });

  it('gives who waits a place that was free for nobody ready', () => {
    const current = checkingIn({ entries: { a: 'waitlisted', b: 'waitlist_ready' } });
    translateTo(current);
    expect(placesIn(current)).toBe('a checked_in 1, b checked_in 2');
    expect(findFaults(current)).toEqual([]);
  });

  it.each<[string, EntryState]>([
    ['went', 'withdrawn'],
    ['did not come', 'no_show'],
    ['was disqualified', 'disqualified'],
    ['was replaced', 'replaced'],
  ])('is nothing for who %s', (_who, state) => {
    expect(() => translateTo(checkingIn({ entries: { a: state } }))).toThrow(
      expect.objectContaining({ code: 'NOT_REGISTERED' }),
    );
  });

  it('is for the team and for hosts; for others there is no such entry', () => {
    for (const who of [viewer('a1'), viewer('a4'), host])
      expect(() => translateTo(checkingIn({ entries: { a: 'registered' } }), who)).not.toThrow();
    for (const who of [viewer('b1'), viewer('admin', 'admin')])
      expect(() => translateTo(checkingIn({ entries: { a: 'registered' } }), who)).toThrow(
        expect.objectContaining({ code: 'NOT_FOUND' }),
      );
  });

  it('needs as many ready players as play, as they are now', () => {
    const current = checkingIn({ entries: { a: 'registered' }, tournament: { min_lineup: 3 } });
    const members = current.teams.get('a')?.members ?? expect.fail();
    members.pop();
    const { lacks, ...readiness } = readinessOf(current, entryOf(current, 'a'));
    expect({ ...readiness, lacks: lacks.map(inEnglish) }).toEqual({
      ...{ needed: 3, ready: 3, lacks: ['Player a4 is not in the team any more.'] },
    });
    members[1] = member('a2', { in_game_id: '' });
    expect(() => translateTo(current)).toThrow(
      expect.objectContaining({
        code: 'NOT_READY',
        message:
          'Not ready: 3 players are needed, 2 are ready. Player a2 lacks a game ID. Player a4 is not in the team any more.',
      }),
    );
    expect(placesIn(current)).toBe('a registered 1');
    members[1] = member('a2');
    expect(() => translateTo(current)).not.toThrow();
  });

  it('is taken back until it closes, and taking back nothing is nothing', () => {
    const current = checkingIn({ entries: { a: 'checked_in', b: 'waitlist_ready' } });
    takeBack(current);
    takeBack(current);
    undoCheckIn(current, { kind: 'undo-check-in', viewer: host, entryId: 'e-b', teamId: 'b' });
    expect(placesIn(current)).toBe('a registered 1, b waitlisted');
    expect(current.checkIns).toEqual(
      new Map([
        ['e-a', null],
        ['e-b', null],
      ]),
    );
    expect(toldBy(current)).toEqual(['check-in-undone a 1', 'check-in-undone b']);
  });
});

const opens = new Date('2026-11-22T11:00:00Z');
const closes = new Date('2026-11-22T12:00:00Z');
const times = { checkin_opens_at: opens, checkin_closes_at: closes };

describe('check-in is closed', () => {
  it.each<[string, StateOptions, string]>([
    [
      'where there is none',
      { phase: 'closed' },
      'This tournament has no check-in. Your slot is yours.',
    ],
    [
      'before it opens',
      { phase: 'closed', now: new Date('2026-11-22T10:59:59Z'), tournament: times },
      // 16:30 in India.
      'Check-in opens at 22 Nov, 16:30 IST.',
    ],
    [
      'after it closed',
      { phase: 'locked', tournament: times },
      'Check-in is closed. Ask a host if your team is here.',
    ],
    [
      'where it was called off',
      { phase: 'cancelled', tournament: times },
      'This tournament was called off.',
    ],
  ])('%s', (_when, options, message) => {
    const current = newEntriesState({ entries: { a: 'registered' }, ...options });
    for (const act of [translateTo, takeBack])
      expect(() => act(current)).toThrow(
        expect.objectContaining({ code: 'CHECKIN_CLOSED', message }),
      );
  });
});

describe('the check-in of a later day', () => {
  const daily = {
    ...{ ...times, planned_checkin_opens_at: opens, planned_checkin_closes_at: closes },
    daily_check_in: true,
    first_match_at: new Date('2026-11-22T13:00:00Z'),
  };
  const on = (now: string, options: StateOptions = {}) =>
    newEntriesState({
      ...{ phase: 'live', now: new Date(now), day: '2026-11-23', entries: { a: 'checked_in' } },
      tournament: daily,
      ...options,
    });

  it.each([
    ['2026-11-23T10:59:59Z', false],
    ['2026-11-23T11:00:00Z', true],
    ['2026-11-23T11:59:59Z', true],
    ['2026-11-23T12:00:00Z', false],
  ])('at %s is open: %s', (now, isOpen) => {
    const current = on(now);
    // Checked in on the day before, not today.
    entryOf(current, 'a').isCheckedIn = false;
    if (isOpen) {
      translateTo(current);
      takeBack(current);
      // The first day's place is kept.
      expect(placesIn(current)).toBe('a checked_in 1');
    } else {
      expect(() => translateTo(current)).toThrow(
        expect.objectContaining({ code: 'CHECKIN_CLOSED' }),
      );
      // A host lets late teams in.
      expect(() => translateTo(current, host)).not.toThrow();
    }
  });

  it.each<[string, StateOptions]>([
    ['on the first day', { day: '2026-11-22' }],
    ['for who waits', { entries: { a: 'waitlisted' } }],
    ['where check-in is said once', { tournament: { ...daily, daily_check_in: false } }],
    ['once it is over', { phase: 'final' }],
  ])('is none %s', (_when, options) => {
    const current = on('2026-11-23T11:30:00Z', options);
    entryOf(current, 'a').isCheckedIn = false;
    expect(() => translateTo(current)).toThrow(expect.objectContaining({ code: 'CHECKIN_CLOSED' }));
  });
});

describe('giving a place back', () => {
  const leave = {
    withdraw: (current: ReturnType<typeof newEntriesState>, who = leaderOf('a')) =>
      withdraw(current, { kind: 'withdraw', ...by(who) }),
    cancel: (current: ReturnType<typeof newEntriesState>, who = leaderOf('a')) =>
      cancel(current, { kind: 'cancel', viewer: who, teamId: 'a' }),
  };
  const ways = ['withdraw', 'cancel'] as const;
  const entries = { a: 'registered', b: 'registered', c: 'waitlisted' } as const;

  it.each(ways)('by %s, the next in the queue has it', (way) => {
    const current = newEntriesState({ entries, tournament: { slot_total: 2 } });
    expect(leave[way](current)).toMatchObject({ standing: { state: 'withdrawn', slot: null } });
    expect(placesIn(current)).toBe('a withdrawn, b registered 2, c registered 1');
    expect(toldBy(current)).toEqual(['cancelled a 1', 'promoted c 1']);
    expect(findFaults(current)).toEqual([]);
  });

  it('leaves it free where the organiser fills places', () => {
    const current = newEntriesState({ entries, tournament: { slot_total: 2, fill: 'hold' } });
    leave.withdraw(current);
    expect(placesIn(current)).toBe('a withdrawn, b registered 2, c waitlisted');
    expect([current.freeSlots, current.used]).toEqual([[1], 1]);
  });

  it.each(ways)(
    'by %s is refused once it is locked, for who is not in, and for who does not lead',
    (way) => {
      expect(() => leave[way](newEntriesState({ entries, phase: 'locked' }))).toThrow(
        expect.objectContaining({ code: 'CANCEL_CLOSED' }),
      );
      expect(() => leave[way](newEntriesState({ entries: { a: 'withdrawn' } }))).toThrow(
        expect.objectContaining({ code: 'NOT_REGISTERED' }),
      );
      expect(() => leave[way](newEntriesState({ entries }), viewer('a2'))).toThrow(
        expect.objectContaining({ code: 'NOT_LEADER' }),
      );
    },
  );
});

describe('asking to be let go', () => {
  const ask = (options: StateOptions, who = leaderOf('a')) => {
    const current = newEntriesState({ entries: { a: 'checked_in' }, ...options });
    const command = { kind: 'ask-to-withdraw', reason: 'Ill', ...by(who) } as const;
    return { current, ask: () => askToWithdraw(current, command) };
  };

  it.each(['locked', 'live'] as const)('is kept while it is %s, and told once', (phase) => {
    const { current, ask: act } = ask({ phase });
    act();
    act();
    expect(entryOf(current, 'a')).toMatchObject({
      ...{ state: 'checked_in', slot: 1, withdrawAskedAt: current.now, withdrawReason: 'Ill' },
    });
    expect(toldBy(current)).toEqual(['withdrawal-asked a 1']);
  });

  it.each<[string, StateOptions, string]>([
    ['while the team can go itself', { phase: 'check-in' }, 'CONFLICT'],
    ['when it is over', { phase: 'final' }, 'CONFLICT'],
    ['by who waits', { phase: 'live', entries: { a: 'waitlist_ready' } }, 'NOT_REGISTERED'],
  ])('is refused %s', (_when, options, code) => {
    expect(ask(options).ask).toThrow(expect.objectContaining({ code }));
  });

  it('is for the leader', () => {
    expect(ask({ phase: 'live' }, viewer('a2')).ask).toThrow(
      expect.objectContaining({ code: 'NOT_LEADER' }),
    );
  });
});

it.each([
  ['its leader', 'a1', true],
  ['who is on its roster', 'a4', true],
  ['who joined since', 'a5', false],
  ['who left the team', 'a3', false],
  ['a stranger', 'b1', false],
])('%s is of the team: %s, %s', (_who, id, is) => {
  const current = newEntriesState({ entries: { a: 'registered' } });
  const members = current.teams.get('a')?.members ?? expect.fail();
  members.splice(2, 1);
  members.push(member('a5'));
  expect(isOfTeam(current, { entry: entryOf(current, 'a'), viewer: viewer(id) })).toBe(is);
});
