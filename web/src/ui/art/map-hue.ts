import { mapHue as ownHue } from '@one-dream/contract/map-hue.ts';

/** The colour of a map; of one without a hue of its own, the colour of borders. */
export function mapHue(map: string): string {
  return ownHue(map) ?? 'var(--color-edge)';
}
