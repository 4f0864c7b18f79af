/**
 * `node web/fonts/cut.ts`: cuts the Devanagari faces of `web/src/styles/fonts` from those of the packages, with fontTools on
 * the path (`pip install fonttools brotli`). Most of their 650 glyphs are joined letters that a half letter before a whole one
 * says as well. Says which words of the site would show a virama that the whole face does not show.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as harfbuzz from 'harfbuzzjs';
import { listCatalogues, readCatalogue, root } from '../catalogues/po-files.ts';

const faces = [
  { family: 'hind', weight: 400 },
  { family: 'hind', weight: 600 },
  { family: 'teko', weight: 600 },
];

const virama = '\u094d';
/** Asks for the half letter, also where nothing follows. */
const joiner = '\u200d';
const reph = `र${virama}`;
const rakar = `${virama}र`;

const signs = between(0x0900, 0x097f);
const consonants = [...between(0x0915, 0x0939), ...between(0x0958, 0x095f)];
const vowels = between(0x093e, 0x094c);
/** What is no half letter before a whole one, or would be read with difficulty as that. */
const joined = [
  'क्ष ज्ञ त्र त्र्य श्र त्त क्त न्न प्त ष्ट ष्ट्र ष्ठ श्व श्च',
  'द्ग द्घ द्द द्ध द्भ द्म द्य द्र द्व ह्ण ह्न ह्म ह्य ह्र ह्ल ह्व',
  'ट्ट ट्ठ ट्य ठ्ठ ठ्य ड्ड ड्ढ ड्य ढ्य छ्य ङ्क ङ्ख ङ्ग ङ्घ',
].flatMap((line) => line.split(' '));

const opened = new Map<string, harfbuzz.Font>();
const folder = mkdtempSync(join(tmpdir(), 'faces-'));
try {
  for (const face of faces) cut(face);
} finally {
  rmSync(folder, { recursive: true });
}

function cut({ family, weight }: { family: string; weight: number }): void {
  const name = `${family}-devanagari-${weight}`;
  const source = resolve(root, `node_modules/@fontsource/${family}/files/${name}-normal.woff2`);
  const whole = join(folder, `${name}.ttf`);
  const small = join(folder, `${name}-cut.ttf`);
  execFileSync('fonttools', ['ttLib.woff2', 'decompress', '-o', whole, source], {
    stdio: 'ignore',
  });
  const glyphs = [...new Set(syllables().flatMap((text) => shape(whole, text)))];
  subset(whole, { output: small, glyphs });
  const output = resolve(import.meta.dirname, `../src/styles/fonts/${name}.woff2`);
  execFileSync('fonttools', ['ttLib.woff2', 'compress', '-o', output, small], { stdio: 'ignore' });
  const worse = wordsOfSite().filter((word) => viramasIn(small, word) > viramasIn(whole, word));
  console.log(`${name}: ${glyphs.length} glyphs, ${readFileSync(output).length} bytes`);
  if (worse.length > 0) console.log(`with a virama: ${worse.join(' ')}`);
}

/** Every letter by itself, halved, below and above another, with every vowel; and what is joined. */
function syllables(): string[] {
  const halves = [...consonants, ...joined].map((letter) => letter + virama + joiner);
  const bases = consonants.flatMap((letter) => [letter, reph + letter, letter + rakar]);
  const spoken = bases.flatMap((base) =>
    vowels.flatMap((vowel) => [base + vowel, `${base}${vowel}ं`, `${base}${vowel}ँ`]),
  );
  const stopped = consonants.map((letter) => letter + virama);
  return [...signs, '\u25cc', ...halves, ...stopped, ...bases, ...spoken, ...joined];
}

function subset(
  source: string,
  { output, glyphs }: { output: string; glyphs: readonly number[] },
): void {
  execFileSync('pyftsubset', [
    source,
    `--gids=${glyphs.join()}`,
    '--unicodes=U+0900-097F,U+200C-200D,U+25CC',
    '--no-layout-closure',
    '--layout-scripts=dev2,DFLT',
    '--no-hinting',
    '--notdef-outline',
    '--name-IDs=',
    `--output-file=${output}`,
  ]);
}

function viramasIn(file: string, word: string): number {
  const [sign] = shape(file, virama).slice(-1);
  return shape(file, word).filter((glyph) => glyph === sign).length;
}

/** @returns the glyphs, by their number in the file */
function shape(file: string, text: string): number[] {
  const font = opened.get(file) ?? open(file);
  opened.set(file, font);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}

function open(file: string): harfbuzz.Font {
  const bytes = new Uint8Array(readFileSync(file)).buffer;
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
}

function wordsOfSite(): string[] {
  const said = listCatalogues('hi').flatMap(readCatalogue);
  const words = said.flatMap(({ translation }) => translation.match(/[\u0900-\u097f]+/g) ?? []);
  return [...new Set(words)];
}

function between(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}
