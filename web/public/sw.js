// Shows the offline page while there is no connection, and the push notifications of the site. It caches no other page and
// no answer of the site, so nothing that it shows is stale.
const cacheName = 'offline-5';
const offlinePage = '/offline.html';
/** Files of the offline page. */
const offlineFiles = [offlinePage, '/offline.js'];

self.addEventListener('install', (event) => {
  // Bypasses the browser's HTTP cache, which may hold the files of an older build.
  const files = offlineFiles.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            // Other caches belong to the reader of result screens, for its model.
            .filter((name) => name.startsWith('offline-') && name !== cacheName)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const path = request.mode === 'navigate' ? offlinePage : pathname;
  if (!offlineFiles.includes(path)) return;
  event.respondWith(fetch(request).catch(() => caches.match(path)));
});

/** How long a page may take to confirm that it has shown or opened something. Milliseconds. */
const answerTime = 1000;

/** Safari revokes the permission of a site that receives a push message and shows no notification. */
const alwaysShows =
  /AppleWebKit/.test(navigator.userAgent) && !/Chrome|Android/.test(navigator.userAgent);

self.addEventListener('push', (event) => {
  event.waitUntil(show(readNews(event.data)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(resubscribe(event));
});

/** @returns the server's notification; for an unreadable message, a generic one */
function readNews(data) {
  try {
    const news = data.json();
    if (typeof news.title === 'string') return news;
  } catch {
    // Shown anyway: a browser that receives a push message must show a notification.
  }
  return { title: 'New alert' };
}

async function show({ id, title, body, lang, image, link, at }) {
  const pages = (await listPages()).filter((page) => page.visibilityState === 'visible');
  // A visible page of the site shows the alert itself.
  const isTold = await ask(pages, { kind: 'pushed', id });
  if (isTold && !alwaysShows) return;
  await self.registration.showNotification(title, {
    body,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    ...(image && { image }),
    // The same alert sent twice is shown once.
    ...(id && { tag: id }),
    ...(at && { timestamp: at }),
    silent: isTold,
    lang,
    data: { link },
  });
}

async function open(link) {
  const { href, origin, pathname, search, hash } = addressOf(link);
  const pages = await listPages();
  const there = pages.find((page) => page.url === href);
  if (there) return there.focus();
  if (origin === self.location.origin) {
    // A page of the back office may hold a half-filled form, so it is not navigated away.
    const page = pages.find(({ url }) => !new URL(url).pathname.startsWith('/admin'));
    const path = pathname + search + hash;
    if (page && (await ask([page], { kind: 'open', path }))) return page.focus();
  }
  return self.clients.openWindow(href);
}

/** A path of this site or an `https:` address; anything else, and nothing, leads to the alerts. */
function addressOf(link) {
  const { origin } = self.location;
  const address = link ? parseAddress(link, origin) : undefined;
  if (address?.origin === origin || address?.protocol === 'https:') return address;
  return new URL('/alerts', origin);
}

/** The browser has dropped the subscription. Only a page can tell the server: now, or the next one that is opened. */
async function resubscribe({ oldSubscription, newSubscription }) {
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  if (!newSubscription && applicationServerKey)
    await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const [page] = await listPages();
  if (page) await ask([page], { kind: 'resubscribed' });
}

function listPages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** Asks pages of the site. @returns whether one of them says yes in time */
function ask(pages, question) {
  if (pages.length === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    setTimeout(resolve, answerTime, false);
    for (const page of pages) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(true);
      page.postMessage(question, [port2]);
    }
  });
}

/** Not `URL.canParse`: older phones do not have it. */
function parseAddress(link, origin) {
  try {
    return new URL(link, origin);
  } catch {
    return undefined;
  }
}
