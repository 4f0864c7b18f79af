import { useState } from 'react';

export type DialogState = { open: boolean; onOpenChange: (open: boolean) => void };

/** What a dialog asks about: kept while the dialog closes, so that its words stay. */
export function useDialogTarget<What>() {
  const [target, setTarget] = useState<What>();
  const [open, onOpenChange] = useState(false);
  function openFor(next: What) {
    setTarget(next);
    onOpenChange(true);
  }
  return { target, openFor, dialog: { open, onOpenChange } };
}
