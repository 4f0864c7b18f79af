import { mix, palette } from './palette.ts';
import { type Point, smoothRing } from './shapes.ts';
import { contour, type Terrain } from './terrain.ts';

/** From raster steps and height to the picture. */
export type Projection = (at: { x: number; y: number; height: number }) => Point;

/** Straight from above, one raster step being `step` pixels. */
export function fromAbove({ step }: { step: number }): Projection {
  return ({ x, y }) => [(x - 1) * step, (y - 1) * step];
}

/**
 * From the plane's window: the far edge is narrower and hills stand up. `x` and `y` are measured
 * from the middle of the near edge.
 */
export function fromWindow({
  columns,
  rows,
  width,
  nearY,
  farY,
  narrowing,
  rise,
}: {
  columns: number;
  rows: number;
  /** Pixels the near edge spans. */
  width: number;
  nearY: number;
  farY: number;
  /** How many times smaller things are at the far edge. */
  narrowing: number;
  /** Pixels a height of 1 stands up at the near edge. */
  rise: number;
}): (centre: number) => Projection {
  return (centre) =>
    ({ x, y, height }) => {
      const away = 1 - y / rows;
      const scale = 1 / (1 + away * (narrowing - 1));
      // With this, equal steps into the distance shrink as `scale` does.
      const depth = (1 - scale) / (1 - 1 / narrowing);
      return [
        centre + (x / columns - 0.5) * width * scale,
        nearY + (farY - nearY) * depth - height * rise * scale,
      ];
    };
}

/** Where the flare burns and how far it lights, in pixels. */
export type Light = { x: number; y: number; reach: number; colour?: string };

/**
 * The ground as a stack of levels, each lit by the flare: definitions for the lines and fills, then
 * the levels from low to high. Every fifth line is heavier, as on a printed map.
 */
export function relief({
  land,
  project,
  light,
  levels,
  from,
  to,
  name = 'relief',
  lineWidth = 1.4,
}: {
  land: Terrain;
  project: Projection;
  light: Light;
  levels: number;
  from: number;
  to: number;
  name?: string;
  lineWidth?: number;
}): string {
  const parts: string[] = [];
  for (let n = 0; n < levels; n++) {
    const share = n / Math.max(1, levels - 1);
    const level = from + (to - from) * share;
    const rings = contour({ land, level });
    if (rings.length === 0) continue;
    const path = rings
      .map((ring) => smoothRing(ring.map(([x, y]) => project({ x, y, height: level - from }))))
      .join('');
    const heavy = n % 5 === 0;
    const tone = mix({ from: palette.ground, to: '#1C241E', amount: share });
    const line = mix({ from: '#28322B', to: '#4E5B51', amount: share });
    const id = `${name}${n}`;
    parts.push(
      lamp({
        id: `${id}f`,
        light,
        near: mix({ from: tone, to: light.colour ?? palette.flare, amount: 0.2 }),
        far: tone,
      }),
      lamp({
        id: `${id}l`,
        light,
        near: light.colour ?? palette.flare,
        far: heavy ? mix({ from: line, to: palette.quiet, amount: 0.22 }) : line,
      }),
      `<path d="${path}" fill="url(#${id}f)" fill-rule="evenodd" stroke="url(#${id}l)" stroke-width="${heavy ? lineWidth * 1.7 : lineWidth}"/>`,
    );
  }
  return parts.join('');
}

/** Paint that goes from one colour at the flare to another where its light ends. */
export function lamp({
  id,
  light,
  near,
  far,
}: {
  id: string;
  light: Light;
  near: string;
  far: string;
}): string {
  const half = mix({ from: far, to: near, amount: 0.38 });
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${light.x}" cy="${light.y}" r="${light.reach}"><stop offset="0" stop-color="${near}"/><stop offset=".42" stop-color="${half}"/><stop offset="1" stop-color="${far}"/></radialGradient>`;
}
