import type { Page } from '@playwright/test';
import { openTournament } from '../../factories/tournaments.ts';
import { demoPassword } from '../../server/src/operations/demo-password.ts';
import { accountOf } from '../support/api.ts';
import { unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('from the login to a registered team without a pointer', { tag: '@desk' }, async ({
  page,
  server,
}) => {
  const tournament = await openTournament(server, { title: unique('Keyboard Cup') });
  await page.goto(`/tournament/${tournament._id}`);
  await expect(page.getByRole('link', { name: 'Login to register' })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await tabTo(page, 'Login to register');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?from=/);
  // The Tab key works from the start of the new page once it is shown.
  await expect(
    page.getByRole('heading', { level: 1, name: 'Welcome back, Player.' }),
  ).toBeVisible();
  await tabTo(page, 'Email');
  await page.keyboard.type(accountOf('ready-leader').email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/tournament/${tournament._id}`);
  await expect(page.getByRole('button', { name: 'Register Now' })).toBeVisible();
  await tabTo(page, 'Register Now');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'TEAM REGISTERED!' });
  await expect(popup).toBeVisible();
  // The focus stays in the popup.
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    // After the last button, the focus returns to the first a moment later.
    await expect
      .poll(() => popup.evaluate((box) => box.contains(document.activeElement)))
      .toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page.getByText('Your team is registered')).toBeVisible();
  // The button that opened the popup is gone; the focus continues from its place.
  await tabTo(page, 'Cancel Slot');
});

test('in the colours of the system, what is pressed and where one is keep a line', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveCSS(
    'border-top-width',
    '2px',
  );
  await page.goto('/tournament');
  await expect(page.locator('[aria-current="page"]').filter({ visible: true }).first()).toHaveCSS(
    'outline-style',
    'solid',
  );
});

/** Presses Tab until the control of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement && element.labels?.[0]?.textContent;
      return label || element?.textContent?.trim() || '';
    });
    if (focused === name) return;
  }
  throw new Error(`the Tab key does not lead to ${name}`);
}

async function expectVisibleFocus(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
    return `${outlineStyle} ${outlineWidth}`;
  });
  expect(outline).toBe('solid 2px');
}
