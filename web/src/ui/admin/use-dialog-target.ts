import { useState } from 'react';

export type DialogState = { open: boolean; onOpenChange: (open: boolean) => void };

/**
 * The item that a dialog is about. It stays set while the dialog closes, so that the text does not change. `opening` is the `key` of a dialog that is
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
