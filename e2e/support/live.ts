import type { Page } from '@playwright/test';

/** Opens a page and waits until its live connection stands, and whoever is signed in has joined. */
export async function openLive(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('websocket').then((socket) =>
    // `40` answers a connection, `previous-notify` whoever asks for their notifications.
    socket.waitForEvent('framereceived', async ({ payload }) => {
      const isSignedIn = await page.evaluate(() => localStorage.getItem('token') !== null);
      return isSignedIn ? `${payload}`.includes('previous-notify') : `${payload}`.startsWith('40');
    }),
  );
  await page.goto(path);
  await connected;
}
