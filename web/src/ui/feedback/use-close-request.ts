import { useEffect, useEffectEvent } from 'react';

/** As browsers have it that tell a page of the phone's Back; TypeScript does not know it yet. */
interface Watcher extends EventTarget {
  destroy: () => void;
}
declare global {
  interface Window {
    CloseWatcher?: new () => Watcher;
  }
}

/**
 * Back on a phone closes what is open over the page, as it does everywhere else on the phone, and leaves neither the
 * page nor what was typed. Where the browser has no such thing, Back is what it always was.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [isOpen]);
}
