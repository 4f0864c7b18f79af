import { createHash } from 'node:crypto';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import { type ShapedLine, shapeText, shapeWithin } from './shape-text.ts';
import type { Type, Typeface } from './typefaces.ts';

export interface TextOptions {
  text: string;
  typeface: Typeface;
  /** Pixels. */
  size: number;
  x: number;
  /** Baseline. */
  y: number;
  fill: string;
  align?: 'left' | 'center' | 'right';
  /** Wider text is truncated with "…". */
  maxWidth?: number;
  /** Letter spacing in pixels. */
  spacing?: number;
  opacity?: number;
}

/** A stored picture placed over the drawing. */
export interface LaidPicture {
  /** Path as on the wire. */
  path: string;
  x: number;
  y: number;
  size: number;
}

/** A finished drawing: outlines only, so that it does not depend on a machine's fonts. */
export interface Drawing {
  width: number;
  height: number;
  svg: string;
  pictures: LaidPicture[];
  /** Hash of everything visible: equal drawings have equal hashes. */
  hash: string;
  /** Hash of the glyphs and their positions only: compared by tests. */
  layoutHash: string;
}

/** Drawing surface. Elements are painted in call order. */
export interface Canvas {
  width: number;
  height: number;
  /** @returns the rendered width of the text */
  text: (options: TextOptions) => number;
  /** Width of a text, untruncated. */
  measure: (options: Pick<TextOptions, 'text' | 'typeface' | 'size' | 'spacing'>) => number;
  /** SVG of shapes: our own figures and colours only, never user input. */
  shape: (svg: string) => void;
  picture: (picture: LaidPicture) => void;
  /** Translates into the picture's language. */
  translateText: (text: Translatable) => string;
  finish: () => Drawing;
}

export function createCanvas(
  type: Type,
  { width, height }: { width: number; height: number },
  translateText: Canvas['translateText'] = inEnglish,
): Canvas {
  const outlines = new Map<string, { key: string; path: string }>();
  const marks: string[] = [];
  const layout: string[] = [];
  const pictures: LaidPicture[] = [];

  function keyOf({ file, id }: ShapedLine['glyphs'][number]): string {
    const name = `${file.name}/${id}`;
    const known = outlines.get(name);
    if (known) return known.key;
    const key = `g${outlines.size}`;
    outlines.set(name, { key, path: file.font.glyphToPath(id) });
    return key;
  }

  return {
    width,
    height,
    translateText,
    shape: (svg) => marks.push(svg),
    picture: (picture) => pictures.push(picture),
    measure: ({ spacing = 0, ...line }) => {
      const { width: own, glyphs } = shapeText(type, line);
      return own + spacing * Math.max(0, glyphs.length - 1);
    },
    text: ({ x, y, fill, align = 'left', maxWidth, spacing = 0, opacity, ...line }) => {
      const shaped =
        maxWidth === undefined ? shapeText(type, line) : shapeWithin(type, { ...line, maxWidth });
      const spread = shaped.width + spacing * Math.max(0, shaped.glyphs.length - 1);
      const left = x - (align === 'right' ? spread : align === 'center' ? spread / 2 : 0);
      const uses = shaped.glyphs.map((glyph, index) => {
        const scale = round(line.size / glyph.file.unitsPerEm, 5);
        const at = `${round(left + glyph.x + spacing * index)} ${round(y + glyph.y)}`;
        layout.push(`${glyph.file.name}/${glyph.id} ${at} ${line.size}`);
        return `<use href="#${keyOf(glyph)}" transform="translate(${at}) scale(${scale} -${scale})"/>`;
      });
      const look = opacity === undefined ? '' : ` opacity="${opacity}"`;
      if (uses.length > 0) marks.push(`<g fill="${fill}"${look}>${uses.join('')}</g>`);
      return spread;
    },
    finish: () => {
      const defs = [...outlines.values()].map(({ key, path }) => `<path id="${key}" d="${path}"/>`);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs.join('')}</defs>${marks.join('')}</svg>`;
      return {
        width,
        height,
        svg,
        pictures,
        hash: digest(svg + JSON.stringify(pictures)),
        layoutHash: digest(layout.join('\n')),
      };
    },
  };
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
