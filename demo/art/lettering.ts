import { round } from './shapes.ts';
import { glyphs } from './teko-glyphs.ts';

const capHeight = 642;

/** Capitals and figures of `text`, in reading order; what the outlines do not have is left out. */
export function drawable(text: string): string {
  return [...text.toUpperCase()].filter((letter) => glyphs[letter]).join('');
}

/**
 * `text` in Teko Bold as a group of paths, its capitals `height` tall and centred on `x`, with
 * their middle on `y`. `maxWidth` squeezes it; `attributes` paint it.
 */
export function lettering({
  text,
  x,
  y,
  height,
  maxWidth = Number.POSITIVE_INFINITY,
  attributes,
}: {
  text: string;
  x: number;
  y: number;
  height: number;
  maxWidth?: number;
  attributes: string;
}): string {
  const letters = [...drawable(text)].flatMap((letter) => glyphs[letter] ?? []);
  const advance = letters.reduce((sum, glyph) => sum + glyph.advance, 0);
  const scaleY = height / capHeight;
  const scaleX = Math.min(scaleY, maxWidth / Math.max(1, advance));
  let at = 0;
  const paths = letters.map((glyph) => {
    const path = `<path transform="translate(${at})" d="${glyph.outline}"/>`;
    at += glyph.advance;
    return path;
  });
  const left = round(x - (advance * scaleX) / 2);
  return `<g transform="translate(${left} ${round(y + height / 2)}) scale(${scaleX.toFixed(4)} ${scaleY.toFixed(4)})" ${attributes}>${paths.join('')}</g>`;
}
