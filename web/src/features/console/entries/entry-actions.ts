import type { StaffEntry } from '@one-dream/contract/features/entries.ts';
import type { EntryDialog } from './entry-dialog-props.ts';

type Action = { kind: EntryDialog; text: string; danger: boolean };

/** In the order of how often they are needed; what cannot be done now is left out. */
export function entryActions({
  entry,
  entries,
  isLocked: isFrozen,
}: {
  entry: Pick<StaffEntry, 'state' | 'withdrawAsked' | 'skipReason'>;
  entries: readonly Pick<StaffEntry, 'state'>[];
  /** Check-in has closed: rosters are frozen, places are lost by not coming. */
  isLocked: boolean;
}): Action[] {
  const isPlaced = entry.state === 'registered' || entry.state === 'checked_in';
  const isWaiting = isWaitingState(entry.state);
  const canReplace = isPlaced && entries.some(({ state }) => isWaitingState(state));
  const actions: (Action | false)[] = [
    entry.withdrawAsked !== null && {
      kind: 'withdrawal',
      text: 'Decide the withdrawal…',
      danger: false,
    },
    isWaiting && { kind: 'promote', text: 'Give it a place…', danger: false },
    isWaiting && {
      kind: 'skip',
      text: entry.skipReason ? 'No longer pass it over' : 'Pass it over…',
      danger: false,
    },
    isPlaced && { kind: 'roster', text: 'Roster', danger: false },
    isPlaced && isFrozen && { kind: 'swap', text: 'Swap a player…', danger: false },
    canReplace && { kind: 'replace', text: 'Replace the team…', danger: false },
    isPlaced && isFrozen && { kind: 'no-show', text: 'Mark as no-show…', danger: true },
    (isPlaced || entry.state === 'no_show') && {
      kind: 'strike',
      text: 'Give a strike…',
      danger: true,
    },
    (isPlaced || isWaiting) && { kind: 'disqualify', text: 'Disqualify…', danger: true },
  ];
  return actions.filter((action) => action !== false);
}

function isWaitingState(state: StaffEntry['state']): boolean {
  return state === 'waitlisted' || state === 'waitlist_ready';
}
