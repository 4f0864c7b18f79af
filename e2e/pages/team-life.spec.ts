import { newSquad } from '../../factories/teams.ts';
import { post } from '../support/api.ts';
import { expectAccessible } from '../support/checks.ts';
import { pngFile } from '../support/people.ts';
import { newPlayer, unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('a leader renames the team, sets its lineup and hands it over', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
}) => {
  const squad = await newSquad(server, { size: 5 });
  const [, heir] = squad.players;
  if (!heir) throw new Error('there is no member');
  await signIn(squad.leader);
  await page.goto('/profile');
  const tools = page.getByRole('group', { name: 'Manage the team' });
  await page.getByRole('button', { name: 'Manage' }).click();
  await expect(page.getByRole('link', { name: 'Find players' })).toBeVisible();
  await expectAccessible(page);

  await tools.getByRole('button', { name: 'Edit team' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit team' });
  await edit.getByLabel('TEAM NAME').fill('x');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Team name needs at least 2 characters.')).toBeVisible();
  const name = unique('Night Shift');
  await edit.getByLabel('TEAM NAME').fill(name);
  await edit.locator('input[type=file]').setInputFiles(pngFile());
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toHaveCount(0);
  await expect(page.getByRole('region', { name })).toBeVisible();

  await tools.getByRole('button', { name: 'Lineup' }).click();
  const lineup = page.getByRole('dialog', { name: 'Lineup' });
  const places = lineup.getByRole('listitem');
  await expect(places.nth(4)).toContainText('Substitute 1');
  await expectAccessible(page);
  await lineup.getByRole('button', { name: `Move ${squad.leader.name} down`, exact: true }).click();
  await expect(places.nth(0)).toContainText(heir.name);
  await expect(places.nth(1)).toContainText(squad.leader.name);
  await lineup.getByRole('button', { name: 'Save lineup' }).click();
  await expect(lineup).toHaveCount(0);
  await tools.getByRole('button', { name: 'Lineup' }).click();
  await expect(places.nth(1)).toContainText(squad.leader.name);
  await page.keyboard.press('Escape');

  await tools.getByRole('button', { name: 'Hand over' }).click();
  const handOver = page.getByRole('dialog', { name: 'Hand the team over' });
  await handOver.getByLabel(heir.name, { exact: false }).first().check();
  await handOver.getByRole('button', { name: 'Continue' }).click();
  const question = page.getByRole('alertdialog', { name: `Make ${heir.name} the leader?` });
  await expect(question.getByText('Only they can give it back to you.')).toBeVisible();
  await question.getByRole('button', { name: 'Hand over' }).click();
  await expect(tools).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
});

test('a leader reminds a player who is not ready', async ({ page, server, signIn }) => {
  const squad = await newSquad(server, { size: 1 });
  const late = await newPlayer(server, { discord: false });
  await post(server, { path: `/team/invite/player/${squad.code}`, token: late.token });
  await signIn(squad.leader);
  await page.goto('/profile');
  const remind = page.getByRole('button', { name: `Remind ${late.name}` });
  await remind.click();
  await expect(page.getByText(`${late.name} is reminded.`)).toBeVisible();
  await expect(remind).toBeDisabled();
  await page.reload();
  await page.getByRole('button', { name: `Remind ${late.name}` }).click();
  await expect(
    page.getByText(`${late.name} was reminded already.`, { exact: false }),
  ).toBeVisible();
});

test('a player finds a team, and the leader lets them in', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
}) => {
  const squad = await newSquad(server, { size: 3 });
  const player = await newPlayer(server, { name: unique('Seeker') });
  await signIn(squad.leader);
  await page.goto('/profile/find-a-team');
  const own = page.getByRole('region', { name: 'Looking for players' });
  await own.getByLabel('In your words').fill('Evenings, T3 scrims. We need a sniper.');
  await own.getByLabel('SNIPER').check();
  await own.getByRole('button', { name: 'Show my team' }).click();
  await expect(own.getByText(/^Listed until/)).toBeVisible();
  await expectAccessible(page);

  await signIn(player);
  await page.goto('/profile/find-a-team');
  const team = page.getByRole('listitem').filter({ hasText: squad.name });
  await expect(team.getByText('3 of 6 players')).toBeVisible();
  await team.getByRole('button', { name: /^Ask to join/ }).click();
  const ask = page.getByRole('dialog', { name: `Ask ${squad.name} to let you in` });
  await ask.getByLabel('A few words').fill('I snipe.');
  // Input survives a reload.
  await page.reload();
  await team.getByRole('button', { name: /^Ask to join/ }).click();
  await expect(ask.getByLabel('A few words')).toHaveValue('I snipe.');
  await ask.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(ask).toHaveCount(0);
  await expect(team.getByText('Asked, waiting for an answer')).toBeVisible();

  await signIn(squad.leader);
  await page.goto('/profile/find-a-team');
  const requests = page.getByRole('region', { name: 'Requests' });
  await expect(requests.getByText('I snipe.')).toBeVisible();
  await requests.getByRole('button', { name: `Accept ${player.name}` }).click();
  await expect(requests).toHaveCount(0);
  await page.goto('/profile');
  await expect(
    page.getByRole('region', { name: squad.name }).getByText(player.name, { exact: true }),
  ).toBeVisible();
});

test('a player changes their name, and deletes the account', async ({ page, server, signIn }) => {
  const player = await newPlayer(server);
  await signIn(player);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Name and picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Name and picture' });
  await expectAccessible(page);
  const name = unique('Renamed');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.locator('input[type=file]').setInputFiles(pngFile());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete the account of ${name}?` });
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
});
