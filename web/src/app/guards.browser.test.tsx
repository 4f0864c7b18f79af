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
