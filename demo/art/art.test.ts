import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createImages } from '../../server/src/platform/images/create-images.ts';
import type { Storage } from '../../server/src/platform/storage/storage.ts';
import { playerAvatar } from './player-avatar.ts';
import { posterArt } from './poster-art.ts';
import { rasterise } from './rasterise.ts';
import { teamCrest } from './team-crest.ts';
import { contour, hills, terrain } from './terrain.ts';
import { tournamentBanner } from './tournament-banner.ts';

const posterVariants = [0, 1, 2] as const;
const bannerVariants = [0, 1, 2, 3, 4, 5] as const;

const everything = (seed: number) => [
  ...posterVariants.map((variant) => posterArt({ seed, variant })),
  ...bannerVariants.map((variant) => tournamentBanner({ title: 'T3 Night Scrims', seed, variant })),
  teamCrest({ name: 'Night Owls', seed }),
  playerAvatar({ seed }),
];

describe('demo art', () => {
  it('is the same for the same seed', () => {
    expect(everything(7)).toEqual(everything(7));
  });

  it('draws other ground for another seed', () => {
    const other = everything(8);
    for (const [n, svg] of everything(7).entries()) expect(svg === other[n]).toBe(false);
  });

  it('needs no font of the machine and nothing from outside', () => {
    for (const svg of everything(3)) {
      expect(svg).not.toMatch(/<text|font|href|NaN|undefined|Infinity/);
    }
  });

  it('has 24 crests and 40 portraits, no two alike', async () => {
    const crests = Array.from({ length: 24 }, (_, seed) => teamCrest({ name: 'Night Owls', seed }));
    const portraits = Array.from({ length: 40 }, (_, seed) => playerAvatar({ seed }));
    for (const set of [crests, portraits]) {
      const small = await Promise.all(set.map((svg) => rasterise(svg, 64).then(pixels)));
      for (const [n, one] of small.entries()) {
        for (const other of small.slice(n + 1)) expect(difference(one, other)).toBeGreaterThan(5);
      }
    }
  });

  it('draws a crest for a name without Latin letters', () => {
    expect(teamCrest({ name: 'रात के शेर', seed: 21 })).toContain('<path');
    expect(teamCrest({ name: '', seed: 22 })).toContain('<path');
  });

  it.each([64, 256, 512])('rasterises to %i pixels, clear around a crest', async (width) => {
    const image = sharp(await rasterise(teamCrest({ name: 'Owls', seed: 0 }), width));
    expect(await image.metadata()).toMatchObject({ format: 'png', width, height: width });
    expect((await image.ensureAlpha().raw().toBuffer())[3]).toBe(0);
  });

  it('is taken by the picture check', async () => {
    const kept = new Map<string, Uint8Array>();
    const storage: Pick<Storage, 'has' | 'put'> = {
      has: async (key) => kept.has(key),
      put: async ({ key, body }) => void kept.set(key, body),
    };
    const images = createImages({ storage: storage as Storage });
    const poster = await rasterise(posterArt({ seed: 1, variant: 2 }), 1920);
    expect((await images.ingest({ bytes: poster, kind: 'poster' })).ok).toBe(true);
    expect([...kept.values()].every(({ byteLength }) => byteLength < 250_000)).toBe(true);
  });
});

it('closes every contour around the ground above it', () => {
  const land = terrain({ columns: 60, rows: 40, heightAt: hills({ seed: 1, size: 12 }) });
  for (const level of [0.2, 0.5, 0.8]) {
    const area = contour({ land, level, minPoints: 3 }).reduce(
      (sum, ring) => sum + signedArea(ring),
      0,
    );
    const above = land.heights.filter((height) => height > level).length;
    // High ground lies to the right, so hills count for and hollows against.
    expect(Math.abs(area - above)).toBeLessThan(above * 0.1 + 20);
  }
});

function signedArea(ring: ReadonlyArray<readonly [number, number]>): number {
  return ring.reduce((sum, [x, y], n) => {
    const [nextX, nextY] = ring[(n + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

const pixels = (png: Buffer) => sharp(png).flatten({ background: '#131814' }).raw().toBuffer();

/** Mean distance of a channel, 0 to 255. */
function difference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / one.length;
}
