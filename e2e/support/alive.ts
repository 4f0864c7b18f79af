import type { Page } from '@playwright/test';

/** Opens a page and waits for hydration: before, links load whole pages. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isAlive(page);
}

/** The notice about a late start disappears with hydration; from then on React handles every link in it. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = document.querySelectorAll('main a, footer a');
    const isHeard = (link: Element) =>
      Object.keys(link).some((key) => key.startsWith('__reactProps'));
    return !document.getElementById('late') && [...links].every(isHeard);
  });
}
