import { paths, safeReturnPath } from '../app/paths.ts';

const storageKey = 'return-path';
/** After this long the visitor has forgotten where they were going. Milliseconds. */
const lifetime = 30 * 60_000;

/**
 * Remembers where a visitor was going before signing in. Kept per tab, so that it survives the round trip to Discord.
 */
export function rememberReturnPath(path: string, now = Date.now()): void {
  try {
    window.sessionStorage.setItem(
      storageKey,
      JSON.stringify({ path: safeReturnPath(path), at: now }),
    );
  } catch {
    // Without storage they land on home.
  }
}

/** The path to go to after signing in: within this site, or home. */
export function readReturnPath(now = Date.now()): string {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
    return kept && now - kept.at < lifetime ? safeReturnPath(kept.path) : paths.home();
  } catch {
    return paths.home();
  }
}

export function forgetReturnPath(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was remembered.
  }
}
