import { describe, expect, it } from 'vitest';
import { imageUrl, imageWidths, isImagePath, srcSet } from './images.ts';

const hash = 'a'.repeat(40);
const banner = `/images/${hash}-1600.webp`;
const logo = `/images/${hash}-256.webp`;

describe('image paths', () => {
  it('derives the narrower copies of a banner and of a logo', () => {
    expect(imageWidths(banner)).toEqual([480, 960, 1600]);
    expect(imageWidths(logo)).toEqual([64, 128, 256]);
  });

  it('knows that a small picture has only what is below its own width', () => {
    expect(imageWidths(`/images/${hash}-700.webp`)).toEqual([480, 700]);
    expect(imageWidths(`/images/${hash}-300.webp`)).toEqual([300]);
    expect(imageWidths(`/images/${hash}-100.webp`)).toEqual([64, 100]);
    expect(imageWidths(`/images/${hash}-1.webp`)).toEqual([1]);
  });

  it('picks the narrowest copy that fills the space', () => {
    expect(imageUrl(banner, 320)).toBe(`/images/${hash}-480.webp`);
    expect(imageUrl(banner, 481)).toBe(`/images/${hash}-960.webp`);
    expect(imageUrl(banner, 4000)).toBe(banner);
  });

  it('writes a srcset', () => {
    expect(srcSet(logo)).toBe(
      `/images/${hash}-64.webp 64w, /images/${hash}-128.webp 128w, /images/${hash}-256.webp 256w`,
    );
  });

  it.each([
    '',
    '/default.webp',
    `https://elsewhere.example/images/${hash}-64.webp`,
    `/images/${hash}-64.webp?x`,
    `/images/${hash}-064.webp`,
    `/images/../${hash}-64.webp`,
    `/images/${hash.toUpperCase()}-64.webp`,
  ])('leaves %j alone', (path) => {
    expect(isImagePath(path)).toBe(false);
    expect(imageUrl(path, 64)).toBe(path);
    expect(srcSet(path)).toBeUndefined();
  });
});
