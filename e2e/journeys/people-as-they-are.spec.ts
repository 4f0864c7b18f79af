import { newSquad } from '../../factories/teams.ts';
import { openTournament } from '../../factories/tournaments.ts';
import { newPlayedArena } from '../support/arena.ts';
import { meetPerson, newestLink, signUp } from '../support/people.ts';
import { unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('a leader’s co-leader registers the team, and cannot delete it', async ({
  page,
  server,
  signIn,
}) => {
  const team = await newSquad(server);
  const [, second] = team.players;
  if (!second) throw new Error('no player');
  await signIn({ token: team.leader.token });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('button', { name: 'Co-leader' }).click();
  const dialog = page.getByRole('dialog', { name: 'Co-leader' });
  await dialog.getByRole('radio', { name: second.name }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const tournament = await openTournament(server, { title: unique('Second Cup') });
  await signIn({ token: second.token });
  await page.goto('/profile');
  await expect(page.getByText('Team Invite Link')).toBeVisible();
  await page.getByRole('button', { name: 'Manage' }).click();
  await expect(page.getByRole('button', { name: 'Edit team' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hand over' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Delete.*team/i })).toHaveCount(0);
  await page.goto(`/tournament/${tournament._id}`);
  await page.getByRole('button', { name: 'Register Now' }).first().click();
  await expect(page.getByRole('dialog', { name: 'TEAM REGISTERED!' })).toBeVisible();
});

test('a host corrects the name of a team, and saves all squads as a file', async ({
  page,
  server,
  signIn,
}) => {
  const { tournament, teams } = await newPlayedArena(server);
  const [winner] = teams;
  const name = winner?.name ?? '';
  await signIn('admin');
  await page.goto(`/console/${tournament._id}?view=entries`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Full squads (CSV)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/_squads_\d{4}-\d\d-\d\d\.csv$/);
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('button', { name: 'Correct a name or ID…' }).click();
  const dialog = page.getByRole('dialog', { name: `Correct ${name}` });
  await dialog.getByLabel('Team name').fill('Right At Last');
  await dialog.getByLabel('Reason').fill('The form had a slip in it.');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/tournament/${tournament._id}/standings`);
  await expect(page.getByText('Right At Last').first()).toBeVisible();
  await expect(page.getByText(`earlier: ${name}`).first()).toBeVisible();
});

test('an account gets another address by a link there, and its old one takes it back', async ({
  browser,
}) => {
  const person = await meetPerson({ browser, name: 'Nadia Roy' });
  const { page, email: old } = person;
  await signUp(person);
  const fresh = `new.${old}`;
  await page.goto('/profile/security');
  await page.getByLabel('New email address').fill(fresh);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByText(`We have mailed a link to ${fresh}`)).toBeVisible();
  const open = async (to: string, containing: string) => {
    const { pathname, search } = new URL(await newestLink({ page, to, containing }));
    await page.goto(pathname + search);
  };
  await open(fresh, '/change-email?token=');
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your account has the new address now.' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByText(fresh)).toBeVisible();

  // The link in the mail to the old address works without signing in.
  const { pathname, search } = new URL(
    await newestLink({ page, to: old, containing: '/change-email?undo=' }),
  );
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(pathname + search);
  await elsewhere.getByRole('button', { name: 'Undo the change' }).click();
  await expect(elsewhere.getByRole('heading', { name: /^The old address is back/ })).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Go to login' }).click();
  await expect(elsewhere).toHaveURL('/login');
  await elsewhere.context().close();
});
