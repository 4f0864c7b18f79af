import { tabStorage } from './browser-storage.ts';

const storageKey = 'loaded-anew';
/** A reload will not fix a page that fails again sooner than this. Milliseconds. */
const minIntervalMs = 10 * 60_000;

/** Errors that Vite reported as missing build files. */
const missing = new WeakSet<object>();

/** Call once, before any screen is loaded. */
export function watchForMissingCode(): void {
  window.addEventListener('vite:preloadError', (event) => {
    missing.add((event as Event & { payload: Error }).payload);
  });
}

/** Whether code could not be loaded: no connection, or a newer build has replaced it. */
export function isMissingCode(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  // Browsers word a failed import differently; all mention the import.
  return missing.has(error) || (error instanceof TypeError && /import/i.test(error.message));
}

/**
 * Reloads the page unless that was tried recently or the site is unreachable: the current page is more useful than the
 * browser's offline error. `web/src/app/start-page.js` does the same for a page that fails to hydrate.
 * @returns whether the page is reloading
 */
export async function loadAnewOnce(): Promise<boolean> {
  if (!mayLoadAnew() || !(await isSiteThere())) return false;
  window.location.reload();
  return true;
}

/** Recorded before the reload, to prevent a loop. */
function mayLoadAnew(): boolean {
  const last = Number(tabStorage.read(storageKey) ?? 0);
  return Date.now() - last >= minIntervalMs && tabStorage.write(storageKey, String(Date.now()));
}

async function isSiteThere(): Promise<boolean> {
  try {
    const { pathname } = window.location;
    return (await fetch(pathname, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
