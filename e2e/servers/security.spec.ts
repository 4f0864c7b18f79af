import { local, withAuthenticator } from '../support/second-factor.ts';
import { expect, test } from '../support/site.ts';

test.use({ serverEnv: { PUBLIC_URL: '' } });

test('a player adds a passkey, gets recovery codes once, and signs in with it', async ({
  page,
  server,
}) => {
  await withAuthenticator(page);
  await page.goto(`${local(server)}/login`);
  await page.getByLabel('Email', { exact: true }).fill('player@onedream.example');
  await page.getByLabel('Password', { exact: true }).fill('land-at-pochinki');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(`${local(server)}/profile/security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 left.')).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${local(server)}/login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(`${local(server)}/profile/security`);
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
});
