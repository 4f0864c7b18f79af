import { preferredRoles } from '@one-dream/contract/features/users/users.values.ts';
import { newSquad } from '../../factories/teams.ts';
import { openTournament, register } from '../../factories/tournaments.ts';
import { expectAccessible, hold } from '../support/checks.ts';
import { newGameId, newPlayer, unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('a new player sees what is missing, and fills it in', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
}) => {
  const player = await newPlayer(server, { inGame: false, discord: false });
  await signIn(player);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: player.name, level: 1 })).toBeVisible();
  await expect(page.getByText(player.email)).toBeVisible();
  await expect(page.getByText('Not Discord Verified')).toBeVisible();
  await expect(page.getByText('Not Provided')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Verify Now' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'IN-GAME PROFILE' });
  await expectAccessible(page);
  await expect(dialog.getByLabel('Preferred Role').getByRole('option')).toHaveText([
    'Choose a role',
    ...preferredRoles,
  ]);
  await dialog.getByRole('button', { name: 'Save Profile' }).click();
  await expect(dialog.getByText('In-game name is required.')).toBeVisible();
  await dialog.getByLabel('In-Game Name').fill('FarahOP');
  await dialog.getByLabel('Game ID', { exact: true }).fill(newGameId());
  await dialog.getByLabel('Preferred Role').selectOption('IGL');
  await dialog.getByLabel('Mobile Number').fill('12345');
  await dialog.getByRole('button', { name: 'Save Profile' }).click();
  await expect(dialog.getByText(/Enter a 10-digit Indian mobile number/)).toBeVisible();
  await dialog.getByLabel('Mobile Number').fill('98765 43210');
  await dialog.getByRole('button', { name: 'Save Profile' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('FarahOP')).toBeVisible();
  await expect(page.getByText('+91 9876543210')).toBeVisible();
});

test('counts what is left until a player is ready, and is gone once nothing is', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await newPlayer(server, { inGame: false, discord: false }));
  await page.goto('/profile');
  const steps = page.getByRole('region', { name: 'Get ready to play' });
  await expect(steps.getByText('1 of 5 done')).toBeVisible();
  await expect(steps.getByRole('listitem')).toHaveText([
    'Email verified: done',
    'In-game info filled in: missing',
    'Discord verified: missing',
    'In a team: missing',
    '4 players ready: missing',
  ]);
  const squad = await newSquad(server, { size: 3 });
  await signIn(squad.leader);
  await page.goto('/profile');
  await expect(steps.getByText('4 of 5 done')).toBeVisible();
  await signIn('ready-leader');
  await page.goto('/profile');
  await expect(page.getByText('5 Members', { exact: true })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('the reset dialog starts with the own address', async ({ page, server, signIn }) => {
  const player = await newPlayer(server, { inGame: false, discord: false });
  await signIn(player);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Forget Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await expect(dialog.getByLabel('Email')).toHaveValue(player.email);
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('dialog', { name: 'Email Sent!' })).toBeVisible();
});

test('links Discord: only a loader, then the profile', async ({ page, server, signIn }) => {
  const player = await newPlayer(server, { discord: false });
  await signIn(player);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Verify Now' }).click();
  const letGo = await hold(page, '/user/verifyDiscord');
  await page.getByLabel('Username').fill(`link_${Date.now().toString(36)}`);
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expect(page.getByRole('main')).toHaveText(/^(Loading\.*)+$/);
  letGo();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Discord Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify Now' })).toHaveCount(0);
});

test('a link that Discord or the site refuses is told', async ({ page, server, signIn }) => {
  await signIn(await newPlayer(server, { discord: false }));
  await page.goto('/discord-verification?code=stolen&state=foreign');
  await expect(page.getByRole('heading', { name: 'Discord was not linked' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to your profile' }).click();
  await expect(page).toHaveURL('/profile');
});

test('shows what the team is in: event, slot and date', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
}) => {
  const squad = await newSquad(server);
  const title = unique('Profile Cup');
  const { _id } = await openTournament(server, { title, startDate: '12/30/2099' });
  await register(server, { team: squad, tournament: { _id: _id } });
  await signIn(squad.players[1] ?? squad.leader);
  await page.goto('/profile');
  const entry = page.getByRole('region', { name: 'You are in' }).getByRole('link');
  await expect(entry).toHaveAttribute('href', `/tournament/${_id}`);
  await expect(entry).toContainText(title);
  await expect(entry).toContainText('Slot1');
  await expect(entry).toContainText('30 Dec 2099');
});

test('a message never covers the head of a dialog on a phone', async ({ page, server, signIn }) => {
  const squad = await newSquad(server, { size: 1 });
  await page.context().grantPermissions(['clipboard-write']);
  await signIn(squad.leader);
  await page.goto('/profile');
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  const dialog = page.getByRole('dialog', { name: 'IN-GAME PROFILE' });
  // Its code comes now: the message does not stay as long as that may take.
  await edit.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Discord', exact: true }).click();
  await expect(page.getByText(/^Message copied/)).toBeVisible();
  // A tap would close the message first; a key leaves it.
  await edit.press('Enter');
  await expect(dialog).toBeVisible();
  const message = page.getByRole('region', { name: 'Messages', includeHidden: true });
  await expect(async () => {
    const [above, below] = [await message.boundingBox(), await dialog.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    expect(above?.height).toBeGreaterThan(20);
  }).toPass();
});
