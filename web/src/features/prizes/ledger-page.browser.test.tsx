import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sayLive } from '../../../tests/no-socket.ts';
import { openPage } from '../../../tests/open-page.tsx';
import { newAdmin, newId, newUser } from '../../../tests/samples.ts';
import { api, type StubbedAnswer } from '../../../tests/stub-api.ts';

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

type Ledger = StubbedAnswer<'/prizes/ledger/{tournamentId}'>['data'];
type Payout = Ledger['payouts'][number];

function newPayout(change: Partial<Payout>): Payout {
  return {
    ...{ _id: newId(), entryId: newId(), team: 'Night Drop', slot: 4, rank: 1, award: '' },
    ...{ state: 'due', grossPaise: 6_000_00, withheldPaise: 0, netPaise: 6_000_00 },
    ...{ payee: { _id: newId(), name: 'Surya Raman' }, hasDetails: true, mayName: [] },
    ...{ dueAt: '2026-11-22T12:00:00.000Z', isOverdue: false, paidAt: null },
    ...{ reference: '', proof: '', note: '', version: 1, ...change },
  };
}

function answerPayouts(...payouts: Payout[]) {
  api.answers('/prizes/ledger/{tournamentId}', {
    data: {
      tournament: { _id: newId(), title: 'Cup', prizePool: '' },
      ...{ rules: [], rulesPaise: 0, announcedPaise: null, suggested: [], won: [], isFinal: true },
      ...{ payouts, proposals: [], entries: [], askedAt: null, tax: null },
      can: { writeRules: false, pay: true, chooseTax: false },
    },
  });
}

test('prizes that somebody else changed meanwhile are loaded, neither overwritten nor paid by the old ones', async () => {
  const tournament = { _id: newId(), title: 'Cup', prizePool: '' };
  const ledgerBy = (amountPaise: number): Ledger => ({
    tournament,
    rules: [
      {
        ...{ _id: newId(), fromRank: 1, toRank: 1, award: '', amountPaise },
        ...{ basis: 'hand' as const, winners: [] },
      },
    ],
    ...{ rulesPaise: amountPaise, announcedPaise: null, suggested: [], won: [], isFinal: true },
    ...{ payouts: [], proposals: [], entries: [], askedAt: null, tax: null },
    can: { writeRules: true, pay: true, chooseTax: false },
  });
  api.answers('/prizes/ledger/{tournamentId}', { data: ledgerBy(5_000_00) });
  await openPage(`/tournament/${tournament._id}/ledger`, { as: newAdmin() });
  const rupees = page.getByLabelText('Rupees', { exact: true });
  await expect.element(rupees).toHaveValue('5000');

  api.answers('/prizes/ledger/{tournamentId}', { data: ledgerBy(8_000_00) });
  await page.getByRole('button', { name: /^Make payouts/ }).click();
  await expect.element(page.getByText(/^Someone else changed the prizes/)).toBeVisible();
  await expect.element(rupees).toHaveValue('8000');
  expect(api.requests('/prizes/rules/{tournamentId}')).toHaveLength(0);

  api.answers('/prizes/rules/{tournamentId}', { message: 'Saved.', data: ledgerBy(9_000_00) });
  await rupees.fill('9,000');
  await page.getByRole('button', { name: 'Save prizes' }).click();
  await expect.poll(() => api.requests('/prizes/rules/{tournamentId}')).toHaveLength(1);
});

test('while one prize after the other is approved and paid, the focus stays with them', async () => {
  const [first, second] = [newPayout({}), newPayout({ team: 'Kite Lane', rank: 2 })];
  const approved = { state: 'approved' as const, version: 2 };
  answerPayouts(first, second);
  api.answers('/payouts/approve/{tournamentId}/{payoutId}', { message: 'Approved.', data: first });
  api.answers('/payouts/pay-to/{tournamentId}/{payoutId}', {
    data: { upiId: 'surya@okbank', name: 'Surya Raman', guardian: '', link: null },
  });
  await openPage(`/tournament/${newId()}/ledger`, { as: newAdmin() });
  const approve = page.getByRole('button', { name: 'Approve', exact: true });
  await expect.element(approve).toHaveLength(2);
  answerPayouts({ ...first, ...approved }, second);
  await approve.first().click();
  await expect.element(page.getByRole('heading', { name: first.team })).toBeVisible();
  const focused = () => document.activeElement?.textContent;
  await expect.poll(focused).toBe('Night DropApproved');

  answerPayouts({ ...first, ...approved }, { ...second, ...approved });
  await page.getByRole('button', { name: /^Approve 1/ }).click();
  await expect.poll(focused).toMatch(/^0 of 2 paid/);
  await expect.element(page.getByRole('button', { name: 'Mark as paid' })).toHaveLength(2);
});

