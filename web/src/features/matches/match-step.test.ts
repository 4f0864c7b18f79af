import { expect, test } from 'vitest';
import { type MatchStepFacts, matchStep, takesScreenshot } from './match-step.ts';

const now = Date.parse('2026-11-22T14:00:00Z');
const later = '2026-11-22T15:15:00Z';
const earlier = '2026-11-22T13:00:00Z';

type Entry = NonNullable<MatchStepFacts['entry']>;

function entry(change: Partial<Entry> & { canCheckIn?: boolean; opensAt?: string | null } = {}) {
  const { canCheckIn = false, opensAt = null, ...rest } = change;
  return {
    state: 'registered',
    isLeader: true,
    checkedIn: null,
    can: {
      checkIn: canCheckIn,
      undoCheckIn: false,
      withdraw: false,
      askToWithdraw: false,
      setLineup: false,
    },
    tournament: { checkinOpensAt: opensAt } as Entry['tournament'],
    ...rest,
  } satisfies Entry;
}

function facts(change: Partial<MatchStepFacts> & { state?: string; roomAt?: string } = {}) {
  const { state = 'scheduled', roomAt = later, ...rest } = change;
  return {
    match: { state, roomAt, reason: 'Power cut at the venue', startsAt: later },
    mine: { room: 'waiting' },
    entry: entry(),
    isSignedIn: true,
    now,
    disputeUntil: null,
    ...rest,
  } as MatchStepFacts;
}

const open = { room: 'open' } as const;
const hidden = { room: 'hidden' } as const;
const unchecked = { room: 'not_checked_in' } as const;
const member = entry({ isLeader: false });

test.each<[string, Parameters<typeof facts>[0], object]>([
  ['a visitor', { mine: null, entry: undefined, isSignedIn: false }, { kind: 'login' }],
  [
    'a visitor, once it is played',
    { mine: null, entry: undefined, isSignedIn: false, state: 'final' },
    { kind: 'watch' },
  ],
  ['a player of another team', { mine: null, entry: undefined }, { kind: 'watch' }],
  ['check-in open', { mine: null, entry: entry({ canCheckIn: true }) }, { kind: 'check-in' }],
  [
    'check-in open, drawn',
    { mine: unchecked, entry: entry({ canCheckIn: true }) },
    { kind: 'check-in' },
  ],
  [
    'check-in to come',
    { mine: null, entry: entry({ opensAt: later }) },
    { kind: 'check-in-at', at: later },
  ],
  [
    'not checked in, closed',
    { mine: unchecked, entry: entry({ opensAt: earlier }) },
    { kind: 'missed' },
  ],
  ['room to come', {}, { kind: 'room-at', at: later }],
  ['room late', { roomAt: earlier }, { kind: 'room-late' }],
  ['room open', { mine: open, state: 'room_released' }, { kind: 'show-room' }],
  ['room open while playing', { mine: open, state: 'playing' }, { kind: 'show-room' }],
  ['room hidden, leader', { mine: hidden, state: 'playing' }, { kind: 'attach', isLeader: true }],
  [
    'room hidden, member',
    { mine: hidden, state: 'playing', entry: member },
    { kind: 'attach', isLeader: false },
  ],
  [
    'published',
    { mine: hidden, state: 'published', disputeUntil: later },
    { kind: 'dispute', isLeader: true, until: later },
  ],
  [
    'published, window over',
    { mine: hidden, state: 'published', disputeUntil: earlier },
    { kind: 'over' },
  ],
  ['final', { mine: hidden, state: 'final' }, { kind: 'over' }],
  [
    'published, another team',
    { mine: null, entry: undefined, state: 'published' },
    { kind: 'watch' },
  ],
  [
    'the event is over, so no entry is listed',
    { mine: hidden, entry: undefined, state: 'final' },
    { kind: 'over' },
  ],
  [
    'postponed',
    { state: 'postponed' },
    { kind: 'off', title: 'Postponed', reason: 'Power cut at the venue' },
  ],
  [
    'void, whatever the room',
    { mine: open, state: 'void' },
    { kind: 'off', title: 'This match does not count', reason: 'Power cut at the venue' },
  ],
])('%s', (_, change, step) => {
  expect(matchStep(facts(change))).toEqual(step);
});

test.each([
  ['scheduled', false],
  ['room_released', false],
  ['playing', true],
  ['results_in', true],
  ['published', true],
  ['final', false],
  ['void', false],
] as const)('a match that is %s takes a screenshot: %s', (state, takes) => {
  expect(takesScreenshot({ state })).toBe(takes);
});
