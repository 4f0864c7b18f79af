import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../tests/open-page.tsx';
import { newUser } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';
import { endToken, readToken } from '../../platform/token.ts';

test('saving that fails says so, and cancel changes nothing', async () => {
  api.refuses('/user/saveingameinfo', { code: 'UNAVAILABLE', message: 'Away.' });
  await openPage('/profile', { as: newUser({ discordinfo: null }) });
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'IN-GAME PROFILE' });
  const name = dialog.getByLabelText('In-Game Name');
  await name.fill('Somebody else');
  await dialog.getByRole('button', { name: 'Save Profile' }).click();
  await expect
    .element(dialog.getByText('Failed to save game info. Please try again later.'))
    .toBeVisible();
  await expect.element(name).toHaveValue('Somebody else');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Somebody else')).not.toBeInTheDocument();
});

test('saving without a line says so until the line is back or a field changes', async () => {
  api.loses('/user/saveingameinfo');
  await openPage('/profile', { as: newUser({ discordinfo: null }) });
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'IN-GAME PROFILE' });
  const save = dialog.getByRole('button', { name: 'Save Profile' });
  const offline = dialog.getByText('We could not reach the site.');
  await save.click();
  await expect.element(offline).toBeVisible();
  await dialog.getByLabelText('In-Game Name').fill('Somebody else');
  await expect.element(offline).not.toBeInTheDocument();
  await save.click();
  await expect.element(offline).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(offline).not.toBeInTheDocument();
});

test('whose session is seen to end before their deletion is answered, comes home', async () => {
  api.answers('/user/delete-account', { message: 'Your account is deleted.' });
  api.answers('/noauth/poster', { data: [] });
  const answer = api.holds('/user/delete-account');
  await openPage('/profile', { as: newUser({ discordinfo: null }) });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect.poll(() => api.requests('/user/delete-account').length).toBe(1);
  endToken(readToken() ?? '');
  answer();
  await expect.poll(() => window.location.pathname).toBe('/');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

test('a game id that another account has is asked for where the refusal is read', async () => {
  const message = 'Another account has this game ID.';
  api.refuses('/user/saveingameinfo', { code: 'GAME_ID_TAKEN', message });
  api.answers('/user/game-id/claim', { message: 'Your question is with the staff.' });
  await openPage('/profile', { as: newUser({ discordinfo: null }) });
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'IN-GAME PROFILE' });
  await dialog.getByLabelText('Game ID', { exact: true }).fill('ID 5123-456-789');
  await dialog.getByRole('button', { name: 'Save Profile' }).click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  await dialog.getByLabelText(/How we can see/).fill('My profile in the game shows it.');
  await dialog.getByRole('button', { name: 'Ask the staff' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.requests('/user/game-id/claim')).toMatchObject([
    { body: { inGameId: '5123456789', reason: 'My profile in the game shows it.' } },
  ]);
});

test('what stands below the team can be pressed once the team is there, and not before it slides away', async () => {
  const release = api.holds('/team/get/{userId}');
  // Asked where the browser shows notifications, which not every headless one does.
  api.answers('/notify/device', { data: { publicKey: 'BMA', isOn: false } });
  await openPage('/profile', { as: newUser({}) });
  const notices = page.getByRole('link', { name: 'Notices, security, fair play' });
  await expect.element(page.getByText('Loading your team')).toBeInTheDocument();
  expect(notices.elements()).toEqual([]);
  release();
  await notices.click();
  await expect.element(page.getByRole('heading', { name: 'Account' })).toBeVisible();
});
