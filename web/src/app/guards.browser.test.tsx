import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../tests/open-page.tsx';
import { newUser } from '../../tests/samples.ts';
import { api } from '../../tests/stub-api.ts';

test('a server that is away keeps the session and offers to ask again', async () => {
  const as = newUser({ name: 'Bhargav Gowda' });
  api.loses('/auth/token/{token}');
  await openPage('/profile', { as });
  await expect.element(page.getByText('We could not check who you are')).toBeVisible();
  api.answers('/auth/token/{token}', {
    user: as,
    safety: { secondFactorBy: null, isShutOut: false },
  });
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: as.name })).toBeVisible();
});

test('the login leads back to the page that a visitor was on, unless there is none', async () => {
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
  await openPage('/unsubscribe');
  await expect.element(login).toHaveAttribute('href', '/login?from=%2Funsubscribe');
  await openPage('/no/such/page');
  await expect
    .element(page.getByRole('heading', { name: 'This page is not on the map' }))
    .toBeVisible();
  await expect.element(login).toHaveAttribute('href', '/login');
});
