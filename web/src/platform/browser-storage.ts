/** Access to the browser's storage. A browser may refuse it: then nothing is stored, and nothing fails. */
function storageIn(storage: () => Storage) {
  /** @returns whether the browser allowed it */
  function attempt(change: (place: Storage) => void): boolean {
    try {
      change(storage());
      return true;
    } catch {
      return false;
    }
  }

  function read(key: string): string | undefined {
    try {
      return storage().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** @returns whether it is stored */
  const write = (key: string, text: string) => attempt((place) => place.setItem(key, text));

  return {
    read,
    write,
    remove: (key: string) => attempt((place) => place.removeItem(key)),
    /** Unchecked: an earlier release may have written something else. Undefined if there is nothing, or no JSON. */
    readJson(key: string): unknown {
      try {
        return JSON.parse(read(key) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    writeJson: (key: string, value: object) => write(key, JSON.stringify(value)),
  };
}

export const deviceStorage = storageIn(() => window.localStorage);
export const tabStorage = storageIn(() => window.sessionStorage);
