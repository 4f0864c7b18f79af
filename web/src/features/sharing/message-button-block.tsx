import { t } from '@lingui/core/macro';
import { MessageCircle } from 'lucide-react';
import { DialogButton } from '../../ui/feedback/dialog-button.tsx';
import { lazyComponent } from '../../ui/feedback/lazy-component.ts';

const messageDialog = lazyComponent(
  async () => (await import('./message-dialog.tsx')).MessageDialog,
);

/** For hosts: opens the current message to the group, ready to send. */
export function MessageButtonBlock(props: { tournamentId: string }) {
  const title = t`Message for the group`;
  return (
    <DialogButton
      dialog={messageDialog}
      given={props}
      title={title}
      size="small"
      icon={<MessageCircle size={18} />}
      aria-label={title}
    >
      <span className="max-sm:hidden">{t`Message`}</span>
    </DialogButton>
  );
}
