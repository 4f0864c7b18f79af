/** Registers the service worker, which shows a page while offline. The dev server has none. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A server-rendered page starts its scripts after it has loaded.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}

/** If the browser refuses (private window, full disk), only the offline page and notifications are lost. */
function register(): void {
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn(error));
}
