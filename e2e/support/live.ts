import type { Page } from '@playwright/test';

/** Opens a page and waits for its live connection, with signed-in users joined. */
export async function openLive(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('websocket').then((socket) =>
    // `40` acknowledges a connection, `previous-notify` answers `join-notify`.
    socket.waitForEvent('framereceived', async ({ payload }) => {
      const isSignedIn = await page.evaluate(() => localStorage.getItem('token') !== null);
      return isSignedIn ? `${payload}`.includes('previous-notify') : `${payload}`.startsWith('40');
    }),
  );
  await page.goto(path);
  await connected;
}
