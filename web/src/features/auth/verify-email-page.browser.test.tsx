import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../tests/open-page.tsx';
import { api } from '../../../tests/stub-api.ts';

const call = '/auth/verify-email';

test('a server that is away is told, and asked again', async () => {
  api.loses(call);
  await openPage('/verify-email?token=made-up');
  await page.getByRole('button', { name: 'Verify my email' }).click();
  const told = page.getByText('Error during email verification');
  await expect.element(told).toBeVisible();
  const message = 'This link was used already.';
  api.refuses(call, { code: 'TOKEN_USED', message });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: message })).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
});
