import { type Box, type Grey, heightOf, scaled, widthOf } from './raster.ts';

/** One digit's shape, scaled for comparison. */
export interface Glyph {
  shape: Uint8Array;
  /** Width by height: a 1 is narrow. */
  aspect: number;
}

const size = { width: 10, height: 16 };
/** A wider shape is two touching digits. */
const widestDigit = 0.95;

/** Cuts a number into its digits; empty if they touch or are on more than one line. */
export function cutGlyphs(grey: Grey, number: Box): Glyph[] {
  const [wide, high] = [widthOf(number) + 4, heightOf(number) + 2];
  const box = {
    left: number.left - 2,
    top: number.top - 1,
    right: number.right + 2,
    bottom: number.bottom + 1,
  };
  const { data } = scaled(grey, box, { width: wide * 2, height: high * 2 });
  const sorted = data.toSorted();
  const ground = sorted[Math.floor(sorted.length * 0.1)] ?? 0;
  const peak = sorted[Math.floor(sorted.length * 0.97)] ?? 255;
  if (peak - ground < 40) return [];
  const limit = ground + (peak - ground) * 0.45;
  const isInk = (x: number, y: number) => (data[y * wide * 2 + x] ?? 0) > limit;
  const spans: { from: number; to: number }[] = [];
  for (let x = 0; x < wide * 2; x += 1) {
    let ink = false;
    for (let y = 0; y < high * 2 && !ink; y += 1) ink = isInk(x, y);
    const last = spans.at(-1);
    if (ink && last?.to === x) last.to = x + 1;
    else if (ink) spans.push({ from: x, to: x + 1 });
  }
  const glyphs = spans.flatMap(({ from, to }) => {
    let [top, bottom] = [high * 2, 0];
    for (let y = 0; y < high * 2; y += 1)
      for (let x = from; x < to; x += 1)
        if (isInk(x, y)) {
          top = Math.min(top, y);
          bottom = Math.max(bottom, y + 1);
        }
    // Noise between rows.
    if (bottom - top < high) return [];
    const picture = { width: wide * 2, height: high * 2, data };
    const cut = scaled(picture, { left: from, top, right: to, bottom }, size).data;
    const shape = cut.map((value) =>
      Math.max(0, Math.min(255, ((value - ground) / (peak - ground)) * 255)),
    );
    return [{ shape, aspect: (to - from) / (bottom - top) }];
  });
  return glyphs.some(({ aspect }) => aspect > widestDigit) ? [] : glyphs;
}

/** Difference of two digits, about 0 to 1. */
export function differ(one: Glyph, other: Glyph): number {
  let sum = 0;
  for (let at = 0; at < one.shape.length; at += 1)
    sum += Math.abs((one.shape[at] ?? 0) - (other.shape[at] ?? 0));
  return sum / one.shape.length / 255 + Math.abs(one.aspect - other.aspect) * 0.6;
}
