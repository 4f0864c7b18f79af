import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useViewer } from '../../../platform/session.tsx';
import { lazyComponent, usePreload } from '../../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../../ui/feedback/lazy-dialog.tsx';

const preferencesDialog = lazyComponent(
  async () => (await import('./preferences-dialog.tsx')).PreferencesDialog,
);

/** The delivery settings dialog, preloaded before the press. @param isOffered whether its button is shown */
export function usePreferencesSlot(isOffered: boolean) {
  const user = useViewer();
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  usePreload(preferencesDialog, isOffered);
  const close = () => setDialog('closed');
  const slot = dialog !== 'unopened' && (
    <LazyDialog
      dialog={preferencesDialog}
      open={dialog === 'open'}
      onClose={close}
      title={t`NOTICES`}
    >
      {(PreferencesDialog) => (
        <PreferencesDialog
          user={user}
          open={dialog === 'open'}
          onOpenChange={(open) => !open && close()}
        />
      )}
    </LazyDialog>
  );
  return { slot, open: () => setDialog('open') };
}
