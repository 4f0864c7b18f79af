/** The service worker shows a page of its own while there is no connection. The dev server has none. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A page that came rendered starts its scripts after it has loaded.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}

/** A browser that refuses (private window, full disk) loses the offline page and notifications, no more. */
function register(): void {
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn(error));
}
