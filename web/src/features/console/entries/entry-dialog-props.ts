import type { StaffEntry } from '@one-dream/contract/features/entries/entries.ts';

export type EntryDialog =
  | 'withdrawal'
  | 'promote'
  | 'skip'
  | 'roster'
  | 'swap'
  | 'correct'
  | 'replace'
  | 'no-show'
  | 'undo-no-show'
  | 'strike'
  | 'ban'
  | 'disqualify';

export type EntryDialogProps = { entry: StaffEntry; onClose: () => void };
