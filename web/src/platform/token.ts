import { tokenStorageKey } from '@one-dream/contract/limits.ts';

/** What stands in for the storage where the browser refuses it: the session then ends with the tab. */
let unstored: string | undefined;
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
    window.localStorage.setItem(tokenStorageKey, token);
  } catch {
    // Kept in memory.
  }
}

export function removeToken(): void {
  unstored = undefined;
  try {
    window.localStorage.removeItem(tokenStorageKey);
  } catch {
    // Was kept in memory.
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
