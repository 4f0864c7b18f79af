import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The page that is shown, in whichever frame. */
let shown: string | undefined;

/**
 * After a navigation, also into another frame, the focus moves to the top of the new page, as after a page load; the first
 * page keeps the browser's default.
 */
export function useFocusAfterNavigation(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown !== undefined && shown !== pathname) main.current?.focus({ preventScroll: true });
    shown = pathname;
  }, [pathname]);
  return main;
}
