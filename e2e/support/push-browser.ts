import type { CDPSession, Page } from '@playwright/test';
import type { TestBrowser } from '../../server/tests/support/push-service.ts';

/**
 * Replaces the browser's subscription at its vendor's push service, which tests cannot reach: `subscribe` returns a
 * subscription of a push service on this machine, or fails. Everything else is the real browser.
 */
export async function stubPushManager(
  page: Page,
  { subscription, fails = false }: { subscription: TestBrowser['subscription']; fails?: boolean },
): Promise<void> {
  await page.addInitScript(
    ({ given, isFailing }) => {
      const kept = 'test-push-subscription';
      const make = (key: string) => ({
        endpoint: given.endpoint,
        options: {
          userVisibleOnly: true,
          applicationServerKey: Uint8Array.from(
            atob(key.replaceAll('-', '+').replaceAll('_', '/')),
            (character) => character.charCodeAt(0),
          ).buffer,
        },
        toJSON: () => given,
        unsubscribe: async () => {
          localStorage.removeItem(kept);
          return true;
        },
      });
      Object.assign(PushManager.prototype, {
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          if (isFailing) throw new DOMException('push service error', 'AbortError');
          localStorage.setItem(kept, applicationServerKey);
          return make(applicationServerKey);
        },
        getSubscription: async () => {
          const key = localStorage.getItem(kept);
          return key === null ? null : make(key);
        },
      });
    },
    { given: subscription, isFailing: fails },
  );
}

export type Permission = 'granted' | 'denied' | 'prompt';

/** Sets the permission, as in the browser's settings, while the page is open. */
export async function setPermission(page: Page, setting: Permission): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { targetInfo } = await client.send('Target.getTargetInfo');
  await client.send('Browser.setPermission', {
    permission: { name: 'notifications' },
    setting,
    origin: new URL(page.url()).origin,
    browserContextId: targetInfo.browserContextId,
  });
}

/** Delivers a message to the service worker, as the browser does after decryption. */
export async function openPushDelivery(page: Page): Promise<(content: object) => Promise<void>> {
  const client: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  return async (content) => {
    const registrationId = await registered;
    const data = JSON.stringify(content);
    await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

/** Closes all notifications of the site on the device. */
export function closeNotifications(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    for (const shown of await registration.getNotifications()) shown.close();
  });
}

/** Notifications of the site shown on the device. */
export function shownNotifications(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, icon, data }) => ({ title, body, tag, icon, data }));
  });
}
