import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../tests/open-page.tsx';
import { api } from '../../../tests/stub-api.ts';

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
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible();
});
