import { expect, type Page } from '@playwright/test';

/** Stops a clock that `page.clock.install()` has given the page: nothing goes by its time until it is put forward. */
export async function stopClock(page: Page): Promise<void> {
  // Ahead: a clock cannot be stopped at a time that it has passed meanwhile.
  await page.clock.pauseAt((await timeOf(page)) + 10_000);
}

/** The time of the page, which need not be ours. Milliseconds. */
export function timeOf(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}

/**
 * Looks again and again until it holds, and puts the page's clock forward with each look. `stepMs` is short
 * where a time must not run out meanwhile, however long the looking takes.
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
