import type { Page } from '@playwright/test';
import { type PushService, startPushService } from '../../server/tests/support/push-service.ts';
import { post, tokenOf } from '../support/api.ts';
import { expectAccessible } from '../support/checks.ts';
import { chromiumOptions } from '../support/find-chromium.ts';
import { newPlayer, type Player } from '../support/players.ts';
import {
  closeNotifications,
  openPushDelivery,
  setPermission,
  shownNotifications,
  stubPushManager,
} from '../support/push-browser.ts';
import { test as base, expect } from '../support/site.ts';
import type { RunningServer } from '../support/start-server.ts';

/** Adds a push service on this machine that knows the server's key. */
const test = base.extend<{ push: PushService }>({
  push: async ({ server }, use) => {
    const token = await tokenOf(server, 'player');
    const { data } = await post<{ data: { publicKey: string } }>(server, {
      path: '/notify/device',
      token,
    });
    const service = await startPushService(data);
    await use(service);
    await service.stop();
  },
});

// In the headless shell, notifications cannot be allowed.
test.use({ serviceWorkers: 'allow', launchOptions: chromiumOptions({ isWhole: true }) });

const toggle = (page: Page) => page.getByRole('switch', { name: 'Notify me on this device' });

async function openNotices(page: Page) {
  await page.goto('/profile/notices');
  return page.getByRole('main');
}

function tell(server: RunningServer, { to, link = '' }: { to: Player; link?: string }) {
  const body = {
    title: 'Room id is out',
    description: 'At nine.',
    to: to.email,
    type: 'event',
    link,
  };
  return tokenOf(server, 'admin').then((token) =>
    post(server, { path: '/notify/push', token, body }),
  );
}

test('is turned on by a press, goes on after a reload, and is turned off', {
  tag: '@layout',
}, async ({ page, server, signIn, push }) => {
  const player = await newPlayer(server, { discord: false });
  const browser = push.newBrowser();
  await stubPushManager(page, browser);
  await signIn(player);
  await setPermission(page, 'granted');
  const dialog = await openNotices(page);
  await expect(toggle(page)).not.toBeChecked();
  await expectAccessible(page);
  await toggle(page).click();
  await expect(dialog.getByText(/^On\. This device/)).toBeVisible();
  await expect(toggle(page)).toBeChecked();
  await tell(server, { to: player });
  await expect.poll(() => browser.delivered.length).toBe(1);

  await openNotices(page);
  await expect(toggle(page)).toBeChecked();
  await toggle(page).click();
  await expect(toggle(page)).not.toBeChecked();
  await expect(dialog.getByText(/^Shows your alerts even/)).toBeVisible();
  await openNotices(page);
  await expect(toggle(page)).not.toBeChecked();
});

test('comes back with its person, and not with another', async ({ page, server, signIn, push }) => {
  const [player, other] = [await newPlayer(server), await newPlayer(server)];
  const browser = push.newBrowser();
  await stubPushManager(page, browser);
  await signIn(player);
  await setPermission(page, 'granted');
  const dialog = await openNotices(page);
  await toggle(page).click();
  await expect(dialog.getByText(/^On\. This device/)).toBeVisible();
  const isSubscribed = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.pushManager.getSubscription()) !== null;
    });
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/tournament');
  await expect.poll(isSubscribed).toBe(false);

  await signIn(other);
  await openNotices(page);
  await expect(toggle(page)).not.toBeChecked();
  await signIn(player);
  await page.goto('/tournament');
  await expect.poll(isSubscribed).toBe(true);
});

test('that the browser blocks says how to allow it, and hears when that is done', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await newPlayer(server));
  await setPermission(page, 'denied');
  const dialog = await openNotices(page);
  await expect(toggle(page)).toBeDisabled();
  await expect(dialog.getByText(/Your browser blocks notifications/)).toBeVisible();
  await expectAccessible(page);
  await setPermission(page, 'granted');
  await expect(toggle(page)).toBeEnabled();
});

test('that fails says why, and stays off', async ({ page, server, signIn, push }) => {
  await stubPushManager(page, { ...push.newBrowser(), fails: true });
  await signIn(await newPlayer(server));
  await setPermission(page, 'granted');
  const dialog = await openNotices(page);
  await toggle(page).click();
  await expect(dialog.getByRole('alert').first()).toContainText(
    'could not reach its notification service',
  );
  await expect(toggle(page)).not.toBeChecked();
});

