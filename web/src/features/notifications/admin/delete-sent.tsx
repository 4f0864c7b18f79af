import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SentNotification } from '@one-dream/contract/features/notifications.ts';
import { everyone } from '@one-dream/contract/features/notifications.values.ts';
import { DeleteQuestion } from '../../../ui/admin/delete-question.tsx';
import type { Asking } from '../../../ui/admin/use-asked.ts';
import { useDeleteSent } from './notifications.admin.data.ts';
import { peopleText } from './recipient-field.tsx';

export function DeleteSentQuestion({ sent, ...dialog }: { sent: SentNotification } & Asking) {
  return (
    <DeleteQuestion
      {...dialog}
      title={t`Delete this notification?`}
      confirmText={t`Delete Notification`}
      remove={useDeleteSent()}
      subject={sent._id}
      successText={({ message }) => message}
    >
      <Trans>
        <strong className="font-strong text-bright wrap-anywhere">{sent.title}</strong> disappears
        from the alerts of{' '}
        {sent.to === everyone || sent.recipientCount > 1
          ? peopleText(sent.recipientCount)
          : sent.to}
        , whether they have seen it or not. This cannot be undone.
      </Trans>
    </DeleteQuestion>
  );
}
