import type { Page } from '@playwright/test';

/** Opens a rendered page and waits for hydration: before, links load whole pages. */
export async function openAlive(page: Page, path: string): Promise<void> {
  const alive = page.waitForResponse(/companion-[^/]+\.js$/);
  await page.goto(path);
  await alive;
}
