import {
  registrationTexts,
  tournamentStatuses,
} from '@one-dream/contract/features/tournaments.values.ts';
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

function look(facts: Partial<RegistrationFacts>) {
  const { action, isEnabled, note } = registrationState({
    status: 'OPENED',
    slots: { used: 3, total: 10 },
    viewer: visitor,
    ownSlot: undefined,
    ...facts,
  });
  return { action, isEnabled, note };
}

test.each([
  ['OPENED', 'Open'],
  ['UPCOMING', 'Upcoming'],
  ['LIVE', 'Closed'],
  ['CLOSED', 'Closed'],
  ['COMPLETED', 'Closed'],
] as const)('%s reads %s', (status, label) => {
  expect(
    registrationState({ status, slots: { used: 0, total: 1 }, viewer: visitor, ownSlot: undefined })
      .label,
  ).toBe(label);
});

describe('while registration is open', () => {
  test.each([
    ['a visitor logs in', visitor, 'login', true, registrationNotes.login],
    ['a player without a team makes one', loner, 'create-team', true, registrationNotes.noTeam],
    ['a member cannot register', member, 'register', false, registrationTexts.onlyLeadersRegister],
    ['a leader registers', leader, 'register', true, undefined],
  ] as const)('%s', (_, viewer, action, isEnabled, note) => {
    expect(look({ viewer })).toEqual({ action, isEnabled, note });
  });

  test('a leader may still try when the last slot is gone, and is told so', () => {
    expect(look({ viewer: leader, slots: { used: 10, total: 10 } })).toEqual({
      action: 'register',
      isEnabled: true,
      note: registrationNotes.full,
    });
  });
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
      note: registrationNotes.upcoming,
    });
  });
});

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
      note: registrationNotes.closed,
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

test('nothing is offered before it is known who looks', () => {
  for (const status of tournamentStatuses) {
    expect(look({ status, viewer: null }).action).toBe('wait');
  }
});
