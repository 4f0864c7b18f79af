import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../tests/open-page.tsx';
import { newAdmin, newId } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';

test.each([
  ['₹10,000', 10_000_00, 0],
  ['more than ₹10,000', 10_001_00, 1],
])('of a prize of %s, tax is asked about accordingly', async (_what, amountPaise, forms) => {
  const rule = {
    _id: 'first',
    fromRank: 1,
    toRank: 1,
    award: '',
    amountPaise,
    basis: 'hand' as const,
    winners: [],
  };
  api.answers('/prizes/ledger/{tournamentId}', {
    data: {
      tournament: { _id: newId(), title: 'Cup', prizePool: '' },
      ...{ rules: [rule], rulesPaise: amountPaise, announcedPaise: null, suggested: [], won: [] },
      ...{ isFinal: false, payouts: [], proposals: [], entries: [], askedAt: null },
      tax: { rateBp: 3000, abovePaise: 10_000_00, chosenAt: '2026-11-01T12:00:00.000Z' },
      can: { writeRules: true, pay: true, chooseTax: true },
    },
  });
  await openPage(`/tournament/${newId()}/ledger`, { as: newAdmin() });
  await expect.element(page.getByLabelText('Rupees', { exact: true })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Tax withheld' }).elements()).toHaveLength(forms);
});
