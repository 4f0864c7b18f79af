import type { Page } from '@playwright/test';

/** Opens a rendered page and waits until it is alive: before, a link fetches a whole page. */
export async function openAlive(page: Page, path: string): Promise<void> {
  const alive = page.waitForResponse(/companion-[^/]+\.js$/);
  await page.goto(path);
  await alive;
}
