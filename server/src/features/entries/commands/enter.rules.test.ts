import type { EntryState } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { asWritten } from '@one-dream/contract/texts.ts';
import { describe, expect, it } from 'vitest';
import {
  entryOf,
  findFaults,
  gameIdOf,
  leaderOf,
  member,
  newEntriesState,
  placesIn,
  type StateOptions,
  squad,
  toldBy,
  viewer,
} from '../../../../tests/support/entries-states.ts';
import { refusalOf } from '../../../../tests/support/refusal-of.ts';
import { AppError } from '../../../errors.ts';
import type { EnteringCommand } from './commands.ts';
import { assertDeclared, assertFree, enter, enterReserved, ledBy } from './enter.rules.ts';

type Entering = 'register' | 'join-waitlist' | 'claim';
const command = (
  kind: Entering,
  declarations: EnteringCommand['declarations'] = [],
): EnteringCommand => ({ kind, viewer: leaderOf('new'), teamId: 'new', declarations });
const open = (options: StateOptions = {}) => newEntriesState({ others: ['new'], ...options });
const ask = (current: ReturnType<typeof open>, request: EnteringCommand) =>
  enter(current, { command: request, newId: () => 'e-made' });
const full = { a: 'registered', b: 'registered' } as const;
const twoSlots = { slot_total: 2 };

/** A scrim whose check-in closed, an hour before its first match. */
const claimable = {
  phase: 'locked',
  tournament: {
    ...{ kind: 'scrim', status: 'CLOSED', slot_total: 2 },
    first_match_at: new Date('2026-11-22T13:00:00Z'),
  },
} as const satisfies StateOptions;

