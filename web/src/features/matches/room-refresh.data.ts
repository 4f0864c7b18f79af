import { useEffect, useEffectEvent } from 'react';
import { isPassing } from '../../platform/refusal.ts';

/** Retry delay after a lost answer. Milliseconds. */
const askAgainMs = 5000;

/**
 * While a room is shown, asks for it again whenever `changes` is another value, and after a lost answer until one comes:
 * the room may have been replaced.
 */
export function useRoomRefresh(shown: {
  isShown: boolean;
  changes: string | number;
  /** Of the last time it was asked for. */
  error: Error | null;
  ask: () => void;
}): void {
  const { isShown, changes, error } = shown;
  const askAgain = useEffectEvent(() => {
    if (shown.isShown) shown.ask();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the match changed
  useEffect(() => askAgain(), [changes]);

  const isLost = isShown && isPassing(error);
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => askAgain(), askAgainMs);
    const ask = () => askAgain();
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [isLost]);
}
