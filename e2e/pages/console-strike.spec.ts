import { expectAccessible } from '../support/checks.ts';
import { openMatchDay } from '../support/match-days.ts';
import { expect, test } from '../support/site.ts';

test('a host gives a player of an entry a strike, which the player reads', async ({
  page,
  server,
  signIn,
}) => {
  const day = await openMatchDay(server, { teams: 1 });
  const [team] = day.squads;
  if (!team) throw new Error('the match day has no squad');
  await signIn(day.host);
  await page.goto(`/console/${day.tournament._id}?view=entries`);
  await page.getByRole('button', { name: `Options for ${team.name}` }).click();
  await page.getByRole('button', { name: 'Give a strike…' }).click();
  const dialog = page.getByRole('dialog', { name: `Strike for ${team.name}` });
  await dialog.getByLabel('Who').selectOption({ index: 1 });
  await dialog.getByLabel('What for').selectOption('room_leak');
  await dialog.getByRole('button', { name: 'Give strike' }).click();
  await expect(dialog.getByText('Write the reason in 5 letters or more.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('Posted the password in a public chat.');
  await dialog.getByRole('button', { name: 'Give strike' }).click();
  await expect(dialog).toHaveCount(0);
  await signIn(team.leader);
  await page.goto('/profile/fair-play');
  await expect(page.getByText('Leaked the room')).toBeVisible();
  await expect(page.getByText('Posted the password in a public chat.')).toBeVisible();
});
