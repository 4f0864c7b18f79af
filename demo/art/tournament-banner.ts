import { airdropScene } from './scene-airdrop.ts';
import { compoundScene } from './scene-compound.ts';
import { dropScene } from './scene-drop.ts';
import { mapScene } from './scene-map.ts';
import { numeralScene } from './scene-numeral.ts';
import { zoneScene } from './scene-zone.ts';
import { picture } from './shapes.ts';

const scenes = [mapScene, numeralScene, compoundScene, zoneScene, dropScene, airdropScene] as const;

/**
 * A tournament's banner of 1600 × 900 as SVG. Variants: 0 the map, 1 the title's number or tier (`T3`, `#12`),
 * 2 a compound, 3 the closing ring, 4 the drop, 5 the airdrop.
 */
export function tournamentBanner({
  title,
  seed,
  variant,
}: {
  title: string;
  seed: number;
  variant: 0 | 1 | 2 | 3 | 4 | 5;
}): string {
  const width = 1600;
  const height = 900;
  return picture({
    width,
    height,
    content: scenes[variant]({ width, height, seed, title, calm: false }),
  });
}
