import { useContext, useEffect, useLayoutEffect } from 'react';
import type { View } from './navigation.ts';
import { ViewContext } from './use-navigation.ts';

/** Part of every frame: a page begins at its top, one gone back to where it was left. */
export function RestoreScroll() {
  const view = useContext(ViewContext);
  useEffect(() => {
    const restoreBy = (how: ScrollRestoration) => {
      window.history.scrollRestoration = how;
    };
    const byHand = () => restoreBy('manual');
    // The browser does it best for a page that is loaded again.
    const byBrowser = () => restoreBy('auto');
    byHand();
    window.addEventListener('pageshow', byHand);
    window.addEventListener('pagehide', byBrowser);
    return () => {
      window.removeEventListener('pageshow', byHand);
      window.removeEventListener('pagehide', byBrowser);
      byBrowser();
    };
  }, []);
  useLayoutEffect(() => {
    if (view) startAt(view);
  }, [view]);
  return null;
}

function startAt({ scroll, location }: View): void {
  const part = location.hash && document.getElementById(idIn(location.hash));
  if (typeof scroll === 'number') window.scrollTo(0, scroll);
  else if (scroll === 'stay') return;
  else if (part) part.scrollIntoView();
  else window.scrollTo(0, 0);
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
