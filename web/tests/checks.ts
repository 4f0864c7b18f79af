import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { screens } from './open-page.tsx';

/** Nothing that axe objects to, in the page as it stands. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(found, 'what axe objects to').toEqual([]);
}

/** Nothing sticks out at the side of the narrowest phone. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const [width, height] = screens.narrowest;
  await page.viewport(width, height);
  // Self-measuring components follow the new width a moment later.
  await expect.poll(countExcess, { message: `pixels beyond ${width}` }).toBeLessThanOrEqual(0);
}

function countExcess(): number {
  const { clientWidth, scrollWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}
