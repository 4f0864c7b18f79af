import { useLayoutEffect, useSyncExternalStore } from 'react';
import { mobileBreakpointPx } from '../breakpoints.ts';
import { toastStore } from './toast.ts';

/**
 * For dialogs: sets `--toasts` to the height of the toasts at the top of a phone. The dialog stays below, so that its title,
 * close button and first field are never covered.
 */
export function useToastPlace(): void {
  const count = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read).length;

  useLayoutEffect(() => {
    const page = document.documentElement.style;
    const messages = document.querySelector('[data-toasts]');
    if (count === 0 || !messages) return;
    const measure = () => {
      const isPhone = window.innerWidth < mobileBreakpointPx;
      if (isPhone) page.setProperty('--toasts', `${messages.getBoundingClientRect().bottom}px`);
      else page.removeProperty('--toasts');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(messages);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      page.removeProperty('--toasts');
    };
  }, [count]);
}
