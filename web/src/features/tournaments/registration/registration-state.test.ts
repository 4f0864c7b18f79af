import { tournamentStatuses } from '@one-dream/contract/features/tournaments/tournaments.statuses.ts';
import { registrationTexts } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { describe, expect, test } from 'vitest';
import {
  type RegistrationFacts,
  registrationNotes,
  registrationState,
} from './registration-state.ts';

const visitor = undefined;
const loner = { hasTeam: false, isLeader: false };
const member = { hasTeam: true, isLeader: false };
const leader = { hasTeam: true, isLeader: true };

/** Without times the phase follows from the status. */
const phases = {
  OPENED: 'registration',
  UPCOMING: 'announced',
  LIVE: 'live',
  CLOSED: 'locked',
  COMPLETED: 'final',
} as const;

function stateOf({ status = 'OPENED', ...facts }: Partial<RegistrationFacts>) {
  return registrationState({
    status,
    phase: phases[status],
    slots: { used: 3, total: 10 },
    waitlist: { waiting: 0, limit: 10 },
    viewer: visitor,
    entry: undefined,
    ownSlot: undefined,
    isClaimable: false,
    ...facts,
  });
}

function look(facts: Partial<RegistrationFacts>) {
  const { action, isEnabled, note } = stateOf(facts);
  return { action, isEnabled, note };
}

test.each([
  ['OPENED', 'Open'],
  ['UPCOMING', 'Upcoming'],
  ['LIVE', 'Live'],
  ['CLOSED', 'Closed'],
  ['COMPLETED', 'Completed'],
] as const)('%s reads %s', (status, label) => {
  expect(stateOf({ status }).label).toBe(label);
});

describe('while registration is open', () => {
  test.each([
    ['a visitor logs in', visitor, 'login', true, registrationNotes().login],
    ['a player without a team makes one', loner, 'create-team', true, registrationNotes().noTeam],
    ['a member cannot register', member, 'register', false, registrationTexts.onlyLeadersRegister],
    ['a leader registers', leader, 'register', true, undefined],
  ] as const)('%s', (_, viewer, action, isEnabled, note) => {
    expect(look({ viewer })).toEqual({ action, isEnabled, note });
  });

  test.each([
    [
      'the last slot is gone',
      { used: 10, total: 10 },
      0,
      'join-waitlist',
      registrationNotes().full,
    ],
    [
      'teams wait for the free slot',
      { used: 9, total: 10 },
      1,
      'join-waitlist',
      registrationNotes().full,
    ],
    ['there is one slot more than teams wait', { used: 8, total: 10 }, 1, 'register', undefined],
    ['the waitlist is full', { used: 10, total: 10 }, 10, 'none', registrationNotes().waitlistFull],
  ] as const)('when %s', (_, slots, waiting, action, note) => {
    const waitlist = { waiting, limit: 10 };
    expect(look({ viewer: leader, slots, waitlist })).toMatchObject({ action, note });
  });
});

test('a leader of too few players is told before pressing', () => {
  const short = { has: 2, needs: 4 };
  const note = 'Your team has 2 of 4 players. Share your invite link first.';
  expect(stateOf({ viewer: leader, short })).toMatchObject({ action: 'register', short, note });
  expect(stateOf({ viewer: member, short }).short).toBeUndefined();
});

describe('before it opens', () => {
  test.each([
    ['a visitor waits', visitor, 'none', false],
    ['a player without a team can make one', loner, 'create-team', true],
    ['a member waits', member, 'none', false],
    ['a leader waits', leader, 'none', false],
  ] as const)('%s', (_, viewer, action, isEnabled) => {
    expect(look({ status: 'UPCOMING', viewer })).toEqual({
      action,
      isEnabled,
      note: registrationNotes().upcoming,
    });
  });
});

const notesOf = {
  LIVE: registrationNotes().live,
  CLOSED: registrationNotes().closed,
  COMPLETED: registrationNotes().completed,
};

describe.each(['LIVE', 'CLOSED', 'COMPLETED'] as const)('once it is %s', (status) => {
  test.each([
    ['visitor', visitor],
    ['player without a team', loner],
    ['member', member],
    ['leader', leader],
  ] as const)('a %s is offered nothing', (_, viewer) => {
    expect(look({ status, viewer })).toEqual({
      action: 'none',
      isEnabled: false,
      note: notesOf[status],
    });
  });
});

describe('a registered team', () => {
  test.each(tournamentStatuses)('in a tournament that is %s', (status) => {
    const cancellable = status === 'OPENED' || status === 'UPCOMING';
    expect(look({ status, viewer: leader, ownSlot: 4 }).action).toBe(
      cancellable ? 'cancel' : 'none',
    );
    expect(look({ status, viewer: member, ownSlot: 4 })).toMatchObject({
      action: 'none',
      isEnabled: false,
    });
  });

  test('keeps its way out when the tournament is full', () => {
    expect(look({ viewer: leader, ownSlot: 1, slots: { used: 1, total: 1 } }).action).toBe(
      'cancel',
    );
  });
});

test('nothing is offered until the viewer is known', () => {
  for (const status of tournamentStatuses) {
    expect(look({ status, viewer: null }).action).toBe('wait');
  }
});

