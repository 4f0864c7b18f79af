export const tokenStorageKey = 'token';

/** Fallback without browser storage: the session ends with the tab. */
let unstored: string | undefined;
/** Storage key of the offline copy; `web/public/offline.js` uses the same key and prefix. */
const offlineCopyKey = 'offline-copy';
/** Set if the user ran an event on their last visit. */
const runsTonightKey = 'runs-tonight';
/** Prefix length of a token that identifies its owner without granting access. */
const markLength = 8;
const endListeners = new Set<() => void>();

/** The bearer token of this browser's session. */
export function readToken(): string | undefined {
  try {
    return window.localStorage.getItem(tokenStorageKey) ?? undefined;
  } catch {
    return unstored;
  }
}

export function writeToken(token: string): void {
  unstored = token;
  try {
    window.localStorage.removeItem(offlineCopyKey);
    window.localStorage.setItem(tokenStorageKey, token);
  } catch {
    // Kept in memory instead.
  }
}

export function removeToken(): void {
  unstored = undefined;
  try {
    window.localStorage.removeItem(tokenStorageKey);
    window.localStorage.removeItem(offlineCopyKey);
    window.localStorage.removeItem(runsTonightKey);
  } catch {
    // It was kept in memory.
  }
}

/**
 * Stores data fetched with `token` for offline use. It is tied to the token: answers that arrive after signing out, or in as
 * someone else, are discarded.
 */
export function keepOfflineCopy(copy: object | undefined, token: string): void {
  if (readToken() !== token) return;
  try {
    window.localStorage.removeItem(offlineCopyKey);
    if (!copy) return;
    const of = token.slice(0, markLength);
    window.localStorage.setItem(offlineCopyKey, JSON.stringify({ of, ...copy }));
  } catch {
    // Storage is full or unavailable: the offline page then shows no data.
  }
}

/** Whether home starts with an event run by the viewer: `web/public/start.js` then reserves its place. */
export function keepRunsTonight(isSo: boolean): void {
  try {
    const token = readToken();
    if (isSo && token) window.localStorage.setItem(runsTonightKey, token.slice(0, markLength));
    else window.localStorage.removeItem(runsTonightKey);
  } catch {
    // The place is then reserved only once it is known.
  }
}

/** Drops `token` because the server no longer accepts it. Ignored if it was replaced meanwhile. */
export function endToken(token: string): void {
  if (readToken() !== token) return;
  removeToken();
  for (const listener of endListeners) listener();
}

/** Listens for the server ending the session. @returns a function to stop */
export function onTokenEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Listens for sign-in or sign-out in another tab. @returns a function to stop */
export function onTokenChangeElsewhere(listener: (token: string | undefined) => void): () => void {
  const hear = (event: StorageEvent) => {
    // Without a key, all storage was cleared.
    if (event.key === tokenStorageKey || event.key === null) listener(readToken());
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
