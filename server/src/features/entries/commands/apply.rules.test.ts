import { describe, expect, it } from 'vitest';
import {
  entryOf,
  findFaults,
  host,
  leaderOf,
  newEntriesState,
  placesIn,
  type StateOptions,
  toldBy,
} from '../../../../tests/support/entries-states.ts';
import { applyCommand } from './apply.rules.ts';
import type { EntryCommand } from './commands.ts';

const leader = leaderOf('a');
const ofEntry = { viewer: leader, entryId: 'e-a', teamId: 'a' };
const byHost = { ...ofEntry, viewer: host };
const live = { phase: 'live', entries: { a: 'checked_in', b: 'waitlist_ready' } } as const;
const manual = { tournament: { fill: 'hold' } } as const;

function ask(command: EntryCommand, options: StateOptions) {
  const current = newEntriesState(options);
  applyCommand(current, { command, newId: () => 'e-made' });
  expect(findFaults(current)).toEqual([]);
  return { places: placesIn(current), told: toldBy(current) };
}

/** Each kind of command, with its one effect. */
const cases: [EntryCommand, StateOptions, string[]][] = [
  [
    { kind: 'register', viewer: leader, teamId: 'a', declarations: [] },
    { others: ['a'] },
    ['registered a 1'],
  ],
  [
    { kind: 'join-waitlist', viewer: leader, teamId: 'a', declarations: [] },
    { entries: { b: 'registered' }, others: ['a'], tournament: { slot_total: 1 } },
    ['waitlisted a'],
  ],
  [
    { kind: 'claim', viewer: leader, teamId: 'a', declarations: [] },
    {
      ...{ phase: 'locked', others: ['a'] },
      tournament: {
        kind: 'scrim',
        status: 'CLOSED',
        first_match_at: new Date('2026-11-22T13:00:00Z'),
      },
    },
    ['claimed a 1'],
  ],
  [{ kind: 'reserve', teamId: 'a' }, { phase: 'announced', others: ['a'] }, ['registered a 1']],
  [
    { kind: 'cancel', viewer: leader, teamId: 'a' },
    { entries: { a: 'registered' } },
    ['cancelled a 1'],
  ],
  [{ kind: 'withdraw', ...ofEntry }, { entries: { a: 'registered' } }, ['cancelled a 1']],
  [
    { kind: 'set-lineup', ...ofEntry, userIds: ['a2', 'a1', 'a3', 'a4'], declarations: [] },
    { entries: { a: 'registered' } },
    ['lineup-set a 1'],
  ],
  [{ kind: 'ask-to-withdraw', ...ofEntry, reason: 'Ill' }, live, ['withdrawal-asked a 1']],
  [
    { kind: 'check-in', ...ofEntry },
    { phase: 'check-in', entries: { a: 'registered' } },
    ['checked-in a 1'],
  ],
  [
    { kind: 'undo-check-in', ...ofEntry },
    { phase: 'check-in', entries: { a: 'checked_in' } },
    ['check-in-undone a 1'],
  ],
  [{ kind: 'remove', viewer: host, teamId: 'a' }, live, ['removed a 1']],
  [{ kind: 'team-gone', viewer: leader, teamId: 'a' }, live, ['team-gone a 1']],
  [
    { kind: 'promote', ...byHost, entryId: 'e-b', teamId: 'b', reason: undefined },
    live,
    ['promoted b 2'],
  ],
  [
    { kind: 'skip', ...byHost, entryId: 'e-b', teamId: 'b', reason: 'Late' },
    live,
    ['passed-over b'],
  ],
  [{ kind: 'fill', viewer: host }, live, ['promoted b 2']],
  [{ kind: 'no-show', ...byHost, reason: '' }, live, ['no-show a 1']],
  [{ kind: 'disqualify', ...byHost, reason: '' }, live, ['disqualified a 1']],
  [
    { kind: 'replace', ...byHost, byEntryId: 'e-b', reason: '' },
    live,
    ['replaced a 1', 'promoted b 1'],
  ],
  [
    { kind: 'close-check-in' },
    { phase: 'locked', entries: { a: 'registered', b: 'waitlist_ready' } },
    ['no-show a 1', 'promoted b 1'],
  ],
  [{ kind: 'more-slots' }, { entries: { a: 'registered', b: 'waitlisted' } }, ['promoted b 2']],
  [{ kind: 'more-slots' }, { entries: { a: 'registered', b: 'waitlisted' }, ...manual }, []],
];

it.each(cases)('%j does, in %j: %j', (command, options, told) => {
  expect(ask(command, options).told).toEqual(told);
});

describe('a draft', () => {
  const draft = { phase: 'draft', entries: { a: 'registered' } } as const;

  it('is nobody’s but the staff’s, who decide in it', () => {
    for (const kind of ['cancel', 'register'] as const)
      expect(() => ask({ kind, viewer: leader, teamId: 'a', declarations: [] }, draft)).toThrow(
        expect.objectContaining({ code: 'NOT_FOUND', message: 'There is no such tournament.' }),
      );
    expect(ask({ kind: 'remove', viewer: host, teamId: 'a' }, draft).told).toEqual(['removed a 1']);
  });

  it('is there for the clock, kept places and deleted teams', () => {
    expect(ask({ kind: 'reserve', teamId: 'b' }, { ...draft, others: ['b'] }).told).toEqual([
      'registered b 2',
    ]);
    expect(ask({ kind: 'team-gone', viewer: leader, teamId: 'a' }, draft).told).toEqual([
      'team-gone a 1',
    ]);
    // In a draft nobody moves up automatically.
    expect(ask({ kind: 'more-slots' }, { ...draft, entries: { a: 'waitlisted' } }).told).toEqual(
      [],
    );
  });
});

it('a name that was corrected is another team’s to have, within one batch', () => {
  const current = newEntriesState({
    entries: { a: 'registered', b: 'registered' },
    tournament: { guests: true },
  });
  const was = entryOf(current, 'a').teamName;
  const correct = (teamId: string, name: string) =>
    applyCommand(current, {
      command: {
        kind: 'correct',
        viewer: host,
        teamId,
        entryId: `e-${teamId}`,
        name,
        reason: 'Typo',
      },
      newId: () => 'e-made',
    });
  expect(() => correct('b', was)).toThrow(expect.objectContaining({ code: 'TEAM_NAME_TAKEN' }));
  correct('a', 'Another Name');
  correct('b', was);
  expect(entryOf(current, 'b').teamName).toBe(was);
});
