import { answer, expectAccessible, hold, refuse } from '../support/checks.ts';
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

test('has its empty and its failed state, and tells what is refused', async ({ page, signIn }) => {
  await signIn('admin');
  await answer(page, { path: '/noauth/poster', json: { data: [] } });
  await page.goto('/admin/featured');
  await expect(page.getByRole('heading', { name: 'Your Posters (0)' })).toBeVisible();
  await expect(page.getByText('No posters created yet')).toBeVisible();
  await page.unroute('**/api/noauth/poster');
  await refuse(page, { path: '/poster/delete/*', message: 'Away.' });
  await page.reload();
  await page.getByRole('button', { name: 'Delete Four players. One dream.' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Poster' }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Away.')).toBeVisible();
  await refuse(page, { path: '/noauth/poster', status: 500, code: 'INTERNAL', message: 'Away.' });
  await page.reload();
  await expect(page.getByText('The posters could not be loaded')).toBeVisible();
});
