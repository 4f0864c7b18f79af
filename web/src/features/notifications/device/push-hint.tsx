import { t } from '@lingui/core/macro';
import { BellRing, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { usePreferencesSlot } from './preferences-slot.tsx';
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

function PushHintNotice(props: { isShown: boolean; onDismiss: () => void }) {
  const preferences = usePreferencesSlot(props.isShown);
  return (
    <>
      {props.isShown && (
        <aside
          aria-label={t`Notifications on this device`}
          className="flex items-center gap-3 border-l-4 border-line bg-raised py-1.5 pr-1 pl-4"
        >
          <BellRing aria-hidden="true" size={20} className="shrink-0 text-quiet max-sm:hidden" />
          <p className="min-w-0 flex-1 text-small text-quiet">{t`Get alerts on this device even when the site is closed.`}</p>
          <Button size="small" className="shrink-0" onClick={preferences.open}>{t`Choose`}</Button>
          <IconButton label={t`Hide this`} icon={<X size={20} />} onClick={props.onDismiss} />
        </aside>
      )}
      {preferences.slot}
    </>
  );
}
