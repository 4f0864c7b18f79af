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

// Nothing to subscribe to: other re-renders pick up changes early enough.
function neverChanges(): () => void {
  return () => {};
}
