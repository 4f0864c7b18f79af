import { mapHue as ownHue } from '@one-dream/contract/map-hue.ts';

/** Colour of a map; the border colour for maps without a hue. */
export function mapHue(map: string): string {
  return ownHue(map) ?? 'var(--color-edge)';
}
