import { useSyncExternalStore } from 'react';

const query = '(min-width: 1280px)';

/** Whether the screen has room for the day, the match and the open needs side by side. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
