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

/** Initial values of a dialog's fields, from the link that opened it. */
type Prefill = { player: string; reason: string };

export type EntryDialogProps = { entry: StaffEntry; onClose: () => void; prefill: Prefill };
