import { post } from '../support/api.ts';
import { expectAccessible } from '../support/checks.ts';
import { newPlayer, type Player, unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';
import type { RunningServer } from '../support/start-server.ts';

test('reads an application, approves it, and deletes it', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
  isMobile,
}) => {
  const { name, player } = await applied(server);
  await signIn('admin');
  await page.goto('/admin/applications');
  await expect(page.getByRole('tab')).toHaveText([
    /^All\s*\d+$/,
    /^Pending\s*\d+$/,
    /^Approved\s*\d+$/,
    /^Rejected\s*\d+$/,
  ]);
  if (!isMobile)
    await expect(page.getByText('Select an application to view details')).toBeVisible();
  await page.getByRole('tab', { name: /^Pending/ }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Spectator');
  await expect(row).toContainText('PENDING');
  await row.getByRole('button').click();
  const detail = page.getByRole('article', { name });
  for (const text of ['9876543210', 'player_discord', '20', 'Always', 'I watched.', 'Because.']) {
    await expect(detail.getByText(text, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await detail.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`${name} is approved and gets a notification.`)).toBeVisible();
  const { data } = await post<{ data: { title: string }[] }>(server, {
    path: '/notify/list',
    token: player.token,
  });
  expect(data[0]?.title).toContain('Your application is approved: ');

  const offer = detail.getByRole('form', { name: `Give ${name} a duty now` });
  await expect(offer.getByLabel('Duty')).toHaveValue('caster');
  await offer.getByLabel('Duty').selectOption('host');
  await offer.getByRole('button', { name: 'Give the duty' }).click();
  await expect(detail.getByText(/is host now and was told/)).toBeVisible();

  await page.goto('/admin/applications?status=approved');
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button').click();
  await expect(detail.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await detail.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this application?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`The application of ${name} is deleted.`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
});

async function applied(server: RunningServer): Promise<{ name: string; player: Player }> {
  const player = await newPlayer(server, { discord: false });
  const name = unique('Applicant');
  const body = {
    name,
    contact: '9876543210',
    discord: 'player_discord',
    age: 20,
    experience: 'I watched.',
    motivation: 'Because.',
    availability: 'Always',
    position: 'Spectator',
  };
  await post(server, { path: '/application/create', body, token: player.token });
  return { name, player };
}
