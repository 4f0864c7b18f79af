export const tokenStorageKey = 'token';

/** Fallback where the browser refuses storage: the session ends with the tab. */
let unstored: string | undefined;
/** Storage key of the offline copy: `web/public/offline.js` knows the same key and mark. */
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
    // Kept in memory.
  }
}

export function removeToken(): void {
  unstored = undefined;
  try {
    window.localStorage.removeItem(tokenStorageKey);
    window.localStorage.removeItem(offlineCopyKey);
    window.localStorage.removeItem(runsTonightKey);
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

/** Whether home begins with an event that the viewer runs: `web/public/start.js` then keeps its place open. */
export function keepRunsTonight(isSo: boolean): void {
  try {
    const token = readToken();
    if (isSo && token) window.localStorage.setItem(runsTonightKey, token.slice(0, markLength));
    else window.localStorage.removeItem(runsTonightKey);
  } catch {
    // The place then opens once it is known.
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
