/** Small things stored in the browser. Where it stores nothing, they last as long as the page. */
function storageIn(storage: () => Storage) {
  /** @returns whether the browser let it */
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
    /** Whatever an earlier release, or somebody else, wrote there; undefined for nothing. */
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
