import { useState } from 'react';

export type Asking = { open: boolean; onOpenChange: (open: boolean) => void };

/** What a dialog asks about: kept while the dialog closes, so that its words stay. */
export function useAsked<What>() {
  const [asked, setAsked] = useState<What>();
  const [open, onOpenChange] = useState(false);
  function ask(next: What) {
    setAsked(next);
    onOpenChange(true);
  }
  return { asked, ask, dialog: { open, onOpenChange } };
}
