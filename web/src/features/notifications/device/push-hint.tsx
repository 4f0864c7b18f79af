import { useState } from 'react';
import { makePart } from '../../../ui/feedback/part.ts';
import { PartPlace } from '../../../ui/feedback/part-place.tsx';
import { usePushState } from './push-support.ts';

const notice = makePart(async () => (await import('./push-hint-notice.tsx')).PushHintNotice);

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
  return (
    <PartPlace part={notice} isOptional waiting={<div className="h-18 bg-raised sm:h-14" />}>
      {(PushHintNotice) => <PushHintNotice isShown={isShown} onDismiss={dismiss} />}
    </PartPlace>
  );
}

function readDismissed(): boolean {
  try {
    return localStorage.getItem(dismissedKey) !== null;
  } catch {
    return false;
  }
}
