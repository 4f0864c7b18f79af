import { newSquad } from '../../factories/teams.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { callAsAdmin } from '../support/organiser.ts';
import { unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';
import type { RunningServer } from '../support/start-server.ts';

interface Made {
  data: { _id: string; title: string };
}

/** A series whose registration opens three days ahead, so that the next evenings exist at once. */
function newSeries(server: RunningServer, form: object = {}): Promise<Made> {
  return callAsAdmin(server, {
    path: '/series/create',
    body: {
      title: unique('T3 Daily'),
      tier: 'T3',
      firstMatch: '04:30',
      openBeforeMin: 4320,
      prizePool: '1000',
      ...form,
    },
  });
}

test('a series is begun as is usual for its tier, and its evenings stand in the calendar', {
  tag: '@layout',
}, async ({ page, signIn }) => {
  const title = unique('Semi T1 Night');
  await signIn('admin');
  await page.goto('/admin/scrims?new');
  const form = page.getByRole('form', { name: 'Series' });
  await form.getByRole('button', { name: 'Begin series' }).click();
  await expect(form.getByLabel('Title')).toBeFocused();
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Tier').selectOption('SEMI_T1');
  await expect(form.getByLabel('First match (IST)')).toHaveValue('21:00');
  await expect(form.getByLabel('Who may enter')).toHaveValue('ladder');
  await form.getByRole('button', { name: 'Add Miramar' }).click();
  await form.getByRole('textbox', { name: 'Matches' }).fill('9');
  await form.getByRole('button', { name: 'Begin series' }).click();
  await expect(form.getByText('Matches has to be a whole number from 1 to 8.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Matches' }).fill('4');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByRole('button', { name: 'Begin series' }).click();
  const card = page.getByRole('listitem', { name: title });
  await expect(card).toContainText('21:00 IST');
  await expect(card).toContainText('Erangel, Miramar ×2, Rondo');
  await expect(page.getByRole('button', { name: new RegExp(`${title}, `) }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await card.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(form.getByLabel('Tier')).toHaveValue('Semi T1');
  await form.getByLabel('Slots').fill('12');
  await form.getByRole('button', { name: 'Save series' }).click();
  await expect(card).toContainText('12');
});

test('an evening is left out and brought back, a series paused and taken up again', async ({
  page,
  server,
  signIn,
}) => {
  const { data } = await newSeries(server, { openBeforeMin: 90 });
  await signIn('admin');
  await page.goto('/admin/scrims');
  const evenings = page.getByRole('button', { name: new RegExp(`${data.title}, `) });
  await evenings.last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why it is left out').fill('Diwali');
  await dialog.getByRole('button', { name: 'Leave this evening out' }).click();
  await expect(evenings.last()).toContainText('Left out');
  await evenings.last().click();
  await expect(dialog).toContainText('Left out: Diwali');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Bring it back' }).click();
  await expect(evenings.last()).toContainText('Planned');

  await page.getByRole('button', { name: `Pause ${data.title}` }).click();
  await dialog.getByLabel('Plays again on').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(dialog.getByText('Choose a day after today, within a year.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Pause ${data.title}` }).click();
  await dialog.getByRole('button', { name: 'Pause' }).click();
  const card = page.getByRole('listitem', { name: data.title });
  await expect(card).toContainText('Paused until');
  await card.getByRole('button', { name: `Resume ${data.title}` }).click();
  await expect(card).not.toContainText('Paused until');
});

test('a place is kept for a team each evening, until it is given back', async ({
  page,
  server,
  signIn,
}) => {
  const { data } = await newSeries(server, { openBeforeMin: 90 });
  const squad = await newSquad(server, { size: 4 });
  await signIn('admin');
  await page.goto('/admin/scrims');
  await page.getByRole('button', { name: `Keep a place in ${data.title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Team' }).fill(squad.name);
  await dialog.getByRole('button', { name: squad.name }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const kept = page.getByRole('list', { name: `Places kept in ${data.title}` });
  await expect(kept).toContainText(squad.name);
  await expect(
    page.getByRole('button', { name: new RegExp(`${data.title}, `) }).last(),
  ).toContainText('1 kept');
  await page.getByRole('button', { name: `Keep no place for ${squad.name}` }).click();
  await expect(kept).toHaveCount(0);
});

test('two who change a series at once: the second is told, and loses nothing of the first', async ({
  page,
  server,
  signIn,
}) => {
  const { data } = await newSeries(server);
  await signIn('admin');
  await page.goto(`/admin/scrims?edit=${data._id}`);
  const form = page.getByRole('form', { name: 'Series' });
  await form.getByLabel('Slots').fill('14');
  const { data: all } = await callAsAdmin<{ data: (Made['data'] & { slots: number })[] }>(server, {
    path: '/series/list',
  });
  const { reserved, pausedUntil, isEnded, tier, ...template } = all.find(
    ({ _id }) => _id === data._id,
  ) as never as Record<string, unknown>;
  await callAsAdmin(server, {
    path: `/series/update/${data._id}`,
    body: { ...template, matches: 5 },
  });
  await form.getByRole('button', { name: 'Save series' }).click();
  await expect(form.getByText(/Someone else changed this\. Load/)).toBeVisible();
  await form.getByRole('button', { name: 'Load the newest version' }).click();
  await expect(form.getByRole('textbox', { name: 'Matches' })).toHaveValue('5');
  await expect(form.getByLabel('Slots')).toHaveValue('14');
  await form.getByRole('button', { name: 'Save series' }).click();
  await expect(page.getByRole('listitem', { name: data.title })).toContainText('14');
});

test('tonight and the week ahead are public, and lead to the tournament', {
  tag: '@layout',
}, async ({ page, server }) => {
  const { data } = await newSeries(server);
  await page.goto('/scrims');
  await expect(page.getByRole('heading', { name: 'The week ahead' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/');
  const tonight = page.getByRole('region', { name: /^Scrims (tonight|on)/ });
  await tonight.getByRole('link', { name: 'This week' }).click();
  await expect(page).toHaveURL('/scrims');
  await page
    .getByRole('link', { name: /^04:30.*0\/16/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    data.title.split(' ')[0] ?? '',
  );
});
