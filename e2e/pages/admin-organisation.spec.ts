import { defaultOrganisation } from '@one-dream/contract/organisation.ts';
import { demoOrganisation } from '../../demo/organisation.ts';
import { expectAccessible } from '../support/checks.ts';
import { pngFile } from '../support/people.ts';
import { expect, test } from '../support/site.ts';

test('the owner changes the staff cards, and the site shows them at once', {
  tag: '@layout',
}, async ({ page, signIn }) => {
  await signIn('owner');
  await page.goto('/admin/organisation?section=staff');
  const form = page.getByRole('form', { name: 'About page' });
  await form.getByRole('button', { name: 'Remove person 2' }).click();
  const people = form.getByRole('region', { name: 'Staff cards' });
  await expect(people).toBeInViewport();
  const name = people.getByLabel('Name', { exact: true }).first();
  await name.fill('Riya');
  await people.locator('input[type=file]').first().setInputFiles(pngFile('riya.png'));
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Riya' })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Meridian' })).toHaveCount(0);
  await expect(preview.locator('img[src^="data:image/webp"]')).toHaveCount(1);
  await name.fill('');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Name is required.')).toBeVisible();
  await name.fill('Riya');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('About page: saved. The site shows it now.')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await form.getByRole('link', { name: 'View on site' }).click();
  const site = await opened;
  const card = site
    .getByRole('listitem')
    .filter({ has: site.getByRole('heading', { name: 'Riya' }) });
  await expect(card.locator('img[src^="/images/"]')).toBeVisible();
  await site.close();

  await page.getByRole('button', { name: 'Reset to the file’s values' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset section' }).click();
  await expect(page.getByText('About page: back at the file’s values.')).toBeVisible();
  await expect(name).toHaveValue('Vanguard');
});

test('what was typed survives a refusal, a newer version, a reload and a link to another section', async ({
  page,
  signIn,
}) => {
  await signIn('owner');
  await page.goto('/admin/organisation?section=identity');
  const youtube = page.getByLabel('YouTube');
  await youtube.fill('javascript:alert(1)');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByText('Use a link that starts with https://.')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/admin/organisation?section=identity');
  await other.getByLabel('Instagram').fill('https://www.instagram.com/next_door');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Name and contact: saved. The site shows it now.')).toBeVisible();
  await other.close();

  await youtube.fill('https://www.youtube.com/@typed');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('saved somewhere else');
  await page.getByRole('button', { name: 'Load the newest version' }).click();
  await expect(page.getByText('https://www.instagram.com/next_door')).toBeVisible();
  await expect(youtube).toHaveValue('https://www.youtube.com/@typed');
  await page.reload();
  await expect(page.getByText('https://www.instagram.com/next_door')).toBeVisible();
  await expect(youtube).toHaveValue('https://www.youtube.com/@typed');

  await page.getByRole('link', { name: 'Greetings and videos' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(youtube).toHaveValue('https://www.youtube.com/@typed');
  await page.getByLabel('Instagram').fill(demoOrganisation.social.instagram);
  await save.click();
  await expect(page.getByText('Name and contact: saved. The site shows it now.')).toBeVisible();
  await page.getByRole('link', { name: 'Greetings and videos' }).click();
  await expect(page.getByLabel('Greeting at sign-up')).toHaveValue(
    demoOrganisation.texts.registerGreeting,
  );

  // Restores the original values for other tests.
  await page.goto('/admin/organisation?section=identity');
  await page.getByRole('button', { name: 'Reset to the file’s values' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset section' }).click();
  await expect(page.getByText('Name and contact: back at the file’s values.')).toBeVisible();
});

test('own words in Hindi outlive a cut line, are read on the site, and stay English where they are cleared', {
  tag: '@layout',
}, async ({ page, request, signIn }) => {
  await signIn('owner');
  await page.goto('/admin/organisation?section=hindi');
  const form = page.getByRole('region', { name: 'In Hindi' });
  const tagline = form.getByLabel('Tagline');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const read = async () => (await request.get('/aboutus?lang=hi')).text();
  const long = 'हर शाम स्क्रिम, हर हफ़्ते टूर्नामेंट। '.repeat(4).trim();
  await tagline.fill(long);
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByRole('form').getByRole('alert')).toContainText('Check your connection');
  await expect(tagline).toHaveValue(long);
  await page.context().setOffline(false);
  await save.click();
  await expect(page.getByText('Other languages: saved. The site shows it now.')).toBeVisible();
  await expect.poll(read).toContain(long);
  await expectAccessible(page);

  await tagline.fill('');
  await save.click();
  await expect.poll(read).not.toContain(long);
  expect(await read()).toContain(defaultOrganisation.tagline);
  await page.getByRole('button', { name: 'Reset to the file’s values' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset section' }).click();
  await expect(tagline).toHaveValue(defaultOrganisation.ownWords.hi.tagline ?? '');
});

test('an admin neither sees the link nor the settings', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/admin/organisation');
  await expect(page.getByRole('heading', { name: 'For the owner only' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Organisation' })).toHaveCount(0);
});
