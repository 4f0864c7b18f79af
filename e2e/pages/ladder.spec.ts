import { newSquad } from '../../factories/teams.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { callAsAdmin } from '../support/organiser.ts';
import { expect, test } from '../support/site.ts';

test('the ladder is public: a tier, its teams, and the way of one', { tag: '@layout' }, async ({
  page,
  server,
}) => {
  const team = await newSquad(server, { size: 1 });
  const place = (tier: string, reason: string) =>
    callAsAdmin(server, { path: `/ladder/place/${team.id}`, body: { tier, reason } });
  await place('T3', 'Won the newcomers night.');
  await place('SEMI_T1', 'Invited after the city final.');
  await page.goto('/aboutus');
  await page
    .getByRole('list', { name: 'The ladder now' })
    .getByRole('link', { name: /^Semi T1/ })
    .click();
  await expect(page).toHaveURL('/ladder?tier=SEMI_T1');
  const table = page.getByRole('table', { name: 'Semi T1, this week' });
  await expect(table).toContainText(team.name);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await table.getByRole('button', { name: `${team.name}: its moves on the ladder` }).click();
  const way = page.getByRole('dialog', { name: team.name });
  await expect(way.getByRole('listitem')).toHaveText([
    /moved from T3 to Semi T1.*Invited after the city final\./,
    /was placed in T3.*Won the newcomers night\./,
  ]);
  await expectAccessible(page);
});

test('a team is placed by hand, and stands on the ladder', async ({ page, server, signIn }) => {
  const team = await newSquad(server, { size: 1 });
  await signIn('admin');
  await page.goto('/admin/ladder');
  const form = page.getByRole('form', { name: 'Place a team by hand' });
  await form.getByRole('textbox', { name: 'Team' }).fill(team.name);
  await form.getByRole('button', { name: team.name }).click();
  await form.getByLabel('Tier').selectOption('T2');
  await form.getByRole('button', { name: 'Place it in T2' }).click();
  await expect(form.getByText('Write a reason. Everybody can read it.')).toBeVisible();
  await form.getByLabel('Reason').fill('Came over from a partner’s ladder.');
  await form.getByRole('button', { name: 'Place it in T2' }).click();
  await expect(form.getByRole('textbox', { name: 'Team' })).toHaveValue('');
  await page.goto('/ladder?tier=T2');
  await expect(page.getByRole('table', { name: /^T2, / })).toContainText(team.name);
});
