import { deleteTeamQuestion } from '@one-dream/contract/features/teams/teams.values.ts';
import { newSquad, teamOf } from '../../factories/teams.ts';
import { openTournament } from '../../factories/tournaments.ts';
import { expectAccessible, hold } from '../support/checks.ts';
import { pngFile } from '../support/people.ts';
import { newPlayer, unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('creates a team', { tag: '@layout' }, async ({ page, server, signIn }) => {
  await signIn(await newPlayer(server));
  await page.goto('/profile');
  await expect(page.getByText('The name must match the one you use in tournaments.')).toBeVisible();
  const name = unique('Night Drop');
  await page.getByLabel('TEAM NAME').fill(name);
  await page.getByRole('button', { name: 'Remove the drawn picture' }).click();
  await page.getByRole('button', { name: 'Create Team' }).click();
  await expect(page.getByRole('alert').getByText('Please upload a team logo.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(pngFile());
  const letGo = await hold(page, '/team/create');
  await page.getByRole('button', { name: 'Create Team' }).click();
  await expect(page.getByRole('button', { name: 'Creating Team...' })).toBeVisible();
  letGo();
  const team = page.getByRole('region', { name });
  await expect(team.getByText('1 Member', { exact: true })).toBeVisible();
  await expect(team.getByRole('listitem').filter({ hasText: 'LDR' })).toHaveCount(1);
});

for (const way of ['is made', 'is joined'])
  test(`once a team ${way}, one is back at the event that one came for`, {
    tag: '@phone',
  }, async ({ page, server, signIn }) => {
    const { _id } = await openTournament(server, { title: unique('Wanted Cup') });
    await signIn(await newPlayer(server));
    await page.goto(`/tournament/${_id}`);
    await page.getByRole('link', { name: 'Create Your Team' }).first().click();
    if (way === 'is made') {
      await page.getByLabel('TEAM NAME').fill(unique('Wanted'));
      await page.getByRole('button', { name: 'Create Team' }).click();
    } else {
      await expect(page.getByLabel('TEAM NAME')).toBeVisible();
      await page.goto(`/team/invite/${(await newSquad(server, { size: 1 })).code}`);
      await page.getByRole('button', { name: 'Accept' }).click();
    }
    await expect(page).toHaveURL(`/tournament/${_id}`);
    await expect(page.getByRole('link', { name: 'Create Your Team' })).toHaveCount(0);
  });

test('a refusal is told in the box', async ({ page, server, signIn }) => {
  await signIn(await newPlayer(server));
  await page.goto('/profile');
  await page.getByLabel('TEAM NAME').fill('Nagpur Night Owls');
  await page.getByRole('button', { name: 'Create Team' }).click();
  await expect(page.getByRole('alert').getByText(/name/)).toBeVisible();
  await expect(page.getByLabel('TEAM NAME')).toHaveValue('Nagpur Night Owls');
});

test('a leader sees everything of the members, and holds the link', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const squad = await newSquad(server, { size: 2 });
  const [, member] = (await teamOf(server, squad.leader)).players;
  if (!member) throw new Error('there is no member');
  await signIn(squad.leader);
  await page.goto('/profile');
  const team = page.getByRole('region', { name: squad.name });
  await expect(team.getByText('2 Members', { exact: true })).toBeVisible();
  const card = team.getByRole('listitem').filter({ hasText: member.email });
  for (const text of [
    member.name,
    member.ingameinfo?.inGameName ?? '',
    member.ingameinfo?.inGameId ?? '',
    'SNIPER',
    '+91 9876543210',
  ]) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  const link = team.getByLabel('Team Invite Link');
  await expect(link).toHaveValue(`${server.url}/team/invite/${squad.code}`);
  await expect(link).toHaveAttribute('readonly');
  await team.getByRole('button', { name: 'Copy' }).click();
  await expect(team.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(squad.code);
  await expect(team.getByRole('button', { name: 'Leave' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a leader shares the link by WhatsApp, Discord, code and the phone’s own sheet', async ({
  page,
  server,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Chromium on a desktop has no share sheet: this one records what it is given.
  await page.addInitScript(() => {
    navigator.share = async (content) => void Object.assign(window, { shared: content });
  });
  const squad = await newSquad(server, { size: 1 });
  const url = `${server.url}/team/invite/${squad.code}`;
  const message = `Join my team ${squad.name}: ${url}`;
  await signIn(squad.leader);
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(message)}`,
  );
  await page.getByRole('button', { name: 'Discord' }).click();
  await expect(page.getByText('Message copied. Paste it into a Discord chat.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await page.evaluate(() => (window as { shared?: object }).shared)).toEqual({
    text: `Join my team ${squad.name}`,
    url,
  });
  await page.getByRole('button', { name: 'QR Code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Scan to join' });
  await expect(dialog.getByRole('img', { name: /^QR code of the invite link/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('six places: a leader invites into the empty ones, a member sees that they are open', async ({
  page,
  server,
  signIn,
}) => {
  const squad = await newSquad(server, { size: 2 });
  const [, member] = squad.players;
  if (!member) throw new Error('there is no member');
  const message = `Join my team ${squad.name}: ${server.url}/team/invite/${squad.code}`;
  await signIn(squad.leader);
  await page.goto('/profile');
  const team = page.getByRole('region', { name: squad.name });
  await expect(team.getByRole('listitem')).toHaveCount(6 + 1);
  const invites = team.getByRole('link', { name: 'Invite on WhatsApp' });
  await expect(invites).toHaveCount(4);
  await expect(invites.first()).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(message)}`,
  );
  await signIn(member);
  await page.goto('/profile');
  await expect(team.getByText('Open place')).toHaveCount(4);
  await expect(invites).toHaveCount(0);
});

test('a leader resets the link, kicks a member and deletes the team', async ({
  page,
  server,
  signIn,
}) => {
  const squad = await newSquad(server, { size: 2 });
  await signIn(squad.leader);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Reset Link' }).click();
  const reset = page.getByRole('alertdialog', { name: 'Make a new invite link?' });
  await reset.getByRole('button', { name: 'Reset Link' }).click();
  await expect(page.getByLabel('Team Invite Link')).not.toHaveValue(new RegExp(squad.code));

  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('button', { name: `Kick ${squad.players[1]?.name}` }).click();
  const kick = page.getByRole('alertdialog', { name: `Kick ${squad.players[1]?.name}?` });
  await kick.getByRole('button', { name: 'Kick' }).click();
  await expect(page.getByText('1 Member', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Delete Team' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${squad.name}` });
  await expect(question.getByText(deleteTeamQuestion)).toBeVisible();
  expect(deleteTeamQuestion).toBe(
    'Are you sure you want to delete this team? This action cannot be undone.',
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete Team' }).click();
  await expect(page.getByRole('heading', { name: 'Create your team' })).toBeVisible();
});

test('a member can only leave', async ({ page, server, signIn }) => {
  const squad = await newSquad(server, { size: 3 });
  const [, member] = squad.players;
  if (!member) throw new Error('there is no member');
  await signIn(member);
  await page.goto('/profile');
  const team = page.getByRole('region', { name: squad.name });
  await expect(team.getByRole('button', { name: 'Leave' })).toHaveCount(1);
  await expect(team.getByRole('button', { name: /Manage|Kick|Reset|Delete/ })).toHaveCount(0);
  await expect(team.getByText('Team Invite Link')).toHaveCount(0);
  await team.getByRole('button', { name: 'Leave' }).click();
  const question = page.getByRole('alertdialog', { name: `Leave ${squad.name}?` });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Create your team' })).toBeVisible();
});
