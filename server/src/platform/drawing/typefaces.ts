import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import type * as HarfBuzz from 'harfbuzzjs';

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

const headBytes = 44;
const entryBytes = 20;

/** Unpacks a WOFF 1 file for HarfBuzz: the same tables, decompressed. */
function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, index));
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(16 * power, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE(16 * (count - power), 10);
  let at = directory.length;
  const parts: Buffer[] = [directory];
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + 16 * index;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(at, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    const padding = (4 - (bytes.length % 4)) % 4;
    parts.push(bytes, Buffer.alloc(padding));
    at += bytes.length + padding;
  }
  return Buffer.concat(parts);
}

function readTable(woff: Buffer, index: number) {
  const entry = headBytes + entryBytes * index;
  const offset = woff.readUInt32BE(entry + 4);
  const packed = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: woff.toString('latin1', entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    // Stored uncompressed if compression did not make it smaller.
    bytes: packed < length ? inflateSync(bytes, { maxOutputLength: length }) : bytes,
  };
}
