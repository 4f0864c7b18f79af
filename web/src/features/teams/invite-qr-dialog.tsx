import { t } from '@lingui/core/macro';
import { QrCode } from '../../ui/art/qr-code.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';

export type InviteQrDialogProps = { url: string; teamName: string; onClose: () => void };

/** The invite link as a QR code, for someone next to the leader. */
export function InviteQrDialog({ url, teamName, onClose }: InviteQrDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={t`Scan to join`}
      description={t`Point a phone's camera here to join ${teamName}.`}
    >
      <QrCode
        text={url}
        label={t`QR code of the invite link of ${teamName}`}
        className="max-w-[320px]"
      />
    </Dialog>
  );
}
