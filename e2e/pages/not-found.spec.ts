import { openAlive } from '../support/alive.ts';
import { expect, test } from '../support/site.ts';

test('an unknown address is answered with 404 and a way on', { tag: '@layout' }, async ({
  page,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page is not on the map' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · One Dream Esports');
  await page.getByRole('link', { name: 'See the tournaments' }).click();
  await expect(page).toHaveURL('/tournament');
});

test('a page whose code does not come offers to load it again', async ({ page }) => {
  await openAlive(page, '/login');
  await page.route('**/assets/about-*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('alert').getByText(/did not load/)).toBeVisible();
  await page.unroute('**/assets/about-*.js');
  await page.getByRole('link', { name: 'Load again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^About One Dream/ })).toBeVisible();
});
