import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useViewer } from '../../../platform/session.tsx';
import { makePart, useFetchedAhead } from '../../../ui/feedback/part.ts';
import { PartSlot } from '../../../ui/feedback/part-slot.tsx';

const preferencesDialog = makePart(
  async () => (await import('./preferences-dialog.tsx')).PreferencesDialog,
);

/** The delivery settings dialog, preloaded before the press. @param isOffered whether its button is shown */
export function usePreferencesSlot(isOffered: boolean) {
  const user = useViewer();
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  useFetchedAhead(preferencesDialog, isOffered);
  const close = () => setDialog('closed');
  const slot = dialog !== 'unopened' && (
    <PartSlot part={preferencesDialog} open={dialog === 'open'} onClose={close} title={t`NOTICES`}>
      {(PreferencesDialog) => (
        <PreferencesDialog
          user={user}
          open={dialog === 'open'}
          onOpenChange={(open) => !open && close()}
        />
      )}
    </PartSlot>
  );
  return { slot, open: () => setDialog('open') };
}
