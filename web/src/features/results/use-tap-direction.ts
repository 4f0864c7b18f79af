import { useState } from 'react';
import type { TapDirection } from './tap-order.ts';

const storageKey = 'tap-direction';

/** Which way placements are tapped on this device: as result screens read, until somebody chose the other. */
export function useTapDirection(): [TapDirection, (direction: TapDirection) => void] {
  const [direction, setDirection] = useState(readDirection);
  function choose(next: TapDirection) {
    setDirection(next);
    try {
      window.localStorage.setItem(storageKey, next);
    } catch (error) {
      // A forbidden storage: it holds until the page is left.
      console.error(error);
    }
  }
  return [direction, choose];
}

function readDirection(): TapDirection {
  try {
    return window.localStorage.getItem(storageKey) === 'last' ? 'last' : 'first';
  } catch {
    return 'first';
  }
}
