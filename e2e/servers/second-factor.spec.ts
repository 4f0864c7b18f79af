import type { Page } from '@playwright/test';
import { demoPassword } from '../../server/src/operations/demo-password.ts';
import { type AccountKey, accountOf, post, tokenOf, tryPost } from '../support/api.ts';
import { expectAccessible } from '../support/checks.ts';
import { codeOf, local, moveClock, withAuthenticator } from '../support/second-factor.ts';
import { expect, test } from '../support/site.ts';
import type { RunningServer } from '../support/start-server.ts';

test.use({ serverEnv: { PUBLIC_URL: '', SECOND_FACTOR: 'required' } });
// Each test moves the clock forward, so they run one after the other.
test.describe.configure({ mode: 'serial' });

async function enterPassword(page: Page, server: RunningServer, key: AccountKey): Promise<void> {
  await page.goto(`${local(server)}/login`);
  await page.evaluate(() => {
    localStorage.clear();
    // A session that ended while its page was open would lead back there.
    sessionStorage.clear();
  });
  await page.goto(`${local(server)}/login`);
  await page.getByLabel('Email', { exact: true }).fill(accountOf(key).email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

const isHome = (url: URL) => url.pathname === '/';

test('an app asks for its code at the next sign-in, and a recovery code stands in for it once', async ({
  page,
  server,
}) => {
  await enterPassword(page, server, 'ready-leader');
  await page.waitForURL(isHome);
  await page.goto(`${local(server)}/profile/security`);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up your app' });
  const secret = await setUp.getByLabel('Key').inputValue();
  await setUp.getByLabel('Code', { exact: true }).fill(codeOf(server, secret));
  await setUp.getByRole('button', { name: 'Turn it on' }).click();
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const code = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 left.')).toBeVisible();

  await enterPassword(page, server, 'ready-leader');
  const field = page.getByLabel('Code', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  // As a phone does with a page whose owner looks at the authenticator app.
  await page.reload();
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  const recovery = page.getByLabel('Recovery code');
  await expect(recovery).toBeFocused();
  // A keypad of digits would take no letter of it.
  await expect(recovery).toHaveAttribute('inputmode', 'text');
  await page.getByRole('button', { name: 'Use the app’s code' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(recovery).toBeFocused();
  // As somebody types it who copied it by hand.
  await recovery.fill(code.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(isHome);
  await page.goto(`${local(server)}/profile/security`);
  await expect(page.getByText('9 left.')).toBeVisible();

  await enterPassword(page, server, 'ready-leader');
  await field.fill(code);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/\/login/);
  // The next step of time, as the code that turned the app on counts once.
  await moveClock(server, 1);
  await field.fill(codeOf(server, secret));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(isHome);
});

test('the owner is asked whether, then who they are, before the second factor of another goes', {
  tag: '@desk',
}, async ({ page, server }) => {
  const token = await tokenOf(server, 'admin');
  const { secret } = await post<{ secret: string }>(server, {
    path: '/user/authenticator/start',
    token,
  });
  await post(server, {
    ...{ path: '/user/authenticator/add', token },
    body: { code: codeOf(server, secret) },
  });
  await enterPassword(page, server, 'owner');
  await page.waitForURL(/\/admin$/);
  await moveClock(server, 11);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/reset-second-factor')) sent++;
  });
  const { name } = accountOf('admin');
  await page.goto(`${local(server)}/admin/users`);
  await page.getByPlaceholder('Search users...').fill(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: `Change role of ${name}`, exact: true }).click();
  const role = page.getByRole('dialog', { name: 'Update User Role' });
  await role.getByRole('button', { name: 'Reset second factor' }).click();
  const question = page.getByRole('alertdialog', { name: 'Reset Second Factor' });
  await expect(question.getByText(`Reset the second factor of ${name}?`)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(sent).toBe(0);
  await role.getByRole('button', { name: 'Reset second factor' }).click();
  await question.getByRole('button', { name: 'Reset', exact: true }).click();

  const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await confirm.getByLabel('Password', { exact: true }).fill('not-the-password');
  await confirm.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(confirm.getByText('That password is wrong. Try again.').first()).toBeVisible();
  const isIn = async () => (await tryPost(server, { path: `/auth/token/${token}` })).status;
  expect(await isIn()).toBe(200);
  await confirm.getByLabel('Password', { exact: true }).fill(demoPassword);
  await confirm.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(`${name} can sign in without a second factor now.`)).toBeVisible();
  await expect(question).toBeHidden();
  await expect(role).toBeHidden();
  expect(await isIn()).toBe(401);
  await page.goto(`${local(server)}/admin/audit`);
  // Not always the newest: the clock may have started a match of the demo since.
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'reset the second factor of' });
  await expect(entry.first()).toContainText(name);
});

test('an admin has seven days, then the back office waits for a passkey', {
  tag: '@layout',
}, async ({ page, server }) => {
  await withAuthenticator(page);
  await enterPassword(page, server, 'admin');
  await page.waitForURL((url) => url.pathname === '/admin');
  const note = page.getByRole('note', { name: 'Second factor' });
  await expect(note.getByText(/^Your role needs a second factor by \d{1,2} \w+\./)).toBeVisible();
  // The note is there before what it stands above.
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await note.getByRole('link', { name: 'Set it up' }).click();
  // The note before stays until the page is there: a session that ends in between is asked back to it.
  await page.waitForURL((url) => url.pathname === '/profile/security');
  await expect(page.getByText(/needs a second factor by/)).toBeVisible();

  await moveClock(server, 7 * 24 * 60);
  await enterPassword(page, server, 'admin');
  await page.waitForURL((url) => url.pathname === '/admin');
  await expect(page.getByRole('heading', { name: 'One more lock' })).toBeVisible();
  await page.getByRole('link', { name: 'Set it up' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText(/needs a second factor/)).toBeHidden();
  await page.goto(`${local(server)}/admin`);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'One more lock' })).toBeHidden();
  await expect(note).toBeHidden();
});
