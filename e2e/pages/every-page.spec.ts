import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectNothingCovered,
  expectRoomForLargeText,
} from '../support/checks.ts';
import { addressOf, places } from '../support/places.ts';
import { expect, test } from '../support/site.ts';

for (const { name, path, as, heading, hasOwnTitle } of places) {
  test(`${name}: axe finds nothing, it is short on a phone, no bar covers the focus, and nothing scrolls sideways at 320 or with large text`, {
    tag: '@layout',
  }, async ({ page, server, signIn, isMobile }) => {
    if (as) await signIn(as);
    const sent = await page.goto(await addressOf({ path }, server));
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    if (!hasOwnTitle) expect(await sent?.text()).toContain(`<title>${await page.title()}</title>`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    // The back office is designed for desktops.
    if (isMobile && !page.url().includes('/admin'))
      // Polled, because lists load after the page.
      await expect.poll(() => screensOf(page), 'screens').toBeLessThanOrEqual(5);
    await expectNothingCovered(page);
    // On a desktop, breakpoints follow the browser's text size, so that the back office shows its narrow tables. The page's own
    // size, which is set here, leaves breakpoints alone.
    if (isMobile || !page.url().includes('/admin')) await expectRoomForLargeText(page);
    await expectNoSidewaysScroll(page);
  });
}

/** Length of a page in screens, without lists of four or more rows: those depend on the data. */
function screensOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lists = [...document.querySelectorAll('main :is(ul, ol, table)')].filter((list) => {
      const isInAnother = list.parentElement?.closest('main :is(ul, ol, table)');
      return !isInAnother && list.querySelectorAll(':scope > li, tr').length > 3;
    });
    const listed = lists.reduce((sum, list) => sum + list.getBoundingClientRect().height, 0);
    return (document.documentElement.scrollHeight - listed) / window.innerHeight;
  });
}
