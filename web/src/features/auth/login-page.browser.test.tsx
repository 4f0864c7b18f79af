import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../tests/open-page.tsx';
import { api } from '../../../tests/stub-api.ts';

const red = 'rgb(255, 90, 77)';

test('marks empty fields red and sends nothing', async () => {
  await openPage('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  for (const label of ['Email', 'Password']) {
    const field = page.getByLabelText(label, { exact: true });
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveStyle({ borderTopColor: red });
  }
  await expect.element(page.getByLabelText('Email', { exact: true })).toHaveFocus();
  expect(api.requests('/auth/login')).toEqual([]);
});

test('a reset that the server refuses is told in the dialog', async () => {
  const message = 'Too many tries. Wait a while, then try again.';
  api.refuses('/auth/reset-password', { code: 'TOO_MANY_REQUESTS', message });
  await openPage('/login');
  await page.getByRole('button', { name: 'Forget Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  const email = dialog.getByLabelText('Email');
  await email.fill('somebody@example.in');
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect.element(dialog.getByRole('alert').getByText(message)).toBeVisible();
  await expect.element(email).toHaveValue('somebody@example.in');
});
