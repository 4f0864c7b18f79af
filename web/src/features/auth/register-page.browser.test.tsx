import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../tests/open-page.tsx';
import { api } from '../../../tests/stub-api.ts';
import { putOrganisation } from '../../platform/organisation.ts';
import { siteConfig } from '../../platform/site-config.ts';

test('the message of the server stands under the form', async () => {
  const message = 'Too many tries. Please wait.';
  api.refuses('/auth/register', { code: 'TOO_MANY_REQUESTS', message });
  await openPage('/register');
  for (const [label, value] of [
    ['Name', 'Asha'],
    ['Email', 'asha.refused@example.in'],
    ['Password', 'monsoon-drop-pochinki'],
    ['Confirm Password', 'monsoon-drop-pochinki'],
  ] as const) {
    await page.getByLabelText(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible();
});

test('where there are terms, they are accepted with a tick', async () => {
  putOrganisation({ documents: { terms: 'https://owls.example/terms' } });
  onTestFinished(() => putOrganisation({}));
  await openPage('/register');
  await expect.element(page.getByRole('checkbox')).toBeRequired();
  await expect
    .element(page.getByRole('link', { name: 'Terms and Conditions' }))
    .toHaveAttribute('href', 'https://owls.example/terms');
});

test('a site that sends no mails says so in the place of a form that nobody could finish', async () => {
  Object.assign(siteConfig(), { mail: false, discord: true });
  onTestFinished(() => void Object.assign(siteConfig(), { mail: true, discord: false }));
  await openPage('/register');
  await expect.element(page.getByText(/This site sends no mails yet/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Login With Discord' })).toBeVisible();
  await expect.element(page.getByLabelText('Email')).not.toBeInTheDocument();
  await openPage('/login');
  await expect.element(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Forget Password' }))
    .not.toBeInTheDocument();
});
