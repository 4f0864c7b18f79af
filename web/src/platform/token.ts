export const tokenStorageKey = 'token';

/** What stands in for the storage where the browser refuses it: the session then ends with the tab. */
let unstored: string | undefined;
/** What the offline page shows of whoever is signed in: `web/public/offline.js` knows the same key and mark. */
const offlineCopyKey = 'offline-copy';
/** So many characters of a token say whose a copy is, and open nothing. */
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
    // Kept in memory.
  }
}

export function removeToken(): void {
  unstored = undefined;
  try {
    window.localStorage.removeItem(tokenStorageKey);
    window.localStorage.removeItem(offlineCopyKey);
  } catch {
    // Was kept in memory.
  }
}

/**
 * Keeps what was fetched with `token` for the time without a connection. It goes with the token: what comes back after
 * somebody has signed out, or in as somebody else, is not kept.
 */
export function keepOfflineCopy(copy: object | undefined, token: string): void {
  if (readToken() !== token) return;
  try {
    window.localStorage.removeItem(offlineCopyKey);
    if (!copy) return;
    const of = token.slice(0, markLength);
    window.localStorage.setItem(offlineCopyKey, JSON.stringify({ of, ...copy }));
  } catch {
    // A full or refused storage: the offline page then shows nothing of anybody.
  }
}

/** The server no longer knows `token`. One that was replaced meanwhile ends nothing. */
export function endToken(token: string): void {
  if (readToken() !== token) return;
  removeToken();
  for (const listener of endListeners) listener();
}

/** Hears when the server has ended the session. @returns how to stop listening */
export function onTokenEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Hears when another tab has signed in or out. @returns how to stop listening */
export function onTokenChangeElsewhere(listener: (token: string | undefined) => void): () => void {
  const hear = (event: StorageEvent) => {
    // Without a key the whole storage was cleared.
    if (event.key === tokenStorageKey || event.key === null) listener(readToken());
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
