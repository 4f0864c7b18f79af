import type { StaffEntry } from '@one-dream/contract/features/entries.ts';
import type { EntryDialog } from './entry-dialog-props.ts';

type Action = { kind: EntryDialog; text: string; danger: boolean };

/** In the order of how often they are needed; what the server says cannot be done now is left out. */
export function entryActions(
  entry: Pick<StaffEntry, 'state' | 'can' | 'skipReason'>,
  { isAdmin = false } = {},
): Action[] {
  const { can, state, skipReason } = entry;
  const isPlaced = state === 'registered' || state === 'checked_in';
  const actions: (Action | false)[] = [
    can.decideWithdrawal && {
      kind: 'withdrawal',
      text: 'Decide the withdrawal…',
      danger: false,
    },
    can.undoNoShow && { kind: 'undo-no-show', text: 'Let it in after all…', danger: false },
    can.promote && { kind: 'promote', text: 'Give it a place…', danger: false },
    can.skip && {
      kind: 'skip',
      text: skipReason ? 'No longer pass it over' : 'Pass it over…',
      danger: false,
    },
    isPlaced && { kind: 'roster', text: 'Roster', danger: false },
    can.swapPlayer && { kind: 'swap', text: 'Swap a player…', danger: false },
    can.replace && { kind: 'replace', text: 'Replace the team…', danger: false },
    can.markNoShow && { kind: 'no-show', text: 'Mark as no-show…', danger: true },
    (isPlaced || state === 'no_show') && {
      kind: 'strike',
      text: 'Give a strike…',
      danger: true,
    },
    can.disqualify && { kind: 'disqualify', text: 'Disqualify…', danger: true },
    // Whatever became of the entry: a cheat is often found out afterwards.
    isAdmin && { kind: 'ban', text: 'Ban the lineup…', danger: true },
  ];
  return actions.filter((action) => action !== false);
}
