import { useEffect } from 'react';
import { startClock } from './server-clock.ts';

/** Beside a page, in its own boundary: the clock stands until the page is hydrated, which is after the frame around it. */
export function StartClock() {
  useEffect(startClock, []);
  return null;
}
