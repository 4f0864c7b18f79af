import { useState } from 'react';
import { deviceStorage } from '../../platform/browser-storage.ts';

/** Place and eliminations with one tap, from the first; or places alone, from the first or the last. */
export const tapModes = ['both', 'first', 'last'] as const;
export type TapMode = (typeof tapModes)[number];

const storageKey = 'tap-direction';

/** How placements are tapped on this device: with one tap, unless changed. */
export function useTapMode(): [TapMode, (mode: string) => void] {
  const [mode, setMode] = useState(() => asMode(deviceStorage.read(storageKey)));
  function choose(next: string) {
    setMode(asMode(next));
    deviceStorage.write(storageKey, next);
  }
  return [mode, choose];
}

function asMode(text: string | undefined): TapMode {
  return tapModes.find((mode) => mode === text) ?? 'both';
}
