import { describe, expect, it } from 'vitest';
import {
  copiesInPlaceOf,
  imageCopies,
  imageUrl,
  imageWidths,
  isImagePath,
  srcSet,
  uprightUrl,
} from './images.ts';

const hash = 'a'.repeat(40);
const banner = `/images/${hash}-1600.webp`;
const logo = `/images/${hash}-256.webp`;

describe('image paths', () => {
  it('derives the narrower copies of a banner and of a logo', () => {
    expect(imageWidths(banner)).toEqual([480, 768, 960, 1600]);
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
    expect(imageUrl(banner, 481)).toBe(`/images/${hash}-768.webp`);
    expect(imageUrl(banner, 769)).toBe(`/images/${hash}-960.webp`);
    expect(imageUrl(banner, 4000)).toBe(banner);
  });

  it('writes a srcset', () => {
    expect(srcSet(logo)).toBe(
      `/images/${hash}-64.webp 64w, /images/${hash}-128.webp 128w, /images/${hash}-256.webp 256w`,
    );
  });

  it('names every copy that is to be removed with a picture', () => {
    const copies = [1600, 960, 768, 480].map((width) => `/images/${hash}-${width}.webp`);
    expect(imageCopies(banner)).toEqual([...copies, `/images/${hash}-1600-upright.webp`]);
  });

  it.each([
    // A step that came to the ladder later: the next wider one, then the next narrower.
    [768, [768, 960, 1600, 480]],
    [960, [960, 1600, 768, 480]],
    // The widest, and emblems, were always there.
    [1600, [1600]],
    [480, [480]],
    [700, [700]],
    [128, [128]],
  ])('knows what can take the place of a copy of %i that was never made', (width, widths) => {
    const paths = widths.map((one) => `/images/${hash}-${one}.webp`);
    expect(copiesInPlaceOf(`/images/${hash}-${width}.webp`)).toEqual(paths);
  });

  it('shows the whole poster where no upright copy was made', () => {
    const upright = `/images/${hash}-1600-upright.webp`;
    expect(uprightUrl(banner)).toBe(upright);
    expect(copiesInPlaceOf(upright)).toEqual([upright, banner]);
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
    expect(uprightUrl(path)).toBeUndefined();
    expect(imageCopies(path)).toEqual([]);
    expect(copiesInPlaceOf(path)).toEqual([]);
  });
});
