/** Position of a result screen's rows in a picture, in its pixels: the first row, and their number. */
export interface Cut {
  top: number;
  height: number;
  rows: number;
}

/** Minimum height of a line of text. Pixels. */
const lowestRow = 8;

/** Fits a cut to a picture: the rows start within it, limited to those that fit completely. */
export function fitCut({ top, height, rows }: Cut, pictureHeight: number): Cut {
  const from = Math.max(0, Math.min(Math.round(top), pictureHeight - lowestRow));
  const high = Math.max(lowestRow, Math.min(Math.round(height), pictureHeight - from));
  const most = Math.floor((pictureHeight - from) / high);
  return { top: from, height: high, rows: Math.max(1, Math.min(rows, most)) };
}

/** Samples per line of pixels: enough to distinguish lines of a table, few enough to compare thousands. */
export const samples = 48;

/**
 * Reduces each line of an area to `samples` brightness values.
 * @param pixels RGBA, from a canvas
 */
export function readLines(
  pixels: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
): Uint8Array {
  const lines = new Uint8Array(height * samples);
  const step = width / samples;
  for (let y = 0; y < height; y += 1) {
    for (let n = 0; n < samples; n += 1) {
      const at = (y * width + Math.floor((n + 0.5) * step)) * 4;
      const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
      lines[y * samples + n] = (red * 3 + green * 6 + blue) / 10;
    }
  }
  return lines;
}

/** Mean brightness difference tolerated between equal contents, due to compression. */
const alike = 6;
/** Minimum number of matching lines: fewer match by chance. */
const fewest = 12;
/** Brightness variation between lines below which an area is plain, and matches everything. */
const plain = 2;

/**
 * Number of lines at the end of `above` that equal those at the start of `below`, where a list was scrolled between two
 * screenshots; 0 if they have none in common.
 */
export function findOverlap(above: Uint8Array, below: Uint8Array): number {
  const [high, low] = [above.length / samples, below.length / samples];
  let best = { lines: 0, difference: alike };
  for (let lines = Math.min(high, low); lines >= fewest; lines -= 1) {
    const from = (high - lines) * samples;
    const difference = differ(above.subarray(from), below, { lines, most: best.difference });
    if (difference < best.difference && !isPlain(below, lines)) best = { lines, difference };
  }
  return best.lines;
}

/** Mean difference of the first lines; `Infinity` as soon as it exceeds `most`. */
function differ(
  one: Uint8Array,
  other: Uint8Array,
  { lines, most }: { lines: number; most: number },
): number {
  const length = lines * samples;
  const limit = most * length;
  let sum = 0;
  for (let at = 0; at < length; at += 1) {
    sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
    if (sum > limit) return Number.POSITIVE_INFINITY;
  }
  return sum / length;
}

function isPlain(area: Uint8Array, lines: number): boolean {
  let sum = 0;
  for (let at = samples; at < lines * samples; at += 1)
    sum += Math.abs((area[at] ?? 0) - (area[at - samples] ?? 0));
  return sum / (lines * samples) < plain / samples;
}

/**
 * The strip for a row of the grid: result screens are sorted by placement, so the next one if no placement is entered yet.
 */
export function stripOfRow(
  rows: readonly { placement: number | null }[],
  index: number,
): number | undefined {
  const row = rows[index];
  if (!row) return undefined;
  return row.placement === null
    ? rows.filter(({ placement }) => placement !== null).length
    : row.placement - 1;
}
