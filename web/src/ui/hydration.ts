import { useSyncExternalStore } from 'react';

/**
 * Returns `rendered` during hydration, so that server and browser markup match; afterwards `here`, evaluated on this device.
 */
export function useHydrated<Value>({
  here,
  rendered,
}: {
  here: () => Value;
  rendered: () => Value;
}): Value {
  return useSyncExternalStore(neverChanges, here, rendered);
}

/**
 * False during hydration. A part of a rendered page comes to life after others, which may have fetched by then what it shows:
 * it begins as the server rendered it, without what came later.
 */
export const useIsAlive = (): boolean => useHydrated({ here: () => true, rendered: () => false });

// Nothing to subscribe to: other re-renders pick up changes early enough.
function neverChanges(): () => void {
  return () => {};
}
