const storageKey = 'loaded-anew';
/** A page that fails again sooner than this is not mended by loading it. Milliseconds. */
const minIntervalMs = 10 * 60_000;

/** Vite says of these that a file of the build did not come. */
const missing = new WeakSet<object>();

/** To be called once, before any screen is fetched. */
export function watchForMissingCode(): void {
  window.addEventListener('vite:preloadError', (event) => {
    missing.add((event as Event & { payload: Error }).payload);
  });
}

/** Whether it was thrown because code could not be fetched: no line, or a newer build has taken its place. */
export function isMissingCode(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  // Browsers word it differently when a module cannot be fetched; all name the import.
  return missing.has(error) || (error instanceof TypeError && /import/i.test(error.message));
}

/**
 * Loads the page anew if that was not tried a moment ago and the site answers: what can be read now is
 * not given up for the browser's own page about a lost connection. `web/public/start.js` does the same
 * for a page that does not come to life.
 * @returns whether the page is on its way
 */
export async function loadAnewOnce(now = Date.now()): Promise<boolean> {
  if (!mayLoadAnew(now) || !(await isSiteThere())) return false;
  window.location.reload();
  return true;
}

/** Remembered before the page goes, so that it is never loaded in a circle. */
function mayLoadAnew(now: number): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(storageKey) ?? 0);
    if (now - last < minIntervalMs) return false;
    window.sessionStorage.setItem(storageKey, String(now));
    return true;
  } catch {
    return false;
  }
}

async function isSiteThere(): Promise<boolean> {
  try {
    const { pathname } = window.location;
    return (await fetch(pathname, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
