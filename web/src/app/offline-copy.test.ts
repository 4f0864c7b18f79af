import { describe, expect, test } from 'vitest';
import { makeOfflineCopy } from './offline-copy.ts';

type Known = Parameters<typeof makeOfflineCopy>[0];
type Entry = Known['entries'][number];

const at = Date.parse('2026-11-22T14:00:00Z');

function entry(change: Partial<Entry> = {}) {
  return {
    slot: 7,
    place: null,
    checkedIn: null,
    can: { checkIn: false },
    team: { _id: 'team', name: 'Monsoon Mavericks' },
    tournament: {
      _id: 'cup',
      title: 'Prime Time Showdown',
      checkinOpensAt: '2026-11-22T14:30:00Z',
      checkinClosesAt: '2026-11-22T15:05:00Z',
    },
    ...change,
  } as Entry;
}

function match(change: object) {
  return {
    tournament: 'Prime Time Showdown',
    mine: { roomSlot: 12 },
    match: {
      tournamentId: 'cup',
      no: 1,
      attempt: 1,
      map: 'Erangel',
      startsAt: '2026-11-22T15:30:00Z',
      state: 'scheduled',
      ...change,
    },
  } as Known['matches'][number];
}

const cup = {
  _id: 'cup',
  schedule: [{ event: 'Roster lock', date: '11/22/2026', time: '19:00', description: '' }],
  rules: [
    { category: 'Gameplay', title: 'No emulators', description: 'Phones alone.' },
    { category: 'General', title: 'Be in time', description: '' },
  ],
} as unknown as Known['tournaments'][number];

const copyOf = (known: Partial<Known> = {}) =>
  makeOfflineCopy({ entries: [entry()], matches: [], tournaments: [cup], at, ...known });

const firstOf = (known?: Partial<Known>) => copyOf(known)?.entries[0];

test('says when it was so, and what the team is in', () => {
  expect(copyOf()).toMatchObject({
    at: '2026-11-22T14:00:00.000Z',
    hasNext: false,
    entries: [{ title: 'Prime Time Showdown', team: 'Monsoon Mavericks', slot: 7, standing: '' }],
  });
});

test('says that home begins with a match', () => {
  expect(copyOf({ matches: [match({})] })).toMatchObject({ hasNext: true });
});

test('is nothing for a team that is in nothing, or out', () => {
  expect(copyOf({ entries: [] })).toBeUndefined();
  expect(copyOf({ entries: [entry({ slot: null })] })).toBeUndefined();
});

test('a team that waits reads its place', () => {
  expect(firstOf({ entries: [entry({ slot: null, place: 3 })] })).toMatchObject({
    slot: null,
    standing: '3rd on the waitlist',
  });
});

describe('check-in', () => {
  test.each([
    ['has its times', entry(), 'Check-in Sun 22 Nov, 20:00 to 20:35 IST'],
    ['is done', entry({ checkedIn: { at: '', by: 'Surya' } }), 'Your team is checked in'],
    ['is not asked for', entry({ tournament: { _id: 'cup' } as Entry['tournament'] }), ''],
  ])('%s', (_, one, text) => {
    expect(firstOf({ entries: [one] })?.checkIn).toBe(text);
  });
});

test('matches come with time, map and slot; those of other events with theirs', () => {
  const matches = [
    match({}),
    match({ no: 2, map: 'Rondo', startsAt: '2026-11-22T18:45:00Z', state: 'postponed' }),
    match({ tournamentId: 'another' }),
  ];
  expect(firstOf({ matches })?.matches).toEqual([
    {
      day: 'Sun 22 Nov',
      time: '21:00 IST',
      name: 'Match 1 · Erangel',
      slot: 12,
      hue: '#7e8f4e',
    },
    {
      day: 'Mon 23 Nov',
      time: '00:15 IST',
      name: 'Match 2 · Rondo · Postponed',
      slot: 12,
      hue: '#8a5f9e',
    },
  ]);
});

test('schedule and rules stand as on the page of the event', () => {
  expect(firstOf()).toMatchObject({
    schedule: [{ when: '22 Nov 2026 · 19:00 IST', event: 'Roster lock' }],
    rules: [
      { category: 'General', title: 'Be in time' },
      { category: 'Gameplay', title: 'No emulators', description: 'Phones alone.' },
    ],
  });
  expect(firstOf({ tournaments: [] })).toMatchObject({ schedule: [], rules: [] });
});

test('takes nothing along that it does not show', () => {
  const known = {
    entries: [{ ...entry(), players: [{ name: 'Surya Raman', inGameName: 'MMxSURYA' }] } as Entry],
    matches: [{ ...match({}), room: { roomId: 'SECRT47', password: 'pochinki9' } } as never],
  };
  expect(JSON.stringify(copyOf(known))).not.toMatch(/SECRT47|pochinki9|Surya/);
});
