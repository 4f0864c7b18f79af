import { useSyncExternalStore } from 'react';

/** Whether this browser supports push: now, once the site is on the home screen, or never. */
type PushSupport = 'supported' | 'home-screen' | 'unsupported';

export function readPushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return 'supported';
  // Only iOS browsers report standalone mode; there, it is required.
  const standsAlone = (navigator as { standalone?: boolean }).standalone;
  return standsAlone === false ? 'home-screen' : 'unsupported';
}

/** The browser's permission; `default`: not asked yet. Call only if push is supported. */
export function readPermission(): NotificationPermission {
  return Notification.permission;
}

/** Listens for permission changes, including in the browser's settings. @returns a function to stop */
function onPermissionChange(listener: () => void): () => void {
  const stop = new AbortController();
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', listener, { signal: stop.signal }))
    // Unsupported: the permission is reread whenever the page becomes visible.
    .catch(() => {});
  document.addEventListener('visibilitychange', listener, { signal: stop.signal });
  return () => stop.abort();
}

/** `unknown`: on the server, and until the page is hydrated. */
export type PushState =
  | Exclude<PushSupport, 'supported'>
  | 'blocked'
  | 'undecided'
  | 'allowed'
  | 'unknown';

/** Availability of notifications on this device, by browser support and permission. */
export function usePushState(): PushState {
  return useSyncExternalStore(onPermissionChange, readPushState, () => 'unknown');
}

function readPushState(): PushState {
  const support = readPushSupport();
  if (support !== 'supported') return support;
  const states = { denied: 'blocked', default: 'undecided', granted: 'allowed' } as const;
  return states[readPermission()];
}
