import { t } from '@lingui/core/macro';
import { BellRing, X } from 'lucide-react';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { usePreferencesSlot } from './preferences-slot.tsx';

export function PushHintNotice(props: { isShown: boolean; onDismiss: () => void }) {
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
