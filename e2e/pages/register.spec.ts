import { expectAccessible, hold } from '../support/checks.ts';
import { pngFile } from '../support/people.ts';
import { expect, test } from '../support/site.ts';

test('asks for everything, and says at the field what is wrong', { tag: '@layout' }, async ({
  page,
}) => {
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'Welcome to one dream.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login With Discord' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(2);
  const terms = page.getByRole('checkbox', { name: 'I accept the Terms and Conditions' });
  await expect(terms).not.toBeChecked();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Asha');
  await page.getByLabel('Email', { exact: true }).fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password', { exact: true }).fill('other');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('Enter a valid email address.')).toBeVisible();
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  await expect(
    page.getByText('Accept the Terms and Conditions to create an account.'),
  ).toBeVisible();
  await expect(name).toHaveValue('Asha');
  await expectAccessible(page);
});

test('passwords that differ are told', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill('Asha');
  await page.getByLabel('Email', { exact: true }).fill('asha.differs@example.in');
  await page.getByLabel('Password', { exact: true }).fill('monsoon-drop-1');
  await page.getByLabel('Confirm Password', { exact: true }).fill('monsoon-drop-2');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
});

test('creates an account with a picture, and refuses what is no picture', async ({ page }) => {
  await page.goto('/register');
  const email = `asha.${Date.now()}@example.in`;
  await page.getByLabel('Name', { exact: true }).fill('Asha');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('monsoon-drop-pochinki');
  await page.getByLabel('Confirm Password', { exact: true }).fill('monsoon-drop-pochinki');
  await page.getByRole('checkbox').check();
  const picture = page.locator('input[type=file]');
  await picture.setInputFiles({ ...pngFile(), buffer: Buffer.from('<svg/>') });
  const create = page.getByRole('button', { name: 'Create an account' });
  await create.click();
  await expect(page.getByText(/not a picture we can use/)).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('monsoon-drop-pochinki');
  await picture.setInputFiles(pngFile());
  const letGo = await hold(page, '/auth/register');
  await create.click();
  await expect(page.getByRole('button', { name: 'Please wait...' })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeFocused();
  await expect(page.getByText('Check your email for verification link')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(/spam folder/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the sandbox mail box' })).toHaveAttribute(
    'href',
    `/sandbox/mail?to=${encodeURIComponent(email)}`,
  );
  await expect(page.getByRole('link', { name: 'Open the sandbox Discord' })).toHaveAttribute(
    'href',
    '/sandbox/discord',
  );
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/\w/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'GO TO LOGIN' }).click();
  await expect(page).toHaveURL('/login');
});