test('that the own UPI ID is saved is said, and the focus stays on the button', async () => {
  const details = { upiId: 'old@okbank', name: 'Surya Raman', guardian: '' };
  const changedAt = '2026-11-01T12:00:00.000Z';
  api.answers('/payouts/mine', { data: { details: { ...details, changedAt }, prizes: [] } });
  api.answers('/payouts/details', { message: 'Saved. Your prizes go there.' });
  await openPage('/profile/prizes', { as: newUser() });
  const upiId = page.getByLabelText('UPI ID');
  await upiId.fill('new@okbank');
  const saved = { ...details, upiId: 'new@okbank', changedAt: '2026-11-20T06:30:00.000Z' };
  api.answers('/payouts/mine', { data: { details: saved, prizes: [] } });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved. Your prizes go there.')).toBeVisible();
  await expect.element(upiId).toHaveValue('new@okbank');
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test('a prize goes to another player, and counts as received or not, only by a second press', async () => {
  const [leader, other] = [newId(), newId()];
  const mayName = [
    { _id: leader, name: 'Surya Raman' },
    { _id: other, name: 'Farah Khan' },
  ];
  const tournament = { _id: newId(), title: 'Cup' };
  const own = { ...newPayout({}), tournament, isPayee: true, payee: mayName[0] ?? null };
  api.answers('/payouts/mine', { data: { details: null, prizes: [{ ...own, mayName }] } });
  api.answers('/payouts/payee/{payoutId}', { message: 'Saved.' });
  await openPage('/profile/prizes', { as: newUser({ _id: leader }) });
  const prize = page.getByRole('article');
  await prize.getByLabelText('Who gets it').selectOptions('Farah Khan');
  expect(api.requests('/payouts/payee/{payoutId}')).toHaveLength(0);
  await prize.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved.', { exact: true })).toBeVisible();
  const named = api.requests('/payouts/payee/{payoutId}').map(({ body }) => body.userId);
  expect(named).toEqual([other]);

  const paid = { ...own, mayName: [], state: 'paid' as const };
  api.answers('/payouts/mine', { data: { details: null, prizes: [paid] } });
  api.answers('/payouts/received/{payoutId}', { message: 'Thanks.' });
  await openPage('/profile/prizes', { as: newUser({ _id: leader }) });
  for (const name of ['Not received', 'Received']) {
    await prize.getByRole('button', { name, exact: true }).click();
    const question = page.getByRole('alertdialog', { name: /₹6,000/ });
    await question.getByRole('button', { name, exact: true }).click();
    await expect.element(question).not.toBeInTheDocument();
  }
  const said = api.requests('/payouts/received/{payoutId}').map(({ body }) => body.isReceived);
  expect(said).toEqual([false, true]);
});

test('a winner who is told that the prize was sent sees so, without opening the page again', async () => {
  const answerOwn = (change: Partial<Payout>) =>
    api.answers('/payouts/mine', {
      data: {
        details: null,
        prizes: [
          { ...newPayout(change), tournament: { _id: newId(), title: 'Cup' }, isPayee: true },
        ],
      },
    });
  answerOwn({ state: 'approved' });
  await openPage('/profile/prizes', { as: newUser() });
  await expect.element(page.getByText('Approved')).toBeVisible();
  answerOwn({ state: 'paid' });
  await sayLive('notifications-changed');
  await expect.element(page.getByRole('button', { name: 'Received', exact: true })).toBeVisible();
});

test('a treasurer names another payee by a press, not by going through the choices', async () => {
  const mayName = [{ _id: newId(), name: 'Farah Khan' }];
  const payout = newPayout({ hasDetails: false, mayName });
  answerPayouts(payout);
  api.answers('/payouts/name/{tournamentId}/{payoutId}', { message: 'Saved.', data: payout });
  await openPage(`/tournament/${newId()}/ledger`, { as: newAdmin() });
  await expect.element(page.getByText('They have not given a UPI ID yet.')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Approve', exact: true }))
    .not.toBeInTheDocument();
  await page.getByText('Give it to somebody else').first().click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect.element(save).toBeDisabled();
  await page.getByLabelText('Give it to somebody else').selectOptions('Farah Khan');
  expect(api.requests('/payouts/name/{tournamentId}/{payoutId}')).toHaveLength(0);
  await save.click();
  await expect
    .poll(() => api.requests('/payouts/name/{tournamentId}/{payoutId}').map(({ body }) => body))
    .toEqual([{ userId: mayName[0]?._id }]);
});
