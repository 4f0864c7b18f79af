import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../tests/open-page.tsx';
import { newUser } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';

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
