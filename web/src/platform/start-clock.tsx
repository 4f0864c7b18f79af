import { useEffect } from 'react';
import { startClock } from './server-clock.ts';

/** Restarts the clock once the page is hydrated. Rendered beside the page, as the frame around it hydrates earlier. */
export function StartClock() {
  useEffect(startClock, []);
  return null;
}
