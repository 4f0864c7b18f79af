import { useSyncExternalStore } from 'react';

/** The smallest common phone, and the breakpoints of `tokens.css`. */
const queries = {
  xs: '(min-width: 360px)',
  md: '(min-width: 768px)',
  lg: '(min-width: 1024px)',
  xl: '(min-width: 1280px)',
};

type Width = keyof typeof queries;

/** Whether there is room for the wider view; for screens with different content on a phone, not just a narrower layout. */
export function useIsWide(from: Width = 'lg'): boolean {
  const query = queries[from];
  return useSyncExternalStore(
    (listener) => subscribe(query, listener),
    () => window.matchMedia(query).matches,
    () => true,
  );
}

/**
 * Which views of a page rendered by the server to render: both until it is hydrated, as the server does not know the width. Each
 * hides the other's widths by class (`max-md:hidden`, `md:hidden`), so that nothing moves and no press is lost on hydration.
 */
export function useViews(from: Width = 'lg'): { wide: boolean; narrow: boolean } {
  const query = queries[from];
  const only = useSyncExternalStore(
    (listener) => subscribe(query, listener),
    () => (window.matchMedia(query).matches ? 'wide' : 'narrow'),
    () => undefined,
  );
  return { wide: only !== 'narrow', narrow: only !== 'wide' };
}

function subscribe(query: string, listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
