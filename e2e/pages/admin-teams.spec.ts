import { deleteTeamQuestionForAdmins } from '@one-dream/contract/features/teams.ts';
import { newSquad, teamOf } from '../../factories/teams.ts';
import { openTournament, register } from '../../factories/tournaments.ts';
import { answer, expectAccessible, refuse } from '../support/checks.ts';
import { unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('lists the teams with every player', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
  isMobile,
}) => {
  const squad = await newSquad(server, { size: 2 });
  await signIn('admin');
  await page.goto('/admin/teams');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Manage Teams \(\d+\)$/);
  await page.getByLabel('Search teams by name').fill(squad.name);
  const card = page.getByRole('listitem').filter({ hasText: squad.name }).first();
  await expect(card.getByText('2 Members', { exact: true })).toBeVisible();
  if (isMobile) await card.getByRole('button', { name: 'Show 2 Members' }).click();
  const leader = card.getByRole('listitem').filter({ hasText: squad.leader.email });
  await expect(leader.getByText('LDR')).toBeVisible();
  for (const text of [squad.leader.name, 'SNIPER', '+91 9876543210']) {
    await expect(leader.getByText(text, { exact: true })).toBeVisible();
  }
});

test('shows what a player has not filled in as N/A, and one member as a Member', async ({
  page,
  server,
  signIn,
}) => {
  const { leader } = await newSquad(server, { size: 1 });
  const team = await teamOf(server, leader);
  const bare = { ...team.leader, ingameinfo: null };
  await signIn('admin');
  const data = [{ ...team, leader: bare, players: [bare] }];
  await answer(page, { path: '/admin/teams', json: { data, nextCursor: null, total: 1 } });
  await page.goto('/admin/teams');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Teams (1)');
  await expect(page.getByText('1 Member', { exact: true })).toBeVisible();
  await expect(page.getByText('N/A')).toHaveCount(4);
});

test('deletes a team after saying which slots go with it', async ({ page, server, signIn }) => {
  const tournament = await openTournament(server, { title: unique('Deletion Cup') });
  const squad = await newSquad(server);
  await register(server, { team: squad, tournament });
  await signIn('admin');
  await page.goto('/admin/teams');
  await page.getByRole('button', { name: `Delete ${squad.name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete ${squad.name}` });
  expect(deleteTeamQuestionForAdmins).toBe('Delete this team? This cannot be undone.');
  await expect(dialog.getByText(deleteTeamQuestionForAdmins)).toBeVisible();
  await expect(dialog.getByText(tournament.title)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`${squad.name} is deleted.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: squad.name })).toHaveCount(0);
  // It goes on with the next one, not at the top of the page.
  await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeFocused();
});

test('has its empty and its failed state', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/admin/teams');
  await page.getByLabel('Search teams by name').fill('nobody is called this');
  await expect(page.getByText('No teams found')).toBeVisible();
  const message = 'The teams are being looked for.';
  await refuse(page, { path: '/admin/teams', status: 500, code: 'INTERNAL', message });
  await page.reload();
  await expect(page.getByText(message).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
