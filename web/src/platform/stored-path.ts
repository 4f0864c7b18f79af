import { isRecord } from '@one-dream/contract/is-record.ts';
import type { tabStorage } from './browser-storage.ts';
import { paths, safeReturnPath } from './pages/paths.ts';

/**
 * Keeps one path of this site in the browser.
 * @param options `lifetime` in milliseconds
 */
export function storedPath(options: { where: typeof tabStorage; key: string; lifetime: number }) {
  const { where, key, lifetime } = options;
  return {
    keep: (path: string) => where.writeJson(key, { path: safeReturnPath(path), at: Date.now() }),
    /** The path, within this site; home if none is stored. */
    read(): string {
      const stored = where.readJson(key);
      const isFresh = isRecord(stored) && Date.now() - Number(stored.at) < lifetime;
      return isFresh ? safeReturnPath(String(stored.path)) : paths.home();
    },
    forget: () => where.remove(key),
  };
}
