import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus here when the focused button or field disappears: to a sentence with a `tabIndex` of -1, which says
 * what it is now, else to the first button or link.
 * @param from what disappears: anything on the page, or only what was in this place
 */
export function useLostFocus<Place extends HTMLElement>(
  from: 'page' | 'here',
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef<EventTarget>(null);
  useEffect(() => {
    const stop = new AbortController();
    const keep = ({ target }: FocusEvent) => {
      const isKept = from === 'page' || place.current?.contains(target as Node);
      last.current = isKept ? target : null;
    };
    document.addEventListener('focusin', keep, { signal: stop.signal });
    return () => stop.abort();
  }, [from]);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    if (!(last.current instanceof Node) || last.current.isConnected) return;
    const here = place.current;
    const next =
      here?.querySelector<HTMLElement>('p[tabindex="-1"], div[tabindex="-1"]') ??
      here?.querySelector<HTMLElement>('button, a');
    next?.focus({ preventScroll: true });
  });
  return place;
}
