import { teamMaxPlayers } from '@one-dream/contract/limits.ts';
import { newSquad } from '../../factories/teams.ts';
import { hold } from '../support/checks.ts';
import { newGameId, newPlayer } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('shows whose team it is, and lets a player join', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
}) => {
  const squad = await newSquad(server, { size: 1 });
  await signIn(await newPlayer(server));
  await page.goto(`/team/invite/${squad.code}`);
  await expect(page.getByRole('heading', { name: squad.name, level: 1 })).toBeVisible();
  await expect(page.getByText(squad.leader.name, { exact: true })).toBeVisible();
  await expect(page.getByText(squad.leader.email)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Deny' })).toHaveAttribute('href', '/');
  const letGo = await hold(page, '/team/invite/player/*');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', { name: 'Joining...' })).toBeVisible();
  letGo();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('2 Members')).toBeVisible();
});

test('asks for in-game information first, and comes back afterwards', async ({
  page,
  server,
  signIn,
}) => {
  const squad = await newSquad(server, { size: 1 });
  await signIn(await newPlayer(server, { inGame: false }));
  await page.goto(`/team/invite/${squad.code}`);
  await expect(page.getByText('In-Game Information Required')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await page.getByRole('link', { name: 'SET IN-GAME INFO' }).click();
  const dialog = page.getByRole('dialog', { name: 'IN-GAME PROFILE' });
  await dialog.getByLabel('In-Game Name').fill('FarahOP');
  await dialog.getByLabel('Game ID', { exact: true }).fill(newGameId());
  await dialog.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page).toHaveURL(`/team/invite/${squad.code}`);
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('tells who cannot join why', async ({ page, server, signIn }) => {
  const squad = await newSquad(server, { size: teamMaxPlayers });
  await signIn(await newPlayer(server));
  await page.goto(`/team/invite/${squad.code}`);
  await expect(page.getByRole('heading', { name: 'This team is full' })).toBeVisible();
  await signIn(squad.leader);
  await page.goto(`/team/invite/${squad.code}`);
  await expect(page.getByRole('heading', { name: 'You are in this team already' })).toBeVisible();
  await signIn('member');
  await page.goto(`/team/invite/${squad.code}`);
  await expect(page.getByRole('heading', { name: 'You are in a team already' })).toBeVisible();
  await expect(page.getByText('Monsoon Mavericks')).toBeVisible();
  await page.goto('/team/invite/made-up');
  await expect(page.getByText('This link is dead')).toBeVisible();
});

test('a preview of the link names the team and nothing else', async ({ page, server }) => {
  const squad = await newSquad(server, { size: 1 });
  const html = await (await page.request.get(`/team/invite/${squad.code}`)).text();
  expect(html).toContain(`<meta property="og:title" content="Join ${squad.name}"/>`);
  expect(html).not.toContain(squad.leader.email);
  expect(html).not.toContain(squad.leader.name);
});

test('a visitor who has to sign in first sees which team has invited them', async ({
  page,
  server,
}) => {
  const squad = await newSquad(server, { size: 1 });
  await page.goto(`/team/invite/${squad.code}`);
  await expect(page).toHaveURL(/\/login\?from=/);
  await expect(page.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  await expect(page.getByText(squad.name)).toBeVisible();
  await expect(page.getByText(squad.leader.email)).toHaveCount(0);
  // With a dead link, the login page shows its usual greeting; the explanation follows after signing in.
  await page.goto('/team/invite/made-up');
  await expect(page.getByText('Sign in and we take you straight back.')).toBeVisible();
});
