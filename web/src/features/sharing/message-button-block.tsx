import { t } from '@lingui/core/macro';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent, usePreload } from '../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';

const messageDialog = lazyComponent(
  async () => (await import('./message-dialog.tsx')).MessageDialog,
);

/** For hosts: opens the current message to the group, ready to send. */
export function MessageButtonBlock({ tournamentId }: { tournamentId: string }) {
  const [isOpen, setOpen] = useState(false);
  usePreload(messageDialog);
  return (
    <>
      <Button
        size="small"
        icon={<MessageCircle aria-hidden="true" size={18} />}
        aria-label={t`Message for the group`}
        onClick={() => setOpen(true)}
      >
        <span className="max-sm:hidden">{t`Message`}</span>
      </Button>
      {isOpen && (
        <LazyDialog
          dialog={messageDialog}
          open
          onClose={() => setOpen(false)}
          title={messageTitle()}
        >
          {(MessageDialog) => (
            <MessageDialog tournamentId={tournamentId} onClose={() => setOpen(false)} />
          )}
        </LazyDialog>
      )}
    </>
  );
}

const messageTitle = () => t`Message for the group`;
