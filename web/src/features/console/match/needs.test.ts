import type { StaffEntry } from '@one-dream/contract/features/entries/entries.ts';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { expect, test } from 'vitest';
import { matchName } from '../match-words.ts';
import { listNeeds } from './needs.ts';

const entry = (state: StaffEntry['state'], more: Partial<StaffEntry> = {}) =>
  ({
    ...{ entryId: `${state}-1`, name: 'Soul', state, withdrawAsked: null, banned: [] },
    ...{ can: { disqualify: true }, ...more },
  }) as unknown as StaffEntry;
const now = Date.parse('2026-11-28T15:00:00Z');
const match = (
  asks: ConsoleMatch['asks'],
  { state = 'scheduled', startsAt = '2026-11-28T15:30:00Z', hasRoom = false } = {},
) =>
  ({
    asks,
    hasRoom,
    match: { _id: 'm', no: 2, format: 'groups', groups: ['A'], attempt: 1, state, startsAt },
  }) as unknown as ConsoleMatch;
const calm = {
  phase: 'locked',
  entries: [],
  vacant: 0,
  asksToClose: false,
  matches: [match(null)],
  now,
} as const;
const textsOf = (scene: Partial<Parameters<typeof listNeeds>[0]>) =>
  listNeeds({ ...calm, ...scene }).map(({ text }) => text);

test('there are no needs while everything is automatic', () => {
  expect(textsOf({})).toEqual([]);
});

test.each([
  ['late_room', 'Match 2 A is late for its room'],
  ['no_room', 'Match 2 A has no room'],
  ['small_lobby', 'Match 2 A has less than 60 % of its lobby'],
] as const)('a match that asks is named: %s', (asks, text) => {
  expect(textsOf({ matches: [match(asks)] })).toEqual([text]);
});

test('a match that has its room asks for none', () => {
  expect(textsOf({ matches: [match('no_room', { hasRoom: true })] })).toEqual([]);
});

test('a match past its start is named until it starts, unless it asks for something itself', () => {
  const startsAt = '2026-11-28T14:48:00Z';
  const late = match(null, { state: 'room_released', startsAt });
  expect(textsOf({ matches: [late] })).toEqual(['Match 2 A was to start 12 min ago']);
  expect(textsOf({ matches: [match(null, { state: 'playing', startsAt })] })).toEqual([]);
  expect(textsOf({ matches: [match('no_room', { startsAt })] })).toEqual(['Match 2 A has no room']);
  expect(textsOf({ matches: [match(null, { startsAt: '2026-11-28T14:59:30Z' })] })).toEqual([]);
});

test('vacant slots say who could fill them', () => {
  const hintOf = (entries: StaffEntry[]) => listNeeds({ ...calm, vacant: 2, entries })[0]?.hint;
  expect(hintOf([entry('waitlist_ready')])).toBe('1 on the waitlist is ready: fill the places.');
  expect(hintOf([entry('waitlisted')])).toBe('1 wait, none is checked in yet.');
  expect(hintOf([])).toBe('The waitlist is empty.');
});

test('free slots are no need while registration is open and nobody waits', () => {
  expect(textsOf({ phase: 'registration', vacant: 5 })).toEqual([]);
});

test.each(['final', 'cancelled'] as const)(
  'nobody is asked to fill slots of an event that is %s',
  (phase) => {
    expect(textsOf({ phase, vacant: 2, entries: [entry('waitlisted')] })).toEqual([]);
  },
);

test('missing teams are counted during check-in only', () => {
  const entries = [entry('registered'), entry('registered')];
  expect(textsOf({ phase: 'check-in', entries })).toEqual(['2 teams are not checked in']);
  expect(textsOf({ phase: 'closed', entries })).toEqual([]);
});

test('after an outage a host is asked to close check-in', () => {
  const [need] = listNeeds({ ...calm, phase: 'check-in', asksToClose: true });
  expect(need).toMatchObject({ key: 'outage', to: { view: 'event' }, isUrgent: true });
});

test('urgent needs come first', () => {
  const asked = entry('checked_in', { withdrawAsked: { at: '', reason: 'Power cut' } });
  expect(textsOf({ phase: 'check-in', entries: [entry('registered'), asked] })).toEqual([
    'Soul asks to withdraw',
    'Soul is not checked in',
  ]);
});

test('a match has its groups and its replay in its name', () => {
  expect(matchName({ no: 3, format: 'group_pairs', groups: ['A', 'B'], attempt: 2 })).toBe(
    'Match 3 A+B (replay)',
  );
  expect(matchName({ no: 1, format: 'single', groups: ['A'], attempt: 1 })).toBe('Match 1');
});
