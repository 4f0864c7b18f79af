/** Where the rows of a result screen lie in a picture, in its own pixels: the first one, and how many there are. */
export interface Cut {
  top: number;
  height: number;
  rows: number;
}

/** Less than this no line of text is high. Pixels. */
export const lowestRow = 8;

/** A cut that fits a picture: the rows begin within it, and as many are left as lie in it whole. */
export function fitCut({ top, height, rows }: Cut, pictureHeight: number): Cut {
  const from = Math.max(0, Math.min(Math.round(top), pictureHeight - lowestRow));
  const high = Math.max(lowestRow, Math.min(Math.round(height), pictureHeight - from));
  const most = Math.floor((pictureHeight - from) / high);
  return { top: from, height: high, rows: Math.max(1, Math.min(rows, most)) };
}

/** Samples along a line of pixels: enough to tell lines of a table apart, few enough to compare thousands. */
export const samples = 48;

/**
 * Each line of an area as `samples` brightnesses.
 * @param pixels RGBA, as a canvas gives them
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

/** Brightness that two pictures of the same thing may differ by on average: they were compressed. */
const alike = 6;
/** Lines that have to agree: fewer agree by chance. */
const fewest = 12;
/** Steps of brightness between lines below which an area is plain, and agrees with everything. */
const plain = 2;

/**
 * How many lines at the end of `above` are those at the beginning of `below`, as where a list was scrolled between two
 * pictures; 0 where they have none in common.
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

/** The mean difference of the first lines; `Infinity` as soon as it is seen to be more than `most`. */
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

/** Which strip belongs to a row of the grid: result screens are sorted by place, so the next one where none is typed yet. */
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
