import { useEffect, useState } from 'react';

/** Time after which a tap can no longer be aimed at the previous button. Milliseconds. */
const settleMs = 1000;

/** Whether a button's action has been stable for a moment: a press aimed at its predecessor is ignored. */
export function useIsSettled(what: string): boolean {
  const [settled, setSettled] = useState(what);
  useEffect(() => {
    if (settled === what) return;
    const timer = setTimeout(() => setSettled(what), settleMs);
    return () => clearTimeout(timer);
  }, [what, settled]);
  return settled === what;
}
