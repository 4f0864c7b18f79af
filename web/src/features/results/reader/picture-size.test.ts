import { expect, test } from 'vitest';
import { isOpenable, pictureSize } from './picture-size.ts';

const png = (width: number, height: number) => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};
/** With a segment before the frame. */
const jpeg = (width: number, height: number) => {
  const bytes = new Uint8Array([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0,
  ]);
  new DataView(bytes.buffer).setUint16(13, height);
  new DataView(bytes.buffer).setUint16(15, width);
  return bytes;
};
const webp = (width: number, height: number) => {
  const bytes = new Uint8Array(30);
  bytes.set(new TextEncoder().encode('RIFF....WEBPVP8X'));
  new DataView(bytes.buffer).setUint16(24, width - 1, true);
  new DataView(bytes.buffer).setUint16(27, height - 1, true);
  return bytes;
};

test.each([
  ['PNG', png],
  ['JPEG', jpeg],
  ['WebP', webp],
])('the size of a %s is read off its head', (_kind, make) => {
  expect(pictureSize(make(2400, 1080))).toEqual({ width: 2400, height: 1080 });
});

test('a few bytes that unpack to gigabytes are not decoded', () => {
  expect(isOpenable(png(30_000, 30_000))).toBe(false);
  expect(isOpenable(jpeg(3200, 1440))).toBe(true);
});

test('a truncated header yields nothing', () => {
  expect(pictureSize(png(1, 1).subarray(0, 18))).toBeUndefined();
  expect(pictureSize(jpeg(1, 1).subarray(0, 9))).toBeUndefined();
  expect(pictureSize(new TextEncoder().encode('Not a picture'))).toBeUndefined();
});
