import { useState } from 'react';
import { PushHintNotice } from './push-hint-notice.tsx';
import { usePushState } from './push-support.ts';

const dismissedKey = 'push-hint';

/** Suggests notifications on this device once to undecided users; leads to the switch. */
export function PushHint() {
  const state = usePushState();
  const [isDismissed, setDismissed] = useState(readDismissed);
  const isShown = state === 'undecided' && !isDismissed;
  // Stays for its dialog, in which the user decides.
  const [isMounted, setMounted] = useState(isShown);
  if (isShown && !isMounted) setMounted(true);

  function dismiss() {
    setDismissed(true);
    try {
      localStorage.setItem(dismissedKey, 'dismissed');
    } catch {
      // Without storage it is hidden for this visit.
    }
  }

  if (!isMounted) return null;
  return <PushHintNotice isShown={isShown} onDismiss={dismiss} />;
}

function readDismissed(): boolean {
  try {
    return localStorage.getItem(dismissedKey) !== null;
  } catch {
    return false;
  }
}
