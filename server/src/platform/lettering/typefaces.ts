import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type * as HarfBuzz from 'harfbuzzjs';
import { unpackWoff } from './unpack-woff.ts';

/** Typefaces of the site: Teko for display and numerals, Hind for text. */
export const typefaces = {
  display: { family: 'teko', weight: 500 },
  numeral: { family: 'teko', weight: 700 },
  text: { family: 'hind', weight: 400 },
  strong: { family: 'hind', weight: 600 },
} as const;
export type Typeface = keyof typeof typefaces;

/** Files of a typeface, one per script. */
const scripts = ['latin', 'devanagari', 'latin-ext'] as const;

export interface FontFile {
  /** Its name in drawings: `teko-latin-500`. */
  name: string;
  font: HarfBuzz.Font;
  unitsPerEm: number;
}

/** The fonts, and the library that shapes text with them. */
export interface Type {
  library: typeof HarfBuzz;
  files: Record<Typeface, readonly FontFile[]>;
}

let opened: Promise<Type> | undefined;

/** Reads the fonts once, lazily on the first picture. */
export function openType(): Promise<Type> {
  opened ??= readAll();
  return opened;
}

async function readAll(): Promise<Type> {
  const library = await import('harfbuzzjs');
  const read = async (typeface: Typeface) =>
    Promise.all(
      scripts.map(async (script): Promise<FontFile> => {
        const { family, weight } = typefaces[typeface];
        const file = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
        const woff = await readFile(fileURLToPath(import.meta.resolve(file)));
        const sfnt = unpackWoff(woff);
        const face = new library.Face(new library.Blob(new Uint8Array(sfnt).buffer));
        return {
          name: `${family}-${script}-${weight}`,
          font: new library.Font(face),
          unitsPerEm: face.upem,
        };
      }),
    );
  const [display, numeral, text, strong] = await Promise.all([
    read('display'),
    read('numeral'),
    read('text'),
    read('strong'),
  ]);
  return { library, files: { display, numeral, text, strong } };
}
