import { useSyncExternalStore } from 'react';

/** The smallest common phone, and the breakpoints of `tokens.css`. */
const queries = {
  xs: '(min-width: 360px)',
  md: '(min-width: 768px)',
  lg: '(min-width: 1024px)',
  xl: '(min-width: 1280px)',
};

/** Whether there is room for the wider view; for screens with different content on a phone, not just a narrower layout. */
export function useIsWide(from: keyof typeof queries = 'lg'): boolean {
  const query = queries[from];
  return useSyncExternalStore(
    (listener) => subscribe(query, listener),
    () => window.matchMedia(query).matches,
    () => true,
  );
}

function subscribe(query: string, listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
