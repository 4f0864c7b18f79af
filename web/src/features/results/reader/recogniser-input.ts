import { type Box, type Grey, heightOf, scaled, widthOf } from './raster.ts';

/** Height of the lines of text that the recogniser was trained on. Pixels. */
const lineHeight = 48;
/** Its output has one column for each of these many pixels. */
const columnWidth = 8;

export interface RecogniserInput {
  data: Float32Array;
  /** Batch, channels, height, width. */
  dims: [number, number, number, number];
}

/** A line of text at the recogniser's size and range. @param isInverted dark text on a light ground */
export function toInput(grey: Grey, box: Box, { isInverted = false } = {}): RecogniserInput {
  const shape = widthOf(box) / heightOf(box);
  const wanted = Math.ceil((shape * lineHeight) / columnWidth) * columnWidth;
  const width = Math.max(lineHeight, Math.min(480, wanted));
  const pixels = scaled(grey, box, {
    width: Math.min(width, Math.max(8, Math.round(shape * lineHeight))),
    height: lineHeight,
  });
  const area = width * lineHeight;
  const data = new Float32Array(area * 3);
  const sign = isInverted ? -1 : 1;
  // Pads a short line by repeating its right edge.
  for (let y = 0; y < lineHeight; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = pixels.data[y * pixels.width + Math.min(x, pixels.width - 1)] ?? 0;
      data[y * width + x] = sign * (from / 127.5 - 1);
    }
  data.copyWithin(area, 0, area);
  data.copyWithin(area * 2, 0, area);
  return { data, dims: [1, 3, lineHeight, width] };
}

/** Characters of the recogniser: the first is the blank, the last the space. */
export function readCharacters(file: string): string[] {
  return ['', ...file.split('\n').filter((line) => line !== ''), ' '];
}

/** The likeliest character of each column, repeated ones once. @returns the text and how sure it is, 0 to 1 */
export function decode(
  scores: Float32Array,
  { columns, characters }: { columns: number; characters: readonly string[] },
): { text: string; sure: number } {
  const classes = scores.length / columns;
  let text = '';
  let sum = 0;
  let read = 0;
  let before = 0;
  for (let column = 0; column < columns; column += 1) {
    let best = 0;
    for (let one = 1; one < classes; one += 1)
      if ((scores[column * classes + one] ?? 0) > (scores[column * classes + best] ?? 0))
        best = one;
    if (best !== 0 && best !== before) {
      text += characters[best] ?? '';
      sum += scores[column * classes + best] ?? 0;
      read += 1;
    }
    before = best;
  }
  return { text: text.trim(), sure: read === 0 ? 0 : sum / read };
}
