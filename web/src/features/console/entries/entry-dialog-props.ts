import type { StaffEntry } from '@one-dream/contract/features/entries.ts';

/** What can be asked about an entry. */
export type EntryDialog =
  | 'withdrawal'
  | 'promote'
  | 'skip'
  | 'roster'
  | 'swap'
  | 'replace'
  | 'no-show'
  | 'undo-no-show'
  | 'strike'
  | 'ban'
  | 'disqualify';

/** What every dialog about an entry takes. */
export type EntryDialogProps = { entry: StaffEntry; onClose: () => void };
