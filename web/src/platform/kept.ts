/** Small things kept in the browser. Where it keeps nothing, they last as long as the page. */
function keptIn(storage: () => Storage) {
  function read(key: string): string | undefined {
    try {
      return storage().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** @returns whether it is kept; undefined removes it */
  function write(key: string, text: string | undefined): boolean {
    try {
      if (text === undefined) storage().removeItem(key);
      else storage().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  return {
    read,
    write,
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

export const onDevice = keptIn(() => window.localStorage);
export const inTab = keptIn(() => window.sessionStorage);
