import { useState } from 'react';

/** Place and eliminations with one tap, from the first; or places alone, from the first or the last. */
export const tapWays = ['both', 'first', 'last'] as const;
export type TapWay = (typeof tapWays)[number];

const storageKey = 'tap-direction';

/** How placements are tapped on this device: with one tap, unless changed. */
export function useTapWay(): [TapWay, (way: string) => void] {
  const [way, setWay] = useState(readWay);
  function choose(next: string) {
    setWay(asWay(next));
    try {
      window.localStorage.setItem(storageKey, next);
    } catch (error) {
      // Storage is unavailable: it lasts as long as the page.
      console.error(error);
    }
  }
  return [way, choose];
}

function readWay(): TapWay {
  try {
    return asWay(window.localStorage.getItem(storageKey));
  } catch {
    return 'both';
  }
}

function asWay(text: string | null): TapWay {
  return tapWays.find((way) => way === text) ?? 'both';
}
