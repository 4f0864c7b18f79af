import { createRandom } from './random.ts';
import type { Point } from './shapes.ts';

/** Heights, roughly 0 to 1, on a raster of `columns` × `rows`; outermost ring sunk so that every contour closes. */
export type Terrain = { columns: number; rows: number; heights: Float32Array };

type HeightAt = (at: { x: number; y: number }) => number;

/** Samples `heightAt` (x and y in raster steps). */
export function terrain({
  columns,
  rows,
  heightAt,
}: {
  columns: number;
  rows: number;
  heightAt: HeightAt;
}): Terrain {
  const heights = new Float32Array(columns * rows).fill(-1);
  for (let y = 1; y < rows - 1; y++) {
    for (let x = 1; x < columns - 1; x++) heights[y * columns + x] = heightAt({ x, y });
  }
  return { columns, rows, heights };
}

/** Hills with valleys folded between them; `size` is the width of a hill in raster steps. */
export function hills({ seed, size }: { seed: number | string; size: number }): HeightAt {
  const noise = gradientNoise(`hills ${seed}`);
  return ({ x, y }) => {
    const u = x / size;
    const v = y / size;
    // Bending the ground by another noise makes spurs and saddles out of round hills.
    const bentU = u + 0.55 * noise(u * 0.8 + 5.2, v * 0.8 + 1.3);
    const bentV = v + 0.55 * noise(u * 0.8 + 9.7, v * 0.8 + 8.1);
    let height = 0;
    let weight = 0.5;
    let pitch = 1;
    for (let octave = 0; octave < 4; octave++) {
      height += weight * noise(bentU * pitch, bentV * pitch);
      weight *= 0.45;
      pitch *= 2.1;
    }
    return 0.5 + height * 1.15;
  };
}

function gradientNoise(seed: string): (x: number, y: number) => number {
  const random = createRandom(seed);
  const order = Array.from({ length: 256 }, (_, n) => n);
  for (let at = 255; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
  const slope = ({ x, y, dx, dy }: { x: number; y: number; dx: number; dy: number }) => {
    const turn = order[((order[x & 255] ?? 0) + y) & 255] ?? 0;
    const angle = (turn / 256) * 2 * Math.PI;
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const dx = x - left;
    const dy = y - top;
    const upper =
      slope({ x: left, y: top, dx, dy }) * (1 - ease(dx)) +
      slope({ x: left + 1, y: top, dx: dx - 1, dy }) * ease(dx);
    const lower =
      slope({ x: left, y: top + 1, dx, dy: dy - 1 }) * (1 - ease(dx)) +
      slope({ x: left + 1, y: top + 1, dx: dx - 1, dy: dy - 1 }) * ease(dx);
    return 1.6 * (upper + (lower - upper) * ease(dy));
  };
}

// For each cell, by which of its corners stand above the level (top left 8, top right 4, bottom
// right 2, bottom left 1): the edges the contour enters and leaves by, high ground on its right.
const top = 0;
const right = 1;
const bottom = 2;
const left = 3;
const crossings: ReadonlyArray<ReadonlyArray<readonly [number, number]>> = [
  [],
  [[left, bottom]],
  [[bottom, right]],
  [[left, right]],
  [[right, top]],
  [
    [right, top],
    [left, bottom],
  ],
  [[bottom, top]],
  [[left, top]],
  [[top, left]],
  [[top, bottom]],
  [
    [top, left],
    [bottom, right],
  ],
  [[top, right]],
  [[right, left]],
  [[right, bottom]],
  [[bottom, left]],
  [],
];

/** The closed lines of one height, in raster steps; specks of under `minPoints` points are left out. */
export function contour({
  land,
  level,
  minPoints = 8,
}: {
  land: Terrain;
  level: number;
  minPoints?: number;
}): Point[][] {
  const next = trace({ land, level });
  const rings: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    for (let edge: number | undefined = start; edge !== undefined; ) {
      const following = next.get(edge);
      if (following === undefined) break;
      ring.push(pointOn({ land, level, edge }));
      next.delete(edge);
      edge = following;
    }
    if (ring.length >= minPoints) rings.push(ring);
  }
  return rings;
}

/** From each crossed edge to the one the contour crosses next. Even edges run right from a raster point, odd ones down. */
function trace({ land, level }: { land: Terrain; level: number }): Map<number, number> {
  const { columns, rows, heights } = land;
  const high = (at: number, bit: number) => ((heights[at] ?? -1) > level ? bit : 0);
  const next = new Map<number, number>();
  for (let y = 0; y < rows - 1; y++) {
    for (let x = 0; x < columns - 1; x++) {
      const at = y * columns + x;
      const below = at + columns;
      const corners = high(at, 8) + high(at + 1, 4) + high(below + 1, 2) + high(below, 1);
      if (corners === 0 || corners === 15) continue;
      const edges = [at * 2, (at + 1) * 2 + 1, below * 2, at * 2 + 1];
      for (const [from, to] of crossings[corners] ?? []) next.set(edges[from] ?? 0, edges[to] ?? 0);
    }
  }
  return next;
}

function pointOn({ land, level, edge }: { land: Terrain; level: number; edge: number }): Point {
  const at = edge >> 1;
  const isDown = (edge & 1) === 1;
  const near = land.heights[at] ?? -1;
  const far = land.heights[isDown ? at + land.columns : at + 1] ?? -1;
  const part = (level - near) / (far - near);
  const x = at % land.columns;
  const y = Math.floor(at / land.columns);
  return isDown ? [x, y + part] : [x + part, y];
}
