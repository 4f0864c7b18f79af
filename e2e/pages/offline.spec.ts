import { expect, test } from '../support/site.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection the site says so and offers to try again', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
  await context.setOffline(true);
  await page.goto('/aboutus').catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL(/\/aboutus$/);
});
