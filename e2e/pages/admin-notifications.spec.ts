import { newSquad } from '../../factories/teams.ts';
import { openTournament, register } from '../../factories/tournaments.ts';
import { expectAccessible } from '../support/checks.ts';
import { newPlayer, unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('sends to one person who is found by typing', async ({ page, server, signIn }) => {
  const player = await newPlayer(server, { name: unique('Recipient'), discord: false });
  await signIn('admin');
  await page.goto('/admin/notifications');
  await expect(page.getByRole('heading', { name: 'Push New Notifications' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Type' }).getByRole('option')).toHaveText([
    'Choose a type',
    'Achievement',
    'Social',
    'Event',
  ]);
  await expect(page.getByPlaceholder('Any Redirect Link?')).toBeVisible();
  const push = page.getByRole('button', { name: 'PUSH NOW' });
  await push.click();
  for (const message of [
    'Title is required.',
    'Description is required.',
    'Say who gets it: an email address, or everyone.',
    'Choose one of the listed types.',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expectAccessible(page);
  const title = unique('Room id');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Description', { exact: true }).fill('Be there.');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Event');
  const to = page.getByPlaceholder('Send to (eg: user email, everyone)');
  await to.fill('nobody@nowhere.example');
  await push.click();
  await expect(page.getByText(/nobody|Nobody|No user|no account/i).first()).toBeVisible();
  await to.fill(player.name);
  await page.getByRole('option', { name: new RegExp(player.email) }).click();
  await expect(to).toHaveValue(player.email);
  await push.click();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText(`To: ${player.email}`)).toBeVisible();
  await expect(row.getByText('Not seen yet')).toBeVisible();
  await expect(row.getByText(/now|second/)).toBeVisible();
  await row.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this notification?' });
  await question.getByRole('button', { name: 'Delete Notification' }).click();
  await expect(row).toHaveCount(0);
});

test('asks again before everyone is told, with how many that are', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/admin/notifications');
  await page.getByLabel('Title', { exact: true }).fill('Community night');
  await page.getByLabel('Description', { exact: true }).fill('On Saturday.');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Social');
  await page.getByPlaceholder('Send to (eg: user email, everyone)').fill('everyone');
  await page.getByRole('button', { name: 'PUSH NOW' }).click();
  const question = page.getByRole('alertdialog', { name: 'Send to everyone?' });
  await expect(question.getByRole('button', { name: /^Send to \d+ people$/ })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Community night');
});

test('keeps what staff sent apart from what the site said, one row for each event', async ({
  page,
  server,
  signIn,
}) => {
  const squad = await newSquad(server);
  const { _id, title } = await openTournament(server, { title: unique('Grouped Cup') });
  await register(server, { team: squad, tournament: { _id: _id } });
  await signIn('admin');
  await page.goto('/admin/notifications');
  const rows = page.getByRole('region', { name: 'Sent notifications' }).getByRole('listitem');
  await expect(page.getByRole('tab', { name: 'From staff' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(rows.filter({ hasText: squad.name })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Automatic' }).click();
  await page.getByLabel('Search sent notifications by title').fill(squad.name.toUpperCase());
  await expect(rows.filter({ hasText: 'is registered' })).toHaveCount(1);
  const row = rows.filter({ hasText: 'is registered' });
  await expect(row.getByText('To: 4 people')).toBeVisible();
  await expect(row.getByText('Seen by 0 of 4')).toBeVisible();
  await expect(row.getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `/tournament/${_id}`,
  );
  await expectAccessible(page);
  await page.getByLabel('Kind', { exact: true }).selectOption('Achievement');
  await expect(page.getByText('Try fewer letters or another kind.')).toBeVisible();
});

test('plans one for the teams of a tournament, changes it, takes it back, and sends to them', async ({
  page,
  server,
  signIn,
}) => {
  const squad = await newSquad(server);
  const { _id, title: cup } = await openTournament(server, { title: unique('Told Cup') });
  await register(server, { team: squad, tournament: { _id: _id } });
  await signIn('admin');
  await page.goto('/admin/notifications');
  const title = unique('Lobby moves');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Description', { exact: true }).fill('To Erangel.');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Event');
  await page.getByRole('radio', { name: 'Teams of one tournament' }).check();
  await page.getByLabel('Send later').check();
  await page.getByRole('button', { name: 'SEND LATER' }).click();
  await expect(page.getByText('Choose the tournament.')).toBeVisible();
  await expect(page.getByText('Say when it is to be sent.')).toBeVisible();
  await page.getByLabel('Tournament', { exact: true }).selectOption(_id);
  await expect(page.getByText(/As of now 1 team, 4 people/)).toBeVisible();
  const inOneDay = new Date(Date.now() + 86_400_000 + 19_800_000).toISOString().slice(0, 10);
  await page.getByLabel('Send at (IST)').fill(`${inOneDay}T20:30`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'SEND LATER' }).click();
  const waiting = page.getByRole('region', { name: /^Waiting to be sent/ }).getByRole('listitem');
  const row = waiting.filter({ hasText: title });
  await expect(row.getByText('Tomorrow, 20:30 IST')).toBeVisible();
  await expect(row.getByText(`To: The teams of ${cup}`)).toBeVisible();

  await row.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await expect(page.getByLabel('Tournament', { exact: true })).toHaveValue(_id);
  await page.getByLabel('Leaders only').check();
  await page.getByLabel('Send at (IST)').fill(`${inOneDay}T21:00`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row.getByText('Tomorrow, 21:00 IST')).toBeVisible();
  await expect(row.getByText(`To: Leaders of the teams of ${cup}`)).toBeVisible();
  await row.getByRole('button', { name: `Take back ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take It Back' }).click();
  await expect(row).toHaveCount(0);

  const now = unique('Lobby open');
  await page.getByLabel('Title', { exact: true }).fill(now);
  await page.getByLabel('Description', { exact: true }).fill('Come in.');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Event');
  await page.getByRole('radio', { name: 'Teams of one tournament' }).check();
  await page.getByLabel('Tournament', { exact: true }).selectOption(_id);
  await page.getByRole('button', { name: 'PUSH NOW' }).click();
  const question = page.getByRole('alertdialog', { name: 'Send to the teams?' });
  await question.getByRole('button', { name: 'Send to 4 people' }).click();
  const sent = page.getByRole('region', { name: 'Sent notifications' }).getByRole('listitem');
  await expect(sent.filter({ hasText: now })).toContainText(`To: The teams of ${cup}, 4 people`);
});
