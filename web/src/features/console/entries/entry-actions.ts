import { t } from '@lingui/core/macro';
import type { StaffEntry } from '@one-dream/contract/features/entries/entries.ts';
import type { EntryDialog } from './entry-dialog-props.ts';

type Action = { kind: EntryDialog; text: string; danger: boolean };

/** Ordered by frequency of use; actions the server would refuse now are left out. */
export function entryActions(
  entry: Pick<StaffEntry, 'state' | 'can' | 'skipReason'>,
  { isAdmin = false } = {},
): Action[] {
  const { can, state, skipReason } = entry;
  const isPlaced = state === 'registered' || state === 'checked_in';
  const actions: (Action | false)[] = [
    can.decideWithdrawal && {
      kind: 'withdrawal',
      text: t`Decide the withdrawal…`,
      danger: false,
    },
    can.undoNoShow && { kind: 'undo-no-show', text: t`Let it in after all…`, danger: false },
    can.promote && { kind: 'promote', text: t`Give it a place…`, danger: false },
    can.skip && {
      kind: 'skip',
      text: skipReason ? t`No longer pass it over` : t`Pass it over…`,
      danger: false,
    },
    isPlaced && { kind: 'roster', text: t`Roster`, danger: false },
    can.swapPlayer && { kind: 'swap', text: t`Swap a player…`, danger: false },
    can.correct && { kind: 'correct', text: t`Correct a name or ID…`, danger: false },
    can.replace && { kind: 'replace', text: t`Replace the team…`, danger: false },
    can.markNoShow && { kind: 'no-show', text: t`Mark as no-show…`, danger: true },
    (isPlaced || state === 'no_show') && {
      kind: 'strike',
      text: t`Give a strike…`,
      danger: true,
    },
    can.disqualify && { kind: 'disqualify', text: t`Disqualify…`, danger: true },
    // In any state: cheating is often discovered later.
    isAdmin && { kind: 'ban', text: t`Ban the lineup…`, danger: true },
  ];
  return actions.filter((action) => action !== false);
}
