import { useEffect, useState } from 'react';

/** A finger that was on its way to another button is past by then. Milliseconds. */
const settleMs = 1000;

/** Whether what a button does has stood still for a moment: a press meant for what it was before does nothing. */
export function useIsSettled(what: string): boolean {
  const [settled, setSettled] = useState(what);
  useEffect(() => {
    if (settled === what) return;
    const timer = setTimeout(() => setSettled(what), settleMs);
    return () => clearTimeout(timer);
  }, [what, settled]);
  return settled === what;
}
