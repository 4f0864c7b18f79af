import { useState } from 'react';

export type DialogState = { open: boolean; onOpenChange: (open: boolean) => void };

/**
 * What a dialog asks about: kept while the dialog closes, so that its words stay. `opening` is the `key` of a dialog that is
 * filled in: it opens empty each time.
 */
export function useDialogTarget<What>() {
  const [target, setTarget] = useState<What>();
  const [open, onOpenChange] = useState(false);
  const [opening, setOpening] = useState(0);
  function openFor(next: What) {
    setTarget(next);
    setOpening((last) => last + 1);
    onOpenChange(true);
  }
  return { target, opening, openFor, dialog: { open, onOpenChange } };
}
