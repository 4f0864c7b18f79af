import { openTournament } from '../../factories/tournaments.ts';
import { expectAccessible } from '../support/checks.ts';
import { newPlayer, unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('a volunteer is given one event and loses it again', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
}) => {
  const tournament = await openTournament(server, { title: unique('Duty Cup') });
  const volunteer = await newPlayer(server, { name: unique('Vidya'), inGame: false });
  await signIn('admin');
  await page.goto(`/admin/staff?event=${tournament._id}`);
  const form = page.getByRole('form', { name: 'Give a duty' });
  await form.getByRole('combobox', { name: 'Who', exact: true }).fill(volunteer.name);
  await form.getByRole('option', { name: volunteer.email }).click();
  await form.getByLabel('Duty').selectOption('scorer');
  await expect(form.getByLabel('Duty').locator('option')).toHaveText(['Host', 'Scorer', 'Caster']);
  await form.getByRole('button', { name: 'Give the duty' }).click();
  const event = page.getByRole('region', { name: tournament.title });
  await expect(event.getByText(volunteer.name)).toBeVisible();
  await expect(event.getByText('Scorer')).toBeVisible();
  await expectAccessible(page);
  await event
    .getByRole('button', { name: `Take the duty of scorer from ${volunteer.name}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(event).toHaveCount(0);
});

test('an address that nobody has is said at its field', async ({ page, server, signIn }) => {
  await openTournament(server, { title: unique('Duty Cup') });
  await signIn('admin');
  await page.goto('/admin/staff');
  const form = page.getByRole('form', { name: 'Give a duty' });
  await form.getByRole('combobox', { name: 'Who', exact: true }).fill('nobody.at.all@example.in');
  await form.getByRole('button', { name: 'Give the duty' }).click();
  await expect(form.getByText(/Nobody here has this email address/)).toBeVisible();
});
