import { newSquad } from '../../factories/teams.ts';
import { answer, expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
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
  await table.getByRole('button', { name: `${team.name}: its way on the ladder` }).click();
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

const proposed = (teamId: string, name: string, rank: number) => ({
  rank,
  teamId,
  name,
  logo: '',
  days: 4,
  matches: 12,
  pointsX10: 1500 - rank * 10,
  wwcd: 1,
  elims: 40,
  from: 'T3',
  proposal: rank < 5 ? { kind: 'promotion', to: 'T2' } : { kind: 'relegation', to: 'T3' },
  decision: null,
});

test('a proposed move is confirmed, another team is kept with a reason', {
  tag: '@layout',
}, async ({ page, signIn }) => {
  const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  const data = [proposed(ids[0] ?? '', 'Monsoon', 1), proposed(ids[1] ?? '', 'Kaveri', 2)];
  const decided: object[] = [];
  await signIn('admin');
  await answer(page, { path: '/ladder/proposals', json: { week: '2026-11-16', data } });
  await page.route('**/api/ladder/decide/*', async (route) => {
    const body = route.request().postDataJSON();
    decided.push(body);
    const row = data.find(({ teamId }) => route.request().url().endsWith(teamId));
    Object.assign(row ?? {}, {
      decision: { kind: body.isConfirmed ? 'promotion' : 'kept', reason: body.reason },
    });
    await route.fulfill({ json: { success: true, message: 'Decided.', data: {} } });
  });
  await page.goto('/admin/ladder');
  await expect(page.getByRole('heading', { name: 'Week of 16 Nov – 22 Nov' })).toBeVisible();
  const tier = page.getByRole('region', { name: 'T3' });
  await expect(tier).toContainText('2 to decide');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await tier.getByRole('button', { name: 'Confirm: Monsoon up to T2' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Reason')).toHaveValue('Rank 1 of the week in T3, 12.4 a match.');
  await dialog.getByRole('button', { name: 'Confirm the move' }).click();
  await expect(tier).toContainText('Confirmed');
  await tier.getByRole('button', { name: 'Keep Kaveri in T3' }).click();
  await dialog.getByRole('button', { name: 'Keep it there' }).click();
  await expect(dialog.getByText('Write a reason. Everybody can read it.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Asked to stay for a month.');
  await dialog.getByRole('button', { name: 'Keep it there' }).click();
  await expect(tier).toContainText('all decided');
  expect(decided).toEqual([
    { week: '2026-11-16', isConfirmed: true, reason: 'Rank 1 of the week in T3, 12.4 a match.' },
    { week: '2026-11-16', isConfirmed: false, reason: 'Asked to stay for a month.' },
  ]);
});
