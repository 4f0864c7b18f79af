import { picture } from '@one-dream/contract/limits.ts';
import { expect, test } from 'vitest';
import { fitPicture } from './fit-picture.ts';

/** What a camera takes: nothing in it is like its neighbour, so that it stays large. */
async function photo(width: number, height: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const drawing = canvas.getContext('2d');
  const tile = new ImageData(256, 256);
  for (let at = 0; at < tile.data.length; at += 65_536)
    crypto.getRandomValues(tile.data.subarray(at, at + 65_536));
  for (let at = 3; at < tile.data.length; at += 4) tile.data[at] = 255;
  for (let x = 0; x < width; x += 256)
    for (let y = 0; y < height; y += 256) drawing?.putImageData(tile, x, y);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? new Blob()), type, 0.95);
  });
}
const heic = (brand: string) =>
  new Blob([new Uint8Array([0, 0, 0, 24]), `ftyp${brand}`, new Uint8Array(2000)], {
    type: 'image/jpeg',
  });

test.each([
  ['of 27 megapixels', 6000, 4500, 'image/jpeg'],
  ['of a panorama', 9000, 3000, 'image/jpeg'],
  ['of a long conversation, a PNG over 5 MB,', 256, 9000, 'image/png'],
])('a photo %s is made smaller', { timeout: 60_000 }, async (_what, width, height, type) => {
  const large = await photo(width, height, type);
  expect(large.size > picture.maxBytes || width * height > picture.maxPixels).toBe(true);
  const small = await fitPicture(large);
  expect(small.size).toBeLessThanOrEqual(picture.maxBytes);
  expect(small.type).toBe(type);
  const { width: across, height: down } = await createImageBitmap(small);
  expect(Math.max(across, down)).toBeLessThanOrEqual(2400);
  expect(across / down).toBeCloseTo(width / height, 1);
});

test.each([
  ['a crest', 64, 64, 'image/png'],
  ['a photo that fits', 1000, 750, 'image/jpeg'],
])('%s stays as it is', async (_what, width, height, type) => {
  const file = await photo(width, height, type);
  expect(await fitPicture(file)).toBe(file);
});

test('what is no picture at all is left to the server, which says so', async () => {
  const file = new Blob(['<svg/>'.repeat(300_000)], { type: 'image/png' });
  expect(await fitPicture(file)).toBe(file);
});

const sentences: [string, Blob, string][] = [
  ['an empty file', new Blob([], { type: 'image/png' }), 'This file is empty.'],
  ['a photo of an iPhone', heic('heic'), 'Most Compatible'],
  ['a burst of an iPhone, named .jpg', heic('hevc'), 'Most Compatible'],
  ['a photo of a newer Android phone', heic('mif1'), 'Most Compatible'],
  ['a broken file of 6 MB', new Blob([new Uint8Array(6 << 20)]), 'could not be read'],
  ['a film', new Blob([new Uint8Array(61 << 20)]), 'at most 60 MB'],
];
test.each(sentences)('%s is refused with what to do', async (_what, file, text) => {
  await expect(fitPicture(file)).rejects.toThrow(text);
});