test('that the server refuses leaves nothing behind in the browser', async ({
  page,
  server,
  signIn,
  push,
}) => {
  const { subscription } = push.newBrowser();
  const elsewhere = { ...subscription, endpoint: 'https://push.example.in/send' };
  await stubPushManager(page, { subscription: elsewhere });
  await signIn(await newPlayer(server));
  await setPermission(page, 'granted');
  const dialog = await openNotices(page);
  await toggle(page).click();
  await expect(dialog.getByRole('alert').first()).toContainText('does not know the push service');
  await expect(toggle(page)).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('test-push-subscription'))).toBeNull();
});

test('where it cannot be had, says what can be done', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await newPlayer(server));
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
    // A browser tab on an iPhone or iPad reports this.
    if (localStorage.getItem('test-phone')) Object.assign(navigator, { standalone: false });
  });
  const dialog = await openNotices(page);
  await expect(dialog.getByText(/This browser cannot show notifications/)).toBeVisible();
  await expect(toggle(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('test-phone', 'yes'));
  await openNotices(page);
  await expect(dialog.getByText('Add to Home Screen')).toBeVisible();
  await expectAccessible(page);
});

test('the alerts page says so once, to who has not decided', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await newPlayer(server));
  await setPermission(page, 'prompt');
  await page.goto('/alerts');
  const hint = page.getByRole('complementary', { name: 'Notifications on this device' });
  await expect(hint).toBeVisible();
  await expectAccessible(page);
  await hint.getByRole('link', { name: 'Choose' }).click();
  await expect(toggle(page)).toBeVisible();
  await page.goBack();
  await hint.getByRole('button', { name: 'Hide this' }).click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Unread' })).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('the device shows what is sent, once, unless its reader looks at the site', async ({
  page,
  server,
  signIn,
  push,
}) => {
  const player = await newPlayer(server);
  const browser = push.newBrowser();
  await stubPushManager(page, browser);
  await signIn(player);
  await setPermission(page, 'granted');
  const dialog = await openNotices(page);
  await toggle(page).click();
  // The switch is already on while the request to the server is under way.
  await expect(dialog.getByText(/^On\. This device/)).toBeVisible();
  await tell(server, { to: player, link: '/tournament' });
  await expect.poll(() => browser.delivered.length).toBe(1);
  const content = browser.delivered[0]?.content ?? {};

  await expect(page.getByRole('complementary', { name: 'New alert' })).toBeVisible();
  const deliver = await openPushDelivery(page);
  // A page too busy to answer the worker within its second is sent it again.
  await expect(async () => {
    await closeNotifications(page);
    await deliver(content);
    // Longer than the worker waits for an answer.
    await page.waitForTimeout(1500);
    expect(await shownNotifications(page)).toEqual([]);
  }).toPass();

  // A page without scripts does not answer the worker.
  await page.goto('/robots.txt');
  await deliver(content);
  await deliver(content);
  await expect.poll(() => shownNotifications(page)).toHaveLength(1);
  expect(await shownNotifications(page)).toEqual([
    {
      title: 'Room id is out',
      body: 'At nine.',
      tag: content.id,
      icon: `${server.url}/icon-192.png`,
      data: { link: '/tournament' },
    },
  ]);
});

test('pressing it leads to its link in the page that is open', async ({ page, server, signIn }) => {
  await signIn(await newPlayer(server));
  await setPermission(page, 'granted');
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const deliver = await openPushDelivery(page);
  await deliver({ id: 'a', title: 'First', body: '', link: '/aboutus' });
  await expect.poll(() => shownNotifications(page)).toHaveLength(1);
  await page.goto('/alerts');
  await expect(page.getByRole('tab', { name: 'Unread' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stays: true }));
  // A test cannot press a notification of the system, so it dispatches the event, again if the page was too busy to answer.
  await expect(async () => {
    await page
      .context()
      .serviceWorkers()[0]
      ?.evaluate(`registration.getNotifications().then(([shown]) => {
      self.pressed ??= shown;
      dispatchEvent(new NotificationEvent('notificationclick', { notification: self.pressed }));
    })`);
    await expect(page).toHaveURL('/aboutus', { timeout: 3000 });
  }).toPass();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  expect(await shownNotifications(page)).toEqual([]);
});
