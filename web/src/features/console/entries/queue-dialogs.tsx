import { plural, t } from '@lingui/core/macro';
import type { StaffEntry } from '@one-dream/contract/features/entries/entries.ts';
import { messageOf } from '../../../platform/refusal.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { ReasonDialog } from '../../duties/reason-dialog.tsx';
import { useConsoleCall } from '../console.data.ts';
import type { EntryDialogProps } from './entry-dialog-props.ts';

/** Promotes a waiting team: a reason is required if others have waited longer. */
export function PromoteDialog({
  entry,
  entries,
  onClose,
}: EntryDialogProps & { entries: readonly StaffEntry[] }) {
  const promote = useConsoleCall('/entries/promote/{entryId}', { showsRefusal: true });
  const { entryId } = entry;
  const ahead = entries.filter(
    ({ place, skipReason }) => place !== null && place < (entry.place ?? 1) && !skipReason,
  );
  if (ahead.length === 0)
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={t`Give ${entry.name} a place?`}
        confirmText={t`Give it a place`}
        harmless
        busy={promote.isPending}
        onConfirm={() => promote.mutate({ entryId }, { onSuccess: onClose })}
      >
        {t`It is the first in the queue and is told at once.`}
        <div className="mt-3">
          <FormError>{promote.error && messageOf(promote.error)}</FormError>
        </div>
      </ConfirmDialog>
    );
  return (
    <ReasonDialog
      title={t`Give ${entry.name} a place?`}
      hint={t`It is kept in the log with your name.`}
      confirmText={t`Give it a place`}
      isHarmless
      onClose={onClose}
      onConfirm={(reason) => promote.mutateAsync({ entryId, reason })}
    >
      {plural(ahead.length, {
        one: `${ahead[0]?.name} waits longer and is passed over.`,
        other: '# teams wait longer and are passed over.',
      })}
    </ReasonDialog>
  );
}

/** Skips a waiting team when slots are filled, or stops skipping it. */
export function SkipDialog({ entry, onClose }: EntryDialogProps) {
  const skip = useConsoleCall('/entries/skip/{entryId}', { showsRefusal: true });
  const { entryId } = entry;
  if (entry.skipReason)
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={t`Let ${entry.name} move up again?`}
        confirmText={t`Let it move up`}
        harmless
        busy={skip.isPending}
        onConfirm={() => skip.mutate({ entryId, reason: null }, { onSuccess: onClose })}
      >
        {t`It was passed over: “${entry.skipReason}”`}
        <div className="mt-3">
          <FormError>{skip.error && messageOf(skip.error)}</FormError>
        </div>
      </ConfirmDialog>
    );
  return (
    <ReasonDialog
      title={t`Pass ${entry.name} over?`}
      hint={t`The team reads it.`}
      confirmText={t`Pass over`}
      isHarmless
      onClose={onClose}
      onConfirm={(reason) => skip.mutateAsync({ entryId, reason })}
    >{t`It keeps its place in the queue, but gets no slot until you say otherwise.`}</ReasonDialog>
  );
}
