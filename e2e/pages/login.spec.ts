import { demoPassword } from '../../server/src/operations/demo-password.ts';
import { accountOf, anyAddress } from '../support/api.ts';
import { expectAccessible, hold } from '../support/checks.ts';
import { newPlayer } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('offers every way in', { tag: '@layout' }, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back, Player.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login With Discord' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'SignUp here' })).toHaveAttribute(
    'href',
    '/register',
  );
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a wrong password shows the message of the server and marks both fields', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.in');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(
    page.getByRole('alert').getByText('Email or password is wrong. Check both and try again.'),
  ).toBeVisible();
  for (const label of ['Email', 'Password']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nobody@example.in');
  await expectAccessible(page);
});

test('signs in, keeps the token and goes on to where the visitor was going', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': anyAddress() });
  await page.goto('/alerts');
  await expect(page).toHaveURL('/login?from=%2Falerts');
  const letGo = await hold(page, '/auth/login');
  await page.getByLabel('Email', { exact: true }).fill(accountOf('member').email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Please wait...' })).toBeVisible();
  letGo();
  await expect(page).toHaveURL('/alerts');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
});

test('never goes on to another site', async ({ page }) => {
  await page.goto('/login?from=//evil.example/steal');
  await page.getByLabel('Email', { exact: true }).fill(accountOf('member').email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('Google opens a window and signs in with what comes back', async ({ page }) => {
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = await opened;
  await chooser.getByRole('button', { name: /Aarav Mehta/ }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /MENU/ })).toBeVisible();
});

test('Discord leads away and back, and signs in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login With Discord' }).click();
  await page
    .getByRole('button', { name: /Surya Raman|surya\.tamil/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /MENU/ })).toBeVisible();
});

test('a cancel at Discord and a foreign code are told on the login page', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login With Discord' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/You cancelled at Discord/)).toBeVisible();
  await page.goto('/login?code=stolen&state=foreign');
  await expect(page.getByText(/was not started here or has run out/)).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('the reset dialog starts with the typed address and says where the mail went', async ({
  page,
  server,
}) => {
  const { email } = await newPlayer(server, { inGame: false, discord: false });
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Forget Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill('');
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(dialog.getByText('Email is required.')).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  const sent = page.getByRole('dialog', { name: 'Email Sent!' });
  await expect(sent.getByText(`We've sent a password reset link to ${email}`)).toBeVisible();
  await sent.getByRole('button', { name: 'GOT IT' }).click();
  await expect(page.getByRole('button', { name: 'Forget Password' })).toBeFocused();
});
