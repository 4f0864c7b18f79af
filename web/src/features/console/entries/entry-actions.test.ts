import type { StaffEntry } from '@one-dream/contract/features/entries/entries.ts';
import { expect, test } from 'vitest';
import { entryActions } from './entry-actions.ts';

type Can = StaffEntry['can'];

const nothing: Can = {
  ...{ checkIn: false, undoCheckIn: false, promote: false, skip: false, markNoShow: false },
  ...{ undoNoShow: false, disqualify: false, decideWithdrawal: false, swapPlayer: false },
  correct: false,
  replace: false,
};

test.each<[StaffEntry['state'], (keyof Can)[], string[]]>([
  ['registered', ['disqualify'], ['roster', 'strike', 'disqualify']],
  [
    'checked_in',
    ['swapPlayer', 'markNoShow', 'disqualify'],
    ['roster', 'swap', 'no-show', 'strike', 'disqualify'],
  ],
  ['checked_in', ['replace'], ['roster', 'replace', 'strike']],
  ['checked_in', ['decideWithdrawal'], ['withdrawal', 'roster', 'strike']],
  ['waitlisted', ['promote', 'skip', 'disqualify'], ['promote', 'skip', 'disqualify']],
  ['no_show', ['undoNoShow'], ['undo-no-show', 'strike']],
  ['no_show', [], ['strike']],
  ['withdrawn', [], []],
])(
  'about an entry that is %s, of which the server allows %j, a host is offered %j',
  (state, allowed, kinds) => {
    const can = { ...nothing, ...Object.fromEntries(allowed.map((name) => [name, true])) };
    expect(entryActions({ state, can, skipReason: '' }).map(({ kind }) => kind)).toEqual(kinds);
  },
);

test.each<StaffEntry['state']>(['checked_in', 'disqualified', 'withdrawn'])(
  'an admin bans the lineup of an entry that is %s, a host does not',
  (state) => {
    const entry = { state, can: nothing, skipReason: '' };
    const kinds = (isAdmin: boolean) => entryActions(entry, { isAdmin }).map(({ kind }) => kind);
    expect(kinds(true)).toContain('ban');
    expect(kinds(false)).not.toContain('ban');
  },
);
