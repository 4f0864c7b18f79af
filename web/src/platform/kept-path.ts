import { paths, safeReturnPath } from './pages/paths.ts';

interface KeptPath {
  keep: (path: string, now?: number) => void;
  /** The path, within this site; home if none is kept. */
  read: (now?: number) => string;
  forget: () => void;
}

/**
 * Keeps one path of this site in the browser's storage. Where there is no storage, nothing is kept.
 * @param options `lifetime` in milliseconds
 */
export function keptPath(options: {
  storage: () => Storage;
  key: string;
  lifetime: number;
}): KeptPath {
  const { storage, key, lifetime } = options;
  return {
    keep(path, now = Date.now()) {
      try {
        storage().setItem(key, JSON.stringify({ path: safeReturnPath(path), at: now }));
      } catch {
        // No storage.
      }
    },
    read(now = Date.now()) {
      try {
        const kept = JSON.parse(storage().getItem(key) ?? 'null');
        return kept && now - kept.at < lifetime ? safeReturnPath(kept.path) : paths.home();
      } catch {
        return paths.home();
      }
    },
    forget() {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
