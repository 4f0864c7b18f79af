import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../../tests/open-page.tsx';
import { api } from '../../tests/stub-api.ts';

const field = (label: string) => page.getByLabelText(label, { exact: true });

test('a wrong field is marked once the form was sent, and no longer when it is right', async () => {
  await openPage('/login');
  await field('Password').fill('secret12');
  await field('Email').fill('nobody');
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Email')).toHaveFocus();
  await field('Email').fill('nobody@example.in');
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
});

test('a refusal keeps what was typed and is said in full', async () => {
  const message = 'Wrong email or password.';
  api.refuses('/auth/login', { code: 'WRONG_CREDENTIALS', message });
  await openPage('/login');
  await field('Email').fill('  RIYA@example.in ');
  await field('Password').fill('secret12');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible();
  await expect.element(field('Password')).toHaveValue('secret12');
  expect(api.requests('/auth/login')).toMatchObject([
    { body: { email: 'riya@example.in', password: 'secret12' } },
  ]);
});

test('of two passwords that differ the second is marked', async () => {
  await openPage('/register');
  await field('Name').fill('Riya');
  await field('Email').fill('riya@example.in');
  await field('Password').fill('tiger-lamp-42');
  await field('Confirm Password').fill('tiger-lamp-43');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect.element(field('Confirm Password')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText("Passwords don't match")).toBeVisible();
  expect(api.requests('/auth/register')).toEqual([]);
});
