import { useSyncExternalStore } from 'react';

/**
 * Returns `rendered` during hydration, so that server and browser show the same; from then
 * on what `here` says, on this device.
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

// Whatever draws the component again notices a change early enough.
function neverChanges(): () => void {
  return () => {};
}
