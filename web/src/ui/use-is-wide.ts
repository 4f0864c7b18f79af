import { useSyncExternalStore } from 'react';

const query = '(min-width: 1024px)';

/** Whether there is room for a desk's view; where one program shows a phone something else, not only narrower. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