const nothingCan = {
  checkIn: false,
  undoCheckIn: false,
  withdraw: false,
  askToWithdraw: false,
  setLineup: false,
};

type Entry = NonNullable<RegistrationFacts['entry']>;
type Change = Partial<Omit<Entry, 'can'>> & { can?: Partial<Entry['can']> };

function entry({ can, ...change }: Change = {}): Entry {
  return {
    state: 'registered',
    place: null,
    lacks: [],
    reason: '',
    withdrawAsked: false,
    ...change,
    can: { ...nothingCan, ...can },
  };
}

const waiting = { state: 'waitlisted', place: 3 } as const;

describe('an entry', () => {
  test.each<[string, Partial<RegistrationFacts>, object]>([
    [
      'is checked in by anybody of the squad',
      { phase: 'check-in', viewer: member, entry: entry({ can: { checkIn: true } }) },
      { action: 'check-in', isEnabled: true },
    ],
    [
      'can still be given back while check-in is open',
      {
        phase: 'check-in',
        viewer: leader,
        entry: entry({ can: { checkIn: true, withdraw: true } }),
      },
      { action: 'check-in', also: 'cancel' },
    ],
    [
      'that is checked in can take it back',
      {
        phase: 'check-in',
        viewer: leader,
        entry: entry({ state: 'checked_in', can: { undoCheckIn: true } }),
      },
      { action: 'undo-check-in' },
    ],
    [
      'that lacks something hears what',
      { phase: 'check-in', viewer: member, entry: entry({ lacks: ['Gita has no Discord.'] }) },
      { action: 'none', note: 'Gita has no Discord.' },
    ],
    [
      'before check-in is given back by its leader',
      {
        phase: 'closed',
        status: 'CLOSED',
        viewer: leader,
        entry: entry({ can: { withdraw: true } }),
      },
      { action: 'cancel' },
    ],
    [
      'once locked asks to withdraw',
      {
        phase: 'locked',
        status: 'CLOSED',
        viewer: leader,
        entry: entry({ can: { askToWithdraw: true } }),
      },
      { action: 'none', also: 'ask-to-withdraw' },
    ],
    [
      'that asked waits for a host',
      { phase: 'locked', status: 'CLOSED', viewer: leader, entry: entry({ withdrawAsked: true }) },
      { action: 'none', note: registrationNotes().asked },
    ],
    [
      'in the waitlist can leave it',
      { viewer: leader, entry: entry({ ...waiting, can: { withdraw: true } }) },
      { action: 'leave-waitlist', note: registrationNotes().waiting },
    ],
    [
      "in the waitlist is its leader's to take out",
      { viewer: member, entry: entry(waiting) },
      { action: 'none', note: registrationNotes().waiting },
    ],
    [
      'in the waitlist checks in, too',
      {
        phase: 'check-in',
        viewer: leader,
        entry: entry({ ...waiting, can: { checkIn: true, withdraw: true } }),
      },
      { action: 'check-in', note: registrationNotes().waitingCheckIn, also: 'leave-waitlist' },
    ],
    [
      'in the waitlist that checked in is ready',
      {
        phase: 'check-in',
        viewer: leader,
        entry: entry({ state: 'waitlist_ready', place: 1, can: { undoCheckIn: true } }),
      },
      { action: 'undo-check-in', note: registrationNotes().ready },
    ],
    [
      'that did not come hears so',
      { phase: 'locked', status: 'CLOSED', viewer: leader, entry: entry({ state: 'no_show' }) },
      { action: 'none', note: registrationNotes().noShow },
    ],
    [
      'that was disqualified hears why',
      { viewer: leader, entry: entry({ state: 'disqualified', reason: 'Emulator.' }) },
      { action: 'none', note: 'Your team was disqualified. Emulator.' },
    ],
    [
      'that was withdrawn may come again',
      { viewer: leader, entry: entry({ state: 'withdrawn' }) },
      { action: 'register', isEnabled: true },
    ],
    [
      'ends with the tournament that is called off',
      { phase: 'cancelled', status: 'COMPLETED', viewer: leader, entry: entry() },
      { action: 'none', note: registrationNotes().cancelled },
    ],
  ])('%s', (_, facts, expected) => {
    expect(stateOf(facts)).toMatchObject(expected);
  });
});

describe('a vacant slot of a scrim', () => {
  const vacant = { phase: 'locked', status: 'CLOSED', isClaimable: true } as const;
  test.each<[string, Partial<RegistrationFacts>, string]>([
    ['goes to a leader', { viewer: leader }, 'claim'],
    ['goes to a leader who waits', { viewer: leader, entry: entry(waiting) }, 'claim'],
    ['brings a visitor to the login', { viewer: visitor }, 'login'],
    ['is no offer to a member', { viewer: member }, 'none'],
    ['is no offer once it is gone', { viewer: leader, slots: { used: 10, total: 10 } }, 'none'],
    [
      'is no offer to who is in',
      { viewer: leader, ownSlot: 2, entry: entry({ state: 'checked_in' }) },
      'none',
    ],
  ])('%s', (_, facts, action) => {
    expect(stateOf({ ...vacant, ...facts }).action).toBe(action);
  });
});
