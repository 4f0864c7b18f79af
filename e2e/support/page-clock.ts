import { expect, type Page } from '@playwright/test';

/** Pauses a clock installed with `page.clock.install()`: time stands still until advanced. */
export async function stopClock(page: Page): Promise<void> {
  // Slightly ahead: a clock cannot be paused at a time already passed.
  await page.clock.pauseAt((await timeOf(page)) + 10_000);
}

/** Current time in the page, which may differ from ours. Milliseconds. */
export function timeOf(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}

/**
 * Retries until the check holds, and moves the page's clock forward by `stepMs` before each attempt. Choose small steps if a
 * period of the page must not expire meanwhile, however long the attempts take.
 */
export async function lookAsTimePasses(
  page: Page,
  { stepMs = 5, look }: { stepMs?: number; look: () => Promise<void> },
): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await look();
  }).toPass({ timeout: 60_000 });
}
