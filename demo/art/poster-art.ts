import { airdropScene } from './scene-airdrop.ts';
import { dropScene } from './scene-drop.ts';
import { zoneScene } from './scene-zone.ts';
import { picture } from './shapes.ts';

const scenes = [dropScene, zoneScene, airdropScene] as const;

/**
 * A full-screen picture of 1920 × 1080 as SVG. Variant 0 is the drop and 1 the closing ring, both calm on
 * the left; 2 is the airdrop, calm below.
 */
export function posterArt({ seed, variant }: { seed: number; variant: 0 | 1 | 2 }): string {
  const width = 1920;
  const height = 1080;
  return picture({ width, height, content: scenes[variant]({ width, height, seed, calm: true }) });
}
