import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Asserts that axe finds no violations in the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(found, 'what axe objects to').toEqual([]);
}

/** Asserts that nothing overflows the narrowest phone horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  // Self-measuring components follow the new width a moment later.
  await expect.poll(() => findTooWide(page), 'what is wider than 320 px').toEqual([]);
}

/** Asserts that text at twice the size fits. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect.poll(() => findTooWide(page), 'what is too wide at 200 %').toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Asserts that focused elements stay at least partly visible: no bar covers them (WCAG 2.4.11). */
export async function expectNothingCovered(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    // An alert of the demo's evening may pop up over the page; it disappears again.
    const popUp = document.querySelector<HTMLElement>('aside[aria-label="New alert"]');
    popUp?.style.setProperty('visibility', 'hidden');
    const stops = document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
    );
    const parts = [0.1, 0.5, 0.9];
    return [...stops]
      .filter((stop) => {
        stop.focus();
        // Visually hidden inputs show focus on their label.
        if (document.activeElement !== stop || stop.offsetWidth <= 1) return false;
        const isSeen = [...stop.getClientRects()].some(({ left, top, width, height }) =>
          parts.some((x) =>
            parts.some((y) => {
              const there = document.elementFromPoint(left + width * x, top + height * y);
              return there && (stop.contains(there) || there.contains(stop));
            }),
          ),
        );
        return !isSeen;
      })
      .map((stop) => stop.outerHTML.slice(0, 160));
  });
  expect(covered, 'what is focused and covered').toEqual([]);
}

function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-3)
      .map((element) => element.outerHTML.slice(0, 200))
      .concat(`${scrollWidth} px wide`);
  });
}

/** Delays a call until released, so that the loading state can be observed. */
export async function hold(page: Page, path: string): Promise<() => void> {
  if (path.startsWith('/noauth/')) await withoutFirstData(page);
  return holdRequests(page, `**/api${path}`);
}

/** Delays the scripts of a rendered page until released: it is visible, but not hydrated. */
export function holdScripts(
  page: Page,
  files: string | RegExp = '**/assets/entry.client-*.js',
): Promise<() => void> {
  return holdRequests(page, files);
}

async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Pages that the browser renders again, because its data differs from the server's. */
export const renderedAnew = new WeakSet<Page>();

/** Removes the answers that came with a page, which then has to fetch them, and is rendered by the browser. */
export async function withoutFirstData(page: Page): Promise<void> {
  renderedAnew.add(page);
  // A sandbox page redirects, which a fulfilled route could not.
  const isPage = (url: URL) => !/^\/(api|sandbox)\/|\.\w+$/.test(url.pathname);
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/,"queries":\{.*\}(?=\}<\/script>)/, '');
    await route.fulfill({ response, body });
  });
}
