import { useEffect, useState } from 'react';

/** Debounces: `value` once it has stayed the same for `delay` milliseconds: what someone has finished typing. */
export function useDebounced<Value>(value: Value, delay = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
