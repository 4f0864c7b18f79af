import type { FontFile, Type, Typeface } from './typefaces.ts';

/** A glyph outline and its position, in pixels from the start of the line's baseline. */
export interface PlacedGlyph {
  file: FontFile;
  id: number;
  x: number;
  y: number;
}

export interface ShapedLine {
  glyphs: PlacedGlyph[];
  width: number;
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Joiners and other invisible characters, which only affect their neighbours. */
const invisible = /^[\p{Cf}\p{Variation_Selector}]$/u;
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const stranger = '·';
/** Fallbacks for characters without a glyph in the fonts. */
const likeness: Record<string, string> = { '→': '»', '←': '«', '−': '–' };

/**
 * Shapes a line of text to outlines with HarfBuzz, from the fonts shipped with the site: identical on every machine, with
 * Devanagari conjuncts. Emoji are left out; a letter without a glyph becomes a dot.
 */
export function shapeText(
  type: Type,
  { text, typeface, size }: { text: string; typeface: Typeface; size: number },
): ShapedLine {
  const glyphs: PlacedGlyph[] = [];
  let at = 0;
  for (const run of splitRuns(type.files[typeface], text)) {
    const scale = size / run.file.unitsPerEm;
    const buffer = new type.library.Buffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    type.library.shape(run.file.font, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      glyphs.push({
        file: run.file,
        id: codepoint,
        x: at + xOffset * scale,
        y: -yOffset * scale,
      });
      at += xAdvance * scale;
    }
  }
  return { glyphs, width: at };
}

/** Truncates text wider than `maxWidth` at a whole letter, with "…". */
export function shapeWithin(
  type: Type,
  line: { text: string; typeface: Typeface; size: number; maxWidth: number },
): ShapedLine {
  const whole = shapeText(type, line);
  if (whole.width <= line.maxWidth) return whole;
  const letters = [...clusters.segment(line.text)].map(({ segment }) => segment);
  let low = 0;
  let high = letters.length;
  let fitting = shapeText(type, { ...line, text: '…' });
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const cut = shapeText(type, {
      ...line,
      text: `${letters.slice(0, middle).join('').trimEnd()}…`,
    });
    if (cut.width <= line.maxWidth) {
      low = middle;
      fitting = cut;
    } else high = middle - 1;
  }
  return fitting;
}

/** Splits text into runs covered by one font file, in order. */
function splitRuns(files: readonly FontFile[], text: string): { file: FontFile; text: string }[] {
  const runs: { file: FontFile; text: string }[] = [];
  const letters = [...clusters.segment(text)]
    .map(({ segment }) => likeness[segment] ?? segment)
    // Digits count as pictographs too: only those displayed as emoji are left out.
    .filter((segment) => !pictograph.test(segment) || /^[\d#*©®™]/u.test(segment));
  for (const { segment } of clusters.segment(letters.join('').trim())) {
    const last = runs.at(-1);
    // A space or dot joins the run of its neighbours.
    if (last && hasAll(last.file, segment)) {
      last.text += segment;
      continue;
    }
    const file = files.find((each) => hasAll(each, segment));
    const [fallback] = files;
    if (file) runs.push({ file, text: segment });
    else if (fallback && segment.trim() !== '') runs.push({ file: fallback, text: stranger });
  }
  return runs;
}

function hasAll({ font }: FontFile, segment: string): boolean {
  return [...segment].every((character, index) => {
    if (font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined) return true;
    return index > 0 && invisible.test(character);
  });
}
