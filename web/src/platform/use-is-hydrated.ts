import { useSyncExternalStore } from 'react';

/** False on the server and in the browser's first rendering, which repeats the server's. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  );
}

const listenToNothing = () => () => {};
