/** Whether this browser can be notified: now, once the site is on the home screen, or not at all. */
export type PushSupport = 'supported' | 'home-screen' | 'unsupported';

export function readPushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return 'supported';
  // Only the browsers of iPhone and iPad say whether a page stands on its own; there, it has to.
  const standsAlone = (navigator as { standalone?: boolean }).standalone;
  return standsAlone === false ? 'home-screen' : 'unsupported';
}

/** The browser's permission; `default`: not asked yet. Only where push is supported. */
export function readPermission(): NotificationPermission {
  return Notification.permission;
}

/** Hears when the permission changes, in the browser's settings too. @returns how to stop listening */
export function onPermissionChange(listener: () => void): () => void {
  const stop = new AbortController();
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', listener, { signal: stop.signal }))
    // A browser that cannot tell: it is read again whenever the page is shown.
    .catch(() => {});
  document.addEventListener('visibilitychange', listener, { signal: stop.signal });
  return () => stop.abort();
}
