/**
 * Throttle with leading and trailing edge: acts at once, then at most once per rest, and at the end of a rest if called
 * meanwhile. Keys are independent.
 */
export function throttle(rest: number, act: (key: string) => void): (key: string) => void {
  /** Throttled keys, and whether each was called meanwhile. */
  const resting = new Map<string, boolean>();
  const ask = (key: string) => {
    if (resting.has(key)) {
      resting.set(key, true);
      return;
    }
    act(key);
    resting.set(key, false);
    setTimeout(() => {
      const isAskedFor = resting.get(key);
      resting.delete(key);
      if (isAskedFor) ask(key);
    }, rest).unref();
  };
  return ask;
}
