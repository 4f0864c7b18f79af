import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';

/** A person with a browser of their own. */
export interface Person {
  name: string;
  email: string;
  context: BrowserContext;
  page: Page;
}

export const password = 'monsoon-drop-pochinki-7';

let people = 0;

/** Opens a separate browser for a new person. */
export async function meetPerson({
  browser,
  name,
}: {
  browser: Browser;
  name: string;
}): Promise<Person> {
  people++;
  const context = await browser.newContext({
    // Rate limits count by address: each person has one.
    extraHTTPHeaders: { 'x-forwarded-for': `10.77.${process.pid % 250}.${people % 250}` },
  });
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}.${Date.now().toString(36)}${people}@example.in`;
  return { name, email, context, page: await context.newPage() };
}

/** Signs up through the form and confirms by the link in the mail; ends signed in on the home page. */
export async function signUp({ page, name, email }: Person): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /I accept the Terms and Conditions/ }).check();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  await expect(page.getByText('Check your email for verification link')).toBeVisible();
  await page.goto(await newestLink({ page, to: email, containing: '/verify-email?token=' }));
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await expect(page.getByText('Verification Successful!')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
}

/** Waits for a mail to `to` and extracts its link. */
export async function newestLink({
  page,
  to,
  containing,
}: {
  page: Page;
  to: string;
  containing: string;
}): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/sandbox/mail.json?to=${encodeURIComponent(to)}`);
      const { mails } = (await answer.json()) as { mails: { links: string[] }[] };
      found = mails.flatMap((mail) => mail.links).find((link) => link.includes(containing));
      return found;
    })
    .toBeTruthy();
  return found ?? '';
}

/** Fills in the in-game profile on the profile page. */
export async function fillInGameProfile(
  { page }: Person,
  { inGameName, inGameId }: { inGameName: string; inGameId: string },
): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'IN-GAME PROFILE' });
  await dialog.getByLabel('In-Game Name').fill(inGameName);
  await dialog.getByLabel('Game ID', { exact: true }).fill(inGameId);
  await dialog.getByLabel('Preferred Role').selectOption('ASSAULTER');
  await dialog.getByLabel('Mobile Number').fill('9876543210');
  await dialog.getByRole('button', { name: 'Save Profile' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(inGameName).first()).toBeVisible();
}

/** Links Discord through the authorisation page, as a new user. */
export async function linkDiscord({ page, name }: Person): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Verify Now' }).click();
  await page
    .getByLabel('Username')
    .fill(`${name.toLowerCase().replace(/\W+/g, '_')}_${Date.now().toString(36)}`);
  await page.getByRole('button', { name: 'Authorize' }).click();
  await page.waitForURL((url) => url.pathname === '/profile');
  await expect(page.getByText('Discord Verified', { exact: true })).toBeVisible();
}

/** Brings a person from sign-up to ready to play. */
export async function getReady(person: Person, { inGameId }: { inGameId: string }): Promise<void> {
  await signUp(person);
  await linkDiscord(person);
  await fillInGameProfile(person, { inGameName: `${person.name} IGN`, inGameId });
}

/** Creates a small PNG for an upload. */
export function pngFile(name = 'logo.png') {
  return {
    name,
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGP4v1kKK2IYWhIAKKtzAUSDVoIAAAAASUVORK5CYII=',
      'base64',
    ),
  };
}

/** Creates a team on the profile page. @returns the invite link shown to the leader */
export async function createTeam({ page }: Person, { name }: { name: string }): Promise<string> {
  await page.goto('/profile');
  await page.getByLabel('TEAM NAME').fill(name);
  await page.locator('input[type=file]').first().setInputFiles(pngFile());
  await page.getByRole('button', { name: 'Create Team' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  return page.getByLabel('Team Invite Link').inputValue();
}

/** Opens an invite link and accepts it. */
export async function acceptInvite({ page }: Person, { link }: { link: string }): Promise<void> {
  await page.goto(new URL(link).pathname);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.waitForURL((url) => url.pathname === '/profile');
}
