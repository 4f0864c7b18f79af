/** Counts open connections by owner, dropping owners without any. */
export function countPerKey(most: number) {
  const counts = new Map<string, number>();
  return {
    hasRoom: (key: string): boolean => (counts.get(key) ?? 0) < most,
    add: (key: string): void => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    remove: (key: string): void => {
      const left = (counts.get(key) ?? 0) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    },
  };
}
