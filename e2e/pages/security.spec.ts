import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

/** The same server by the name that passkeys take: an address of numbers is none. */
const local = (url: string) => url.replace('127.0.0.1', 'localhost');

test.use({ serverEnv: { PUBLIC_URL: '' } });

async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a player adds a passkey, gets recovery codes once, and signs in with it', async ({
  page,
  server,
}) => {
  await withAuthenticator(page);
  await page.goto(`${local(server.url)}/login`);
  await page.getByLabel('Email', { exact: true }).fill('player@onedream.example');
  await page.getByLabel('Password', { exact: true }).fill('land-at-pochinki');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(`${local(server.url)}/profile/security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 left.')).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${local(server.url)}/login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(`${local(server.url)}/profile/security`);
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
});
