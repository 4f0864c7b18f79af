/**
 * Throttles: does something at once, and again only after a rest, however often it is asked for meanwhile; once more at the
 * end of the rest when it was. Each key by itself.
 */
export function throttle(rest: number, act: (key: string) => void): (key: string) => void {
  /** Throttled keys, and whether each was asked for meanwhile. */
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
