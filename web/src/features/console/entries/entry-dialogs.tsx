import { t } from '@lingui/core/macro';
import type { StaffEntry } from '@one-dream/contract/features/entries/entries.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { lazyComponent } from '../../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../../ui/feedback/lazy-dialog.tsx';
import { ReasonDialog } from '../../duties/reason-dialog.tsx';
import { useConsoleCall } from '../console.data.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import type { EntryDialog, EntryDialogProps } from './entry-dialog-props.ts';
import { PromoteDialog, SkipDialog } from './queue-dialogs.tsx';
import { ReplaceEntryDialog } from './replace-entry-dialog.tsx';
import { RosterDialog } from './roster-dialog.tsx';
import { SwapPlayerDialog } from './swap-player-dialog.tsx';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

// Rarely needed, so loaded on demand.
export const strikeDialog = lazyComponent(
  async () => (await import('./strike-dialog.tsx')).StrikeDialog,
);

export const banDialog = lazyComponent(
  async () => (await import('../../discipline/ban-dialog.tsx')).BanDialog,
);

export function EntryDialogs({
  open,
  entries,
  ...props
}: EntryDialogProps & { open: EntryDialog | undefined; entries: readonly StaffEntry[] }) {
  switch (open) {
    case undefined:
      return null;
    case 'withdrawal':
      return <WithdrawalDialog {...props} />;
    case 'promote':
      return <PromoteDialog {...props} entries={entries} />;
    case 'skip':
      return <SkipDialog {...props} />;
    case 'roster':
      return <RosterDialog {...props} />;
    case 'swap':
      return <SwapPlayerDialog {...props} />;
    case 'correct':
      return <CorrectDialog {...props} />;
    case 'replace':
      return <ReplaceEntryDialog {...props} entries={entries} />;
    case 'strike':
      return (
        <LazyDialog dialog={strikeDialog} open onClose={props.onClose} title={t`Give a strike`}>
          {(StrikeDialog) => <StrikeDialog {...props} />}
        </LazyDialog>
      );
    case 'ban':
      return (
        <LazyDialog dialog={banDialog} open onClose={props.onClose} title={t`Ban the lineup`}>
          {(BanDialog) => (
            <BanDialog
              subject={{ kind: 'entry', entryId: props.entry.entryId }}
              name={props.entry.name}
              onClose={props.onClose}
            />
          )}
        </LazyDialog>
      );
    case 'undo-no-show':
      return <UndoNoShowDialog {...props} />;
    case 'no-show':
    case 'disqualify':
      return <OutDialog {...props} kind={open} />;
  }
}

function UndoNoShowDialog({ entry, onClose }: EntryDialogProps) {
  const undo = useConsoleCall('/entries/undo-no-show/{entryId}');
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Let ${entry.name} in after all?`}
      confirmText={t`Let it in`}
      harmless
      busy={undo.isPending}
      onConfirm={() => undo.mutate({ entryId: entry.entryId }, { onSettled: () => onClose() })}
    >{t`It has a slot again and is checked in. Its no-show strike is taken back.`}</ConfirmDialog>
  );
}

function OutDialog({
  entry,
  onClose,
  kind,
}: EntryDialogProps & { kind: 'no-show' | 'disqualify' }) {
  const options = { showsRefusal: true };
  const noShow = useConsoleCall('/entries/no-show/{entryId}', options);
  const disqualify = useConsoleCall('/entries/disqualify/{entryId}', options);
  const isNoShow = kind === 'no-show';
  return (
    <ReasonDialog
      title={isNoShow ? t`${entry.name} did not come?` : t`Disqualify ${entry.name}?`}
      hint={t`The team reads it.`}
      confirmText={isNoShow ? t`Mark as no-show` : t`Disqualify`}
      onClose={onClose}
      onConfirm={(reason) =>
        (isNoShow ? noShow : disqualify).mutateAsync({ entryId: entry.entryId, reason })
      }
    >
      {isNoShow
        ? t`Its place is free at once.`
        : t`It is out, its place is free, and it cannot come back into this tournament.`}
    </ReasonDialog>
  );
}
