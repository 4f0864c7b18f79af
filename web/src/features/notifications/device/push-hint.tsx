import { t } from '@lingui/core/macro';
import { BellRing, X } from 'lucide-react';
import { useState } from 'react';
import { deviceStorage } from '../../../platform/browser-storage.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { usePushState } from './push-support.ts';

const dismissedKey = 'push-hint';

/** Suggests notifications on this device once to undecided users; leads to the switch. */
export function PushHint() {
  const state = usePushState();
  const [isDismissed, setDismissed] = useState(
    () => deviceStorage.read(dismissedKey) !== undefined,
  );
  if (state !== 'undecided' || isDismissed) return null;

  function dismiss() {
    setDismissed(true);
    deviceStorage.write(dismissedKey, 'dismissed');
  }

  return (
    <aside
      aria-label={t`Notifications on this device`}
      className="flex items-center gap-3 border-l-4 border-line bg-raised py-1.5 pr-1 pl-4"
    >
      <BellRing size={20} className="shrink-0 text-quiet max-sm:hidden" />
      <p className="min-w-0 flex-1 text-small text-quiet">{t`Get alerts on this device even when the site is closed.`}</p>
      <LinkButton size="small" to={paths.account('notices')} className="shrink-0">
        {t`Choose`}
      </LinkButton>
      <IconButton label={t`Hide this`} icon={<X size={20} />} onClick={dismiss} />
    </aside>
  );
}
