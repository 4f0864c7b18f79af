import { getLedger } from '@one-dream/contract/features/prizes/prizes.ts';
import { newLedger } from '../../factories/prizes.ts';
import { changeTournament } from '../../factories/tournaments.ts';
import { demoPassword } from '../../server/src/operations/demo-password.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { expect, test } from '../support/site.ts';

test('payouts are made of the prizes as they are typed, and the question for the password names their sum', async ({
  page,
  server,
  signIn,
}) => {
  const { tournament, treasurer } = await newLedger(server, { paise: [5_000_00], make: false });
  await changeTournament(server, { id: tournament._id, change: { prizePool: '12000' } });
  await signIn('owner');
  // As long after the sign-in.
  let isAsked = false;
  await page.route('**/api/payouts/make/**', async (route) => {
    if (isAsked) return route.fallback();
    isAsked = true;
    await route.fulfill({
      status: 403,
      json: { success: false, code: 'CONFIRMATION_NEEDED', message: 'Confirm that it is you.' },
    });
  });
  await page.goto(`/tournament/${tournament._id}/ledger`);
  await expect(page.getByText('₹5,000 in all, announced: ₹12,000')).toBeVisible();
  // No prize is above the amount from which tax is withheld.
  await expect(page.getByRole('heading', { name: 'Tax withheld' })).toHaveCount(0);
  await page.getByLabel('Rupees', { exact: true }).fill('8000');
  await page.getByRole('button', { name: 'Rank', exact: true }).click();
  await page.getByLabel('Rank', { exact: true }).last().fill('2');
  await page.getByLabel('Rupees', { exact: true }).last().fill('4000');
  await expect(page.getByText('₹12,000 in all, announced: ₹12,000')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Make payouts · ₹12,000' }).click();
  const question = page.getByRole('dialog', { name: 'Make payouts of ₹12,000?' });
  await question.getByLabel('Password', { exact: true }).fill(demoPassword);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('0 of 2 paid')).toBeVisible();
  const params = { tournamentId: tournament._id };
  const { data } = await server.api.act(getLedger, { as: treasurer, params });
  expect(data.payouts.map(({ grossPaise }) => grossPaise)).toEqual([8_000_00, 4_000_00]);
});
