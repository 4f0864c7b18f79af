import { expectAccessible, hold } from '../support/checks.ts';
import { pngFile } from '../support/people.ts';
import { unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('creates a poster, shows it on the home page, and deletes it', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/admin/featured');
  await expect(page.getByRole('heading', { name: 'Your Posters (3)' })).toBeVisible();
  const heading = unique('Night Cup');
  const generate = page.getByRole('button', { name: 'Generate Poster' });
  await generate.click();
  await expect(page.getByText('Add a picture.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(pngFile('poster.png'));
  await page.getByLabel('Quote text').fill('“Drop in.”');
  await page.getByLabel('Main heading').fill(heading);
  await page.getByLabel('Description').fill('Sixteen squads.\nOne night.');
  await page.getByLabel('Button name').fill('Join');
  await page.getByLabel('Button link').fill('javascript:alert(1)');
  const preview = page.getByRole('region', { name: 'Live preview' });
  await expect(preview.getByText(heading).first()).toBeVisible();
  await generate.click();
  await expect(page.getByText(/Use a link that starts with https/)).toBeVisible();
  await page.getByLabel('Button link').fill('/tournament');
  const letGo = await hold(page, '/poster/create');
  await generate.click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  letGo();
  await expect(page.getByRole('heading', { name: 'Your Posters (4)' })).toBeVisible();
  await expect(page.getByLabel('Main heading')).toHaveValue('');

  const home = await page.context().newPage();
  await home.goto('/');
  await expect(home.getByText('1/4')).toBeVisible();
  await home.close();

  await page.getByRole('button', { name: `Delete ${heading}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this poster?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete Poster' }).click();
  await expect(page.getByRole('heading', { name: 'Your Posters (3)' })).toBeVisible();
});

test('edits a poster, times it and moves it, by its menu and by dragging', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/admin/featured');
  const heading = unique('Late Cup');
  await page.locator('input[type=file]').setInputFiles(pngFile('poster.png'));
  await page.getByLabel('Main heading').fill(heading);
  await page.getByRole('button', { name: 'Generate Poster' }).click();
  const list = page.getByRole('region', { name: /^Your Posters/ }).getByRole('listitem');
  await expect(list).toHaveCount(4);
  const card = list.filter({ hasText: heading });
  await expect(card.getByText('Shown now')).toBeVisible();

  await page.getByRole('button', { name: `Edit ${heading}` }).click();
  await expect(page.getByRole('heading', { name: `Edit ${heading}` })).toBeVisible();
  await expect(page.getByLabel('Main heading')).toHaveValue(heading);
  await page.getByLabel('Shown from (IST)').fill('2099-01-02T20:30');
  await page.getByLabel('Shown until (IST)').fill('2099-01-01T20:30');
  const save = page.getByRole('button', { name: 'Save Poster' });
  await save.click();
  await expect(page.getByText('It has to end after it begins.')).toBeVisible();
  await page.getByLabel('Shown until (IST)').fill('');
  await expectAccessible(page);
  await save.click();
  await expect(card.getByText(/^From .*, 20:30 IST$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Create a poster' })).toBeVisible();
  const home = await page.context().newPage();
  await home.goto('/');
  await expect(home.getByText('1/3')).toBeVisible();
  await home.close();

  await card.getByRole('button', { name: `Options for ${heading}` }).click();
  await page.getByRole('button', { name: 'Move to the front' }).click();
  await expect(list.nth(0)).toContainText(heading);
  await list.nth(0).dragTo(list.nth(2));
  await expect(list.nth(2)).toContainText(heading);

  await page.getByRole('button', { name: `Delete ${heading}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Poster' }).click();
  await expect(list).toHaveCount(3);
});
