import { endDisputeWindow } from '@one-dream/contract/features/disputes/disputes.ts';
import { draw, inMinutes, newStadium, plan } from '../../factories/lobbies.ts';
import { newRoadToFinal, rowsOf } from '../../factories/results.ts';
import { enteredMatch, newArena, publish, resultPath, saveDraft } from '../support/arena.ts';
import { expectNoSidewaysScroll } from '../support/checks.ts';
import { expect, test } from '../support/site.ts';

test('a match that broke off is taken by decision, with a reason that everybody reads', async ({
  page,
  server,
  signIn,
}) => {
  const arena = await newArena(server, { teams: 4 });
  const { teams } = await enteredMatch(server, arena.match._id);
  await saveDraft(server, {
    matchId: arena.match._id,
    rows: rowsOf(teams.map(({ entryId }) => entryId)),
  });
  await signIn('admin');
  await page.goto(resultPath(arena));
  await page.getByRole('navigation', { name: 'Steps' }).getByText('Publish').click();
  const panel = page.getByRole('region', { name: 'Publish', exact: true });
  await panel.getByLabel('Match abandoned: decide the result').check();
  await panel.getByLabel('Reason').fill('The server went down in the fifth zone');
  await panel.getByLabel(/^I looked at/).check();
  await expectNoSidewaysScroll(page);
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Version 1 is published')).toBeVisible();
  await expect(page.getByText(/The server went down in the fifth zone/)).toBeVisible();
});

test('a small lobby plays with another, and each group leads where it should', async ({
  page,
  server,
  signIn,
}) => {
  const stadium = await newStadium(server, { stage: { format: 'groups', lobbyMax: 8 } });
  await draw(server, { ...stadium, form: { method: 'random', groups: 2 } });
  const form = { firstStart: inMinutes(server, 60) };
  const matches = await plan(server, { ...stadium, form });
  const last = matches.find(({ groups }) => groups.includes('B'));
  const at = `/console/${stadium.tournament._id}`;
  await signIn('admin');
  await page.goto(`${at}/scoring`);
  await page.getByLabel('Groups lead to different stages').check();
  await expect(page.getByText('Who advances from group B, and where')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto(`${at}?match=${last?._id}&step=start`);
  await page.getByRole('button', { name: 'Play with another lobby…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Group B plays with another' });
  await dialog.getByLabel('Play with').selectOption('A');
  await dialog.getByRole('button', { name: 'Merge lobbies' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
});

test('the lineup of an entry is banned, not its team; a map is added to the list', async ({
  page,
  server,
  signIn,
}) => {
  const { tournament, squads } = await newRoadToFinal(server);
  const at = `/console/${tournament._id}`;
  const name = squads[0]?.name ?? '';
  await signIn('admin');
  await page.goto(`${at}?view=entries`);
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('button', { name: 'Ban the lineup…' }).click();
  const ban = page.getByRole('dialog', { name: `Ban the lineup of ${name}` });
  await expect(ban.getByText(/not for the team/)).toBeVisible();
  await ban.getByLabel('Reason').fill('Somebody else played for them');
  await ban.getByRole('button', { name: 'Ban now' }).click();
  await expect(ban).toBeHidden();

  await page.goto(`${at}?view=schedule`);
  await page.getByRole('button', { name: 'Change the maps…' }).click();
  const maps = page.getByRole('dialog', { name: /^Maps of/ });
  const rows = maps.getByRole('textbox', { name: /^Map \d+$/ });
  const count = await rows.count();
  await maps.getByRole('button', { name: 'Add a map' }).click();
  await maps.getByLabel(`Map ${count + 1}`, { exact: true }).fill('Livik');
  await expectNoSidewaysScroll(page);
  await maps.getByRole('button', { name: 'Save maps' }).click();
  await expect(page.getByText(/^Maps to choose from: .*Livik/)).toBeVisible();
});

test('who runs an event is alerted to a second absence in a row', async ({
  page,
  server,
  signIn,
  isMobile,
}) => {
  const { matches, entries, squads } = await newArena(server, { teams: 3, matches: 2 });
  const [absent = '', ...others] = entries;
  const nobody = { placement: null, elims: null, fielded: null };
  const rows = [
    ...rowsOf(others, [4, 3]),
    { entryId: absent, status: 'absent' as const, ...nobody },
  ];
  for (const { _id: matchId } of matches) await publish(server, { matchId, rows });
  await signIn('admin');
  await page.goto('/alerts');
  const alert = page.getByText(`${squads[0]?.name} is absent again`).filter({ visible: true });
  await expect(alert).toBeVisible();
  await alert.click();
  // On a phone the tap itself leads there.
  if (!isMobile) await page.getByRole('link', { name: 'View Details' }).click();
  await page.waitForURL(/\/console\/.*view=entries/);
});

test('after the time to dispute is over, the owner disputes a result for a team', async ({
  page,
  server,
  signIn,
}) => {
  const { tournament, matches, entries, squads } = await newArena(server, { teams: 3 });
  for (const { _id: matchId } of matches) {
    await publish(server, { matchId, rows: rowsOf(entries, [4, 3, 2]) });
    await server.api.act(endDisputeWindow, { as: await server.admin(), params: { matchId } });
  }
  await signIn('owner');
  await page.goto(`/console/${tournament._id}/disputes`);
  await page.getByRole('button', { name: 'Dispute a result for a team…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dispute the result' });
  const { name } = squads[1] ?? { name: '' };
  await dialog.getByLabel('For which team?').selectOption(name);
  await dialog
    .getByLabel('What happened')
    .fill('The table has eleven finishes, the recording has twelve.');
  await dialog.getByRole('button', { name: 'Send dispute' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Open disputes' }).getByText(name)).toBeVisible();
});
