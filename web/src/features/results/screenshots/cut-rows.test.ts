import { expect, it } from 'vitest';
import { findOverlap, fitCut, readLines, samples, stripOfRow } from './cut-rows.ts';

/** A list of the given height in which all lines differ. */
function listOf(height: number, seed = 1): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length: height * samples }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % 256;
  });
}

const part = (lines: Uint8Array, from: number, to: number) =>
  lines.slice(from * samples, to * samples);

it('finds how far a list was scrolled between two pictures', () => {
  const list = listOf(900);
  expect(findOverlap(part(list, 0, 500), part(list, 320, 820))).toBe(180);
});

it('finds it in pictures that were compressed', () => {
  const list = listOf(600);
  const noisy = part(list, 250, 600).map((value, at) =>
    Math.max(0, Math.min(255, value + ((at * 7) % 9) - 4)),
  );
  expect(findOverlap(part(list, 0, 400), noisy)).toBe(150);
});

it('finds nothing in pictures of two lists, nor in plain ones', () => {
  expect(findOverlap(listOf(300), listOf(300, 99))).toBe(0);
  expect(findOverlap(new Uint8Array(200 * samples), new Uint8Array(200 * samples))).toBe(0);
});

it('takes the same picture twice for one', () => {
  const list = listOf(300);
  expect(findOverlap(list, list)).toBe(300);
});

it('reads brightness off pixels', () => {
  const width = samples * 2;
  const pixels = new Uint8ClampedArray(width * 2 * 4).fill(255);
  pixels.fill(0, 0, width * 4);
  const lines = readLines(pixels, { width, height: 2 });
  expect([lines[0], lines[samples]]).toEqual([0, 255]);
});

it('keeps a cut inside its picture', () => {
  expect(fitCut({ top: 100, height: 50, rows: 40 }, 720)).toEqual({
    top: 100,
    height: 50,
    rows: 12,
  });
  expect(fitCut({ top: -20, height: 2, rows: 0 }, 720)).toEqual({ top: 0, height: 8, rows: 1 });
});

it('gives a row the strip of its place, and the next one before it has a place', () => {
  const rows = [{ placement: 3 }, { placement: null }, { placement: 1 }];
  expect([0, 1, 2, 3].map((index) => stripOfRow(rows, index))).toEqual([2, 2, 0, undefined]);
});
