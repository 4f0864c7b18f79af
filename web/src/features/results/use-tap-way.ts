import { useState } from 'react';
import { deviceStorage } from '../../platform/browser-storage.ts';

/** Place and eliminations with one tap, from the first; or places alone, from the first or the last. */
export const tapWays = ['both', 'first', 'last'] as const;
export type TapWay = (typeof tapWays)[number];

const storageKey = 'tap-direction';

/** How placements are tapped on this device: with one tap, unless changed. */
export function useTapWay(): [TapWay, (way: string) => void] {
  const [way, setWay] = useState(() => asWay(deviceStorage.read(storageKey)));
  function choose(next: string) {
    setWay(asWay(next));
    deviceStorage.write(storageKey, next);
  }
  return [way, choose];
}

function asWay(text: string | undefined): TapWay {
  return tapWays.find((way) => way === text) ?? 'both';
}
