import { staffPositions } from '@one-dream/contract/features/applications/applications.values.ts';
import { post } from '../support/api.ts';
import { expectAccessible, hold } from '../support/checks.ts';
import { callAsAdmin } from '../support/organiser.ts';
import { newPlayer } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('tells of the positions, the payment and the requirements', { tag: '@layout' }, async ({
  page,
  signIn,
}) => {
  await signIn('player');
  await page.goto('/joinus');
  await expect(page.getByRole('heading', { name: 'Join Our Team', level: 1 })).toBeVisible();
  const info = page.getByRole('complementary', { name: 'About the positions' });
  await expect(info.locator('dt')).toHaveText([
    'VC Mod (Voice Chat Moderator)',
    'Chat Mod (Chat Moderator)',
    'Spectator',
    'Scrims Manager',
    'Tournament Manager',
    'After Match Overall Standing Maker',
    'Production Team Member',
    'Caster for Live YouTube Broadcast',
    'Other',
  ]);
  // Collapsed on a phone, so that the form comes first.
  await info.getByText('Payment and compensation').click();
  await expect(info.getByText(/trial period of 2 months/)).toBeVisible();
  await expect(info.getByText('Payment begins after it.', { exact: false })).toBeVisible();
  await info.getByText('Requirements').click();
  await expect(info.getByText(/at least 16 years old/)).toBeVisible();
  await expect(page.getByLabel('Position', { exact: true }).getByRole('option')).toHaveText([
    'Choose a position',
    ...staffPositions,
  ]);
});

test('says at each field what is missing, keeps what was typed, and sends it', async ({
  page,
  server,
  signIn,
}) => {
  const player = await newPlayer(server);
  await signIn(player);
  await page.goto('/joinus');
  const submit = page.getByRole('button', { name: 'Submit Application' });
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(player.name);
  await expect(page.getByLabel('WhatsApp number')).toHaveValue('+91 9876543210');
  await page.getByLabel('Age', { exact: true }).fill('15');
  await page.getByLabel('Position', { exact: true }).selectOption('Other');
  await submit.click();
  for (const message of [
    'You have to be at least 16 to apply.',
    'Motivation is required.',
    'Availability is required.',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('Age', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Age', { exact: true }).fill('19');
  await page.getByLabel('Motivation').fill('I want to help.\nAnd to learn.');
  await page.getByLabel('Availability').fill('Weekends');
  await submit.click();
  await expect(page.getByText('Say which position you have in mind.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Motivation')).toHaveValue('I want to help.\nAnd to learn.');
  await page.getByLabel('Which position?').fill('Graphic designer');
  const letGo = await hold(page, '/application/create');
  await submit.click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
    'href',
    '/',
  );
  await expectAccessible(page);

  await page.goto('/joinus');
  const sent = page.getByRole('region', { name: 'Your applications so far' });
  await expect(sent.getByText('Graphic designer')).toBeVisible();
  await expect(sent.getByText('Pending')).toBeVisible();
  await expect(submit).toHaveCount(0);
});

test('an applicant sees what was decided, and may try again', async ({ page, server, signIn }) => {
  const player = await newPlayer(server);
  const { data } = await post<{ data: { _id: string } }>(server, {
    path: '/application/create',
    body: {
      name: player.name,
      contact: '9876543210',
      discord: 'player',
      age: 20,
      motivation: 'Because.',
      availability: 'Always',
      position: 'Spectator',
    },
    token: player.token,
  });
  const path = `/admin/application/change_status/${data._id}`;
  await callAsAdmin(server, { path, body: { status: 'rejected' } });
  await signIn(player);
  await page.goto('/joinus');
  const sent = page.getByRole('region', { name: 'Your applications so far' });
  await expect(sent.getByText('Rejected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeVisible();
  await callAsAdmin(server, { path, body: { status: 'approved' } });
  await page.reload();
  await expect(sent.getByText('Approved')).toBeVisible();
  await page.goto('/alerts');
  const alert = page.getByText('Your application is approved').filter({ visible: true });
  await expect(alert).toBeVisible();
});