describe('entering', () => {
  it.each<[Entering, StateOptions, string, string]>([
    ['register', {}, 'new registered 1', 'registered new 1'],
    [
      'register',
      { entries: { a: 'registered' } },
      'a registered 1, new registered 2',
      'registered new 2',
    ],
    // A withdrawn entry does not block a new one.
    [
      'register',
      { entries: { new: 'withdrawn' } },
      'new withdrawn, new registered 1',
      'registered new 1',
    ],
    [
      'join-waitlist',
      { entries: full, tournament: twoSlots },
      'a registered 1, b registered 2, new waitlisted',
      'waitlisted new',
    ],
    ['claim', claimable, 'new checked_in 1', 'claimed new 1'],
    [
      'claim',
      { ...claimable, entries: { a: 'checked_in', new: 'waitlist_ready' } },
      'a checked_in 1, new checked_in 2',
      'claimed new 2',
    ],
  ])('to %s with %j lets a team in: %s', (kind, options, places, told) => {
    const current = open(options);
    const answer = ask(current, command(kind));
    expect(placesIn(current)).toBe(places);
    expect(toldBy(current)).toEqual([told]);
    expect(answer.squad).toEqual(['OD・new1', 'OD・new2', 'OD・new3', 'OD・new4']);
    expect(findFaults(current)).toEqual([]);
    // Claiming counts as checking in.
    expect(entryOf(current, 'new').isCheckedIn).toBe(kind === 'claim');
    expect(current.checkIns.has(entryOf(current, 'new').id)).toBe(kind === 'claim');
  });

  it.each<[Entering, string, StateOptions, string]>([
    [
      'register',
      'a tournament that is closed',
      { tournament: { status: 'CLOSED' } },
      'REGISTRATION_CLOSED',
    ],
    [
      'join-waitlist',
      'one that is closed',
      { tournament: { status: 'CLOSED' } },
      'REGISTRATION_CLOSED',
    ],
    ['register', 'who is in', { entries: { new: 'registered' } }, 'ALREADY_REGISTERED'],
    ['register', 'who waits', { entries: { new: 'waitlisted' } }, 'ALREADY_REGISTERED'],
    ['register', 'who was disqualified', { entries: { new: 'disqualified' } }, 'DISQUALIFIED'],
    ['register', 'a full tournament', { entries: full, tournament: twoSlots }, 'SLOTS_FILLED'],
    [
      ...(['register', 'a slot that the queue is to have'] as const),
      { entries: { a: 'registered', b: 'waitlisted' }, tournament: twoSlots },
      'SLOTS_FILLED',
    ],
    ['join-waitlist', 'a tournament with a free slot', {}, 'SLOTS_FREE'],
    [
      ...(['join-waitlist', 'a waitlist that is full'] as const),
      { entries: { ...full, c: 'waitlisted' }, tournament: { slot_total: 2, waitlist_max: 1 } },
      'WAITLIST_FULL',
    ],
    [
      'claim',
      'an event',
      { ...claimable, tournament: { ...claimable.tournament, kind: 'event' } },
      'REGISTRATION_CLOSED',
    ],
    [
      ...(['claim', 'ten minutes before the first match'] as const),
      { ...claimable, now: new Date('2026-11-22T12:50:00Z') },
      'REGISTRATION_CLOSED',
    ],
    ['claim', 'no vacant slot', { ...claimable, entries: full }, 'SLOT_TAKEN'],
    [
      ...(['claim', 'a slot for somebody before them in the queue'] as const),
      { ...claimable, entries: { a: 'checked_in', b: 'waitlist_ready', new: 'waitlist_ready' } },
      'SLOT_TAKEN',
    ],
  ])('to %s is closed for %s', (kind, _whom, options, code) => {
    const current = open(options);
    const before = placesIn(current);
    expect(() => ask(current, command(kind))).toThrow(expect.objectContaining({ code }));
    expect(placesIn(current)).toBe(before);
    expect(current.events).toEqual([]);
  });

  it('is for the leader of a team, which does not exist for strangers', () => {
    const current = open();
    const by = (id: string) => () => ledBy(current, { viewer: viewer(id), teamId: 'new' });
    expect(by('new1')().team.id).toBe('new');
    expect(by('new2')).toThrow(expect.objectContaining({ code: 'NOT_LEADER' }));
    expect(by('stranger')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
    expect(() => ledBy(current, { viewer: viewer('new1'), teamId: 'none' })).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
  });

  it('says last what features above have against a team', () => {
    const banned = new AppError('BANNED', asWritten('Banned.'));
    const full = open({ entries: { a: 'registered' }, tournament: { slot_total: 1 } });
    const request = command('register');
    full.refusals = new Map([[request, banned]]);
    expect(() => ask(full, request)).toThrow(expect.objectContaining({ code: 'SLOTS_FILLED' }));
    const free = open();
    free.refusals = new Map([[request, banned]]);
    expect(() => ask(free, request)).toThrow(banned);
    expect(free.entries.size).toBe(0);
  });
});

describe('a team that waits and claims', () => {
  const waits = () =>
    open({ ...claimable, entries: { a: 'checked_in', new: 'waitlist_ready' }, others: ['c'] });
  const banned = new AppError('BANNED', asWritten('Banned.'));

  it('comes in with the players it was entered with, whoever joined the team since', () => {
    const current = waits();
    const team = current.teams.get('new') ?? expect.fail();
    team.members.push(member('new5', { in_game_id: '' }));
    const request = command('claim');
    current.refusals = new Map([[request, banned]]);
    expect(ask(current, request).standing?.state).toBe('checked_in');
    expect(entryOf(current, 'new').players).toHaveLength(4);
  });

  it.each<[string, string, (current: ReturnType<typeof open>) => void]>([
    [
      ...(['NOT_READY', 'too few of them are in the team'] as const),
      ({ teams }) => {
        const members = teams.get('new')?.members ?? [];
        members.splice(3, 1, member('new5'));
      },
    ],
    [
      ...(['BANNED', 'one of them is banned'] as const),
      (current) => {
        current.barred = new Map([[entryOf(current, 'new').id, banned]]);
      },
    ],
    [
      ...(['BANNED', 'something is against its claim'] as const),
      (current) => {
        current.refusals = new Map([[entryOf(current, 'new'), banned]]);
      },
    ],
  ])('does not come in (%s) where %s', (code, _why, change) => {
    const current = waits();
    change(current);
    expect(() => ask(current, command('claim'))).toThrow(expect.objectContaining({ code }));
    expect(entryOf(current, 'new').state).toBe('waitlist_ready');
  });
});

describe('what a squad declares', () => {
  const current = open({ tournament: { eligibility: { minAge: 16, phonesOnly: true } } });

  it.each([
    [[], false],
    [['age'], false],
    [['devices'], false],
    [['age', 'devices'], true],
    [['devices', 'residents', 'age'], true],
  ] as const)('%j is enough: %s', (declarations, isEnough) => {
    const declare = () => assertDeclared(current, { declarations: declarations as never });
    const missing = expect.stringMatching(/^Tick that this is so for your squad: /);
    const refusal = refusalOf(declare);
    if (isEnough) expect(refusal).toBeUndefined();
    else expect(refusal).toMatchObject({ code: 'INVALID', fields: { declarations: missing } });
  });

  it('is kept once each', () => {
    const declarations = ['age', 'devices', 'age'] as never;
    ask(current, command('register', declarations));
    expect(entryOf(current, 'new').made).toMatchObject({
      ...{ declarations: ['age', 'devices'], isReserved: false },
      leader: { email: 'new1@example.in', discordId: '7new1', discordUsername: 'new1' },
    });
  });
});

describe('a player', () => {
  const other = squad('new');
  const players = (changes: object) => [
    {
      ...{ userId: 'x', name: 'Xavier', inGameName: '', inGameId: '', inGameIdKey: 'x' },
      ...{ inGameRole: '', discordId: '' },
      ...changes,
    },
  ];
  const current = open({ entries: { a: 'registered', b: 'waitlisted', c: 'withdrawn' } });

  it.each([
    ['nobody has', {}, undefined],
    ['another entry has', { userId: 'a2' }, 'Team a'],
    ['one who waits has', { userId: 'b2' }, 'Team b'],
    ['who went has', { userId: 'c2', inGameIdKey: gameIdOf('c2') }, undefined],
    ['another has by game id', { inGameIdKey: gameIdOf('a3') }, 'Team a'],
    ['whose account is gone, by game id', { userId: null, inGameIdKey: gameIdOf('a3') }, 'Team a'],
  ])('whom %s is free: %j', (_which, changes, holder) => {
    const free = () => assertFree(current, { id: 'e-new', players: players(changes) });
    if (!holder) expect(free).not.toThrow();
    else
      expect(free).toThrow(
        expect.objectContaining({
          code: 'PLAYER_TAKEN',
          message: `Xavier is in this tournament already, with ${holder} (same player or same game ID).`,
        }),
      );
  });

  it('of the entry itself is free', () => {
    expect(() =>
      assertFree(current, { id: 'e-a', players: players({ userId: 'a2' }) }),
    ).not.toThrow();
  });

  it('is named with every other, and the teams that have them', () => {
    const taken = [...players({ userId: 'a2' }), ...players({ userId: 'b2', name: 'Yash' })];
    expect(() => assertFree(current, { id: 'e-new', players: taken })).toThrow(
      'Xavier and Yash are in this tournament already, with Team a and Team b',
    );
    expect(other.members).toHaveLength(4);
  });
});

describe('a team whose place is kept', () => {
  const reserve = (options: StateOptions = {}) => {
    const current = open(options);
    const kept = { kind: 'reserve', teamId: 'new' } as const;
    return {
      current,
      enter: () => enterReserved(current, { command: kept, newId: () => 'e-made' }),
    };
  };

  it.each(['UPCOMING', 'OPENED', 'CLOSED'] as const)('is in while it is %s', (status) => {
    const { current, enter } = reserve({ tournament: { status, eligibility: { minAge: 16 } } });
    expect(enter().standing).toEqual({
      ...{ entryId: 'e-made', state: 'registered', slot: 1, place: null },
    });
    expect(entryOf(current, 'new').made).toMatchObject({ declarations: [], isReserved: true });
    expect(findFaults(current)).toEqual([]);
  });

  it.each<[string, StateOptions, string]>([
    ['in already', { entries: { new: 'registered' as EntryState } }, 'ALREADY_REGISTERED'],
    ['beside a full tournament', { entries: full, tournament: twoSlots }, 'SLOTS_FILLED'],
  ])('is refused when it is %s', (_which, options, code) => {
    expect(reserve(options).enter).toThrow(expect.objectContaining({ code }));
  });

  it('has to exist', () => {
    const none = { kind: 'reserve', teamId: 'none' } as const;
    expect(() => enterReserved(open(), { command: none, newId: () => 'e' })).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
  });
});
