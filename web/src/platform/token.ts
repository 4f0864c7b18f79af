import { tokenMarkLength } from '@one-dream/contract/limits.ts';
import { deviceStorage } from './browser-storage.ts';

export const tokenStorageKey = 'token';

/** Fallback without browser storage: the session ends with the tab. */
let unstored: string | undefined;
/** Storage key of the offline copy; `web/public/offline.js` uses the same key and prefix. */
const offlineCopyKey = 'offline-copy';
const endListeners = new Set<() => void>();

/** The beginning of a token: it tells whose it is without granting access. */
export function markOf(token: string | undefined): string | undefined {
  return token?.slice(0, tokenMarkLength);
}

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
  deviceStorage.remove(offlineCopyKey);
  deviceStorage.write(tokenStorageKey, token);
}

export function removeToken(): void {
  unstored = undefined;
  deviceStorage.remove(tokenStorageKey);
  deviceStorage.remove(offlineCopyKey);
}

/**
 * Stores data fetched with `token` for offline use. It is tied to the token: answers that arrive after signing out, or in as
 * someone else, are discarded.
 */
export function saveOfflineCopy(copy: object | undefined, token: string): void {
  if (readToken() !== token) return;
  // First, so that a full storage keeps nothing old: the offline page then shows no data.
  deviceStorage.remove(offlineCopyKey);
  if (copy) deviceStorage.writeJson(offlineCopyKey, { of: markOf(token), ...copy });
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
