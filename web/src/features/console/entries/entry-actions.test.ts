import type { StaffEntry } from '@one-dream/contract/features/entries.ts';
import { expect, test } from 'vitest';
import { entryActions } from './entry-actions.ts';

type State = StaffEntry['state'];

function kindsOf(
  state: State,
  {
    isLocked = false,
    others = [] as State[],
    ...entry
  }: Record<string, unknown> & {
    isLocked?: boolean;
    others?: State[];
  } = {},
) {
  return entryActions({
    entry: { state, withdrawAsked: null, skipReason: '', ...entry },
    entries: [state, ...others].map((one) => ({ state: one })),
    isLocked,
  }).map(({ kind }) => kind);
}

test.each([
  ['registered', false, ['roster', 'strike', 'disqualify']],
  ['checked_in', true, ['roster', 'swap', 'no-show', 'strike', 'disqualify']],
  ['waitlisted', false, ['promote', 'skip', 'disqualify']],
  ['waitlist_ready', true, ['promote', 'skip', 'disqualify']],
  ['no_show', true, ['strike']],
  ['withdrawn', false, []],
  ['disqualified', true, []],
  ['replaced', true, []],
] as const)('about an entry that is %s (locked: %s) a host can do %j', (state, isLocked, kinds) => {
  expect(kindsOf(state, { isLocked })).toEqual(kinds);
});

test('a team is replaced only while somebody waits', () => {
  expect(kindsOf('checked_in', { others: ['waitlisted'] })).toContain('replace');
  expect(kindsOf('checked_in', { others: ['no_show'] })).not.toContain('replace');
});

test('who asks to withdraw is decided about first', () => {
  const withdrawAsked = { at: '', reason: 'Power cut' };
  expect(kindsOf('checked_in', { isLocked: true, withdrawAsked })[0]).toBe('withdrawal');
});
