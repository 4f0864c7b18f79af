import { useEffect, useEffectEvent } from 'react';

/** `CloseWatcher`, not in TypeScript's types yet. */
interface Watcher extends EventTarget {
  destroy: () => void;
}
declare global {
  interface Window {
    CloseWatcher?: new () => Watcher;
  }
}

/**
 * A phone's Back closes the open layer, as elsewhere on the phone, without leaving the page or losing input. In browsers
 * without support, Back navigates as usual.
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
