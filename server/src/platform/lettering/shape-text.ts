import type { FontFile, Type, Typeface } from './typefaces.ts';

/** One outline and where it stands, in pixels from the start of the line's baseline. */
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
/** Joiners and the like: they have no shape, and say how their neighbours are joined. */
const invisible = /^[\p{Cf}\p{Variation_Selector}]$/u;
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const stranger = '·';
/** Signs that the fonts have no outline for, and what says the same. */
const likeness: Record<string, string> = { '→': '»', '←': '«', '−': '–' };

/**
 * One line of text as outlines, shaped by HarfBuzz from the fonts that the site ships: the same on every machine,
 * conjuncts of Devanagari joined. Pictographs are left out; a letter that no font has is a dot.
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

/** The text, cut at a whole letter and ended by "…" where it is wider than `maxWidth`. */
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

/** Runs of letters that one file has, in the order of the text. */
function splitRuns(files: readonly FontFile[], text: string): { file: FontFile; text: string }[] {
  const runs: { file: FontFile; text: string }[] = [];
  const letters = [...clusters.segment(text)]
    .map(({ segment }) => likeness[segment] ?? segment)
    // A figure counts among the pictographs too: only what is shown as one is left out.
    .filter((segment) => !pictograph.test(segment) || /^[\d#*©®™]/u.test(segment));
  for (const { segment } of clusters.segment(letters.join('').trim())) {
    const last = runs.at(-1);
    // A space or a dot stays with its neighbours, so that a run is not broken for it.
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
