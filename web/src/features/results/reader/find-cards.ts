import { type Box, type Grey, heightOf, scaled, widthOf } from './raster.ts';
import { findRuns, type Mask, maskText } from './text-runs.ts';

/** A player's row of a card. */
export interface CutRow {
  /** Number and word, tightly: `3 finishes`. */
  strip: Box;
  /** The number alone. */
  number: Box;
  /** Blank pixels between the number and the word. */
  space: number;
  /** The in-game name; undefined if none was found. */
  name: Box | undefined;
}

/** A team's card. */
export interface CutCard {
  rows: CutRow[];
  /** The large number of its place; undefined for a crown, and where it is cut off. */
  rank: Box | undefined;
  /** At the upper or lower end of its column, so that rows may be missing. */
  isAtTop: boolean;
  isAtBottom: boolean;
  /** Columns of cards from left to right, from 0. */
  column: number;
}

/** Finds the cards of a result screen; none if the picture is of something else. */
export function findCards(grey: Grey): CutCard[] {
  const mask = maskText(grey);
  const runs = findRuns(mask);
  const low = grey.height * 0.012;
  const high = grey.height * 0.065;
  const lines = runs.filter((box) => heightOf(box) >= low && heightOf(box) <= high);
  const numbered = findNumbered({ grey, mask, lines });
  if (numbered.length < fewestRows) return [];
  const columns = toColumns(numbered, grey.width);
  return columns.flatMap((rows, index) => {
    const left = Math.max(0, ...(columns[index - 1] ?? []).map(({ strip }) => strip.right));
    const right = Math.max(...rows.map(({ strip }) => strip.right));
    // Entirely within this column.
    const own = runs.filter((box) => box.left >= left && box.right <= right);
    const all = [...rows, ...findCovered({ grey, mask, rows, runs: own })];
    return cutColumn({
      rows: all.toSorted((a, b) => a.strip.top - b.strip.top),
      index,
      runs: own,
      height: grey.height,
    });
  });
}

/** Finds numbers hidden by the match shining through, at the word's expected position in rows that have a name. */
function findCovered({
  grey,
  mask,
  rows,
  runs,
}: {
  grey: Grey;
  mask: Mask;
  rows: readonly Numbered[];
  runs: readonly Box[];
}): Numbered[] {
  const height = median(rows.map(({ strip }) => heightOf(strip)));
  const [model] = rows.toSorted((a, b) => widthOf(a.strip) - widthOf(b.strip));
  if (!model) return [];
  const word = { ...model.strip, left: model.number.right + model.space };
  const start = median(rows.flatMap((row) => nameOf(row, runs, height)?.left ?? []));
  const size = { width: Math.round((widthOf(word) / height) * patchHeight), height: patchHeight };
  const patch = patchOf(grey, word, widthOf(word), size);
  return runs
    .filter(
      (box) =>
        Math.abs(box.left - start) <= height * 0.4 &&
        heightOf(box) <= height * 1.9 &&
        heightOf(box) >= height * 0.5 &&
        !rows.some(({ strip }) => Math.abs(middleOf(strip) - middleOf(box)) < height * 0.6),
    )
    .flatMap((name) => {
      const offsets = Array.from({ length: 9 }, (_, at) => ((at - 4) * height) / 12);
      const [best] = offsets
        .map((y) => {
          const top = Math.round(middleOf(name) - height / 2 + y);
          const at = { ...word, top, bottom: top + Math.round(height) };
          return { at, alike: correlate(patch, patchOf(grey, at, widthOf(word), size)) };
        })
        .toSorted((a, b) => b.alike - a.alike);
      if (!best || best.alike < coveredWord) return [];
      const number = numberBefore(word.left, { strip: best.at, mask, height });
      if (!number) return [];
      return [
        { strip: { ...best.at, left: number.left }, number, space: word.left - number.right },
      ];
    });
}

/** Minimum similarity of a partly covered word. */
const coveredWord = 0.55;

/** Fewer rows with the same word at their ends are not a result screen. */
const fewestRows = 4;

type Numbered = Omit<CutRow, 'name'>;

/** Letters fall between pixels: words are compared moved by up to one. */
const shifts = [0, -0.5, 0.5, -1, 1].flatMap((y) => [0, -0.7, 0.7].map((x) => [x, y] as const));
/** Height of patches that are compared, and how alike those of the same word are. */
const patchHeight = 14;
const sameWord = 0.72;

/**
 * Every row ends with the same word (`finishes`, in the client's language), so runs with equal ends are the rows, and what
 * precedes the word is the number.
 */
function findNumbered({
  grey,
  mask,
  lines,
}: {
  grey: Grey;
  mask: Mask;
  lines: readonly Box[];
}): Numbered[] {
  const seeds = lines.filter((box) => {
    const shape = widthOf(box) / heightOf(box);
    return shape > 1.6 && shape < 11;
  });
  let best: Box[] = [];
  const seen = new Set<Box>();
  for (const seed of seeds) {
    if (seen.has(seed)) continue;
    const height = heightOf(seed);
    const wide = Math.round(widthOf(seed) * 0.6);
    const size = { width: Math.round((wide / height) * patchHeight), height: patchHeight };
    const patch = patchOf(grey, seed, wide, size);
    const alike = lines.filter((box) => {
      if (widthOf(box) < wide || Math.abs(heightOf(box) - height) > Math.max(2, height * 0.22))
        return false;
      const compare = ([x, y]: readonly [number, number]) => {
        const top = middleOf(box) - height / 2 + y;
        const moved = { left: box.left, right: box.right + x, top, bottom: top + height };
        return correlate(patch, patchOf(grey, moved, wide, size));
      };
      return compare([0, 0]) > 0.3 && shifts.some((shift) => compare(shift) > sameWord);
    });
    if (alike.length >= fewestRows) for (const box of alike) seen.add(box);
    if (alike.length > best.length) best = alike;
  }
  return splitNumbers({ found: best, lines, mask });
}

/** Runs aligned with the others and as long, whose word is too blurred to compare. */
function alignedWith(found: readonly Box[], lines: readonly Box[]): Box[] {
  const widths = found.map(widthOf);
  const [least, most] = [Math.min(...widths) * 0.8, Math.max(...widths) * 1.3];
  const height = median(found.map(heightOf));
  const below = (side: 'left' | 'right', box: Box) =>
    found.filter((one) => Math.abs(one[side] - box[side]) <= 2).length;
  const countOf = (side: 'left' | 'right') => found.reduce((sum, box) => sum + below(side, box), 0);
  const side = countOf('right') >= countOf('left') ? 'right' : 'left';
  return lines.filter(
    (box) =>
      !found.includes(box) &&
      widthOf(box) >= least &&
      widthOf(box) <= most &&
      Math.abs(heightOf(box) - height) <= Math.max(2, height * 0.3) &&
      below(side, box) >= 2,
  );
}

const middleOf = ({ top, bottom }: Box) => (top + bottom) / 2;

/** The right end of a run, at a size that compares. */
function patchOf(grey: Grey, box: Box, wide: number, size: { width: number; height: number }) {
  return scaled(grey, { ...box, left: box.right - wide }, size).data;
}

/** How alike two patches are, whatever their brightness: 1 is the same, 0 has nothing in common. */
export function correlate(one: Uint8Array, other: Uint8Array): number {
  const count = one.length;
  let [sumOne, sumOther, squareOne, squareOther, product] = [0, 0, 0, 0, 0];
  for (let at = 0; at < count; at += 1) {
    const [a, b] = [one[at] ?? 0, other[at] ?? 0];
    sumOne += a;
    sumOther += b;
    squareOne += a * a;
    squareOther += b * b;
    product += a * b;
  }
  const spread = (squareOne - sumOne ** 2 / count) * (squareOther - sumOther ** 2 / count);
  return spread <= 0 ? 0 : (product - (sumOne * sumOther) / count) / Math.sqrt(spread);
}

/** The gap before the word: at the same distance from the end in every row, and wider than gaps within the word. */
function splitNumbers({
  found,
  lines,
  mask,
}: {
  found: readonly Box[];
  lines: readonly Box[];
  mask: Mask;
}): Numbered[] {
  const counts = new Map<number, { rows: number; wide: number }>();
  for (const strip of found)
    for (const { end, wide } of gapsOf(strip, mask)) {
      // Counted at its neighbours, too: edges differ by a pixel.
      for (const at of [end - 1, end, end + 1]) {
        const known = counts.get(at) ?? { rows: 0, wide: 0 };
        counts.set(at, { rows: known.rows + 1, wide: known.wide + wide });
      }
    }
  const height = median(found.map(heightOf));
  const usual = [...counts]
    .filter(([end, { rows }]) => rows >= found.length * 0.6 && end > height)
    .map(([end, { rows, wide }]) => ({ end, wide: wide / rows }))
    .toSorted((a, b) => b.wide - a.wide || b.end - a.end)[0];
  if (!usual) return [];
  return [...found, ...alignedWith(found, lines)].flatMap((strip) => {
    const gap = gapsOf(strip, mask).find(({ end }) => Math.abs(end - usual.end) <= 2);
    if (!gap && !found.includes(strip) && Math.abs(widthOf(strip) - usual.end) > 2) return [];
    const word = strip.right - (gap?.end ?? usual.end);
    const number = numberBefore(word, { strip, mask, height });
    if (!number) return [];
    return [{ strip: { ...strip, left: number.left }, number, space: word - number.right }];
  });
}

/** Space between number and word at most, in heights of the text. */
const widestSpace = 1.3;

/** The marks before a word, up to a gap wider than any between digits. Faint thin digits stand apart from the word's run. */
function numberBefore(
  word: number,
  { strip, mask, height }: { strip: Box; mask: Mask; height: number },
): Box | undefined {
  let [left, right] = [word, 0];
  for (let x = word - 1; x >= Math.max(0, word - height * 3.5); x -= 1) {
    if (isMarked(mask, x, strip)) {
      if (right === 0) right = x + 1;
      left = x;
    } else if (right === 0 ? word - x > height * widestSpace : left - x > height * 0.45) break;
  }
  return right - left >= 2 ? { ...strip, left, right } : undefined;
}

function isMarked({ width, data }: Mask, x: number, { top, bottom }: Box): boolean {
  for (let y = top; y < bottom; y += 1) if (data[y * width + x] === 1) return true;
  return false;
}

/**
 * Blank columns within a run, and left of it if the number is a separate run; `end` is measured from the right edge of the
 * run.
 */
function gapsOf(box: Box, mask: Mask): { end: number; wide: number }[] {
  const gaps: { end: number; wide: number }[] = [];
  const from = Math.max(0, box.left - Math.round(heightOf(box) * widestSpace));
  let wide = 0;
  for (let x = box.right - 1; x >= from; x -= 1) {
    if (!isMarked(mask, x, box)) {
      wide += 1;
      continue;
    }
    if (wide > 0) gaps.push({ end: box.right - 1 - x - wide, wide });
    wide = 0;
    if (x < box.left) break;
  }
  return gaps;
}

/** Groups rows with aligned ends or starts; a run aligned with no other is not a row. */
function toColumns(rows: readonly Numbered[], width: number): Numbered[][] {
  const near = Math.max(3, width * 0.004);
  const [byEnd, byStart] = (['right', 'left'] as const).map((side) => {
    const columns: Numbered[][] = [];
    for (const row of rows.toSorted((a, b) => a.strip[side] - b.strip[side])) {
      const column = columns.at(-1);
      if (row.strip[side] - (column?.at(-1)?.strip[side] ?? 0) <= near) column?.push(row);
      else columns.push([row]);
    }
    return columns.filter(({ length }) => length >= fewestRows);
  });
  const columns = (byEnd ?? []).flat().length >= (byStart ?? []).flat().length ? byEnd : byStart;
  return (columns ?? []).map((column) => column.toSorted((a, b) => a.strip.top - b.strip.top));
}

function cutColumn({
  rows,
  index,
  runs,
  height,
}: {
  rows: readonly Numbered[];
  index: number;
  /** All runs of the column. */
  runs: readonly Box[];
  height: number;
}): CutCard[] {
  const text = median(rows.map(({ number }) => heightOf(number)));
  const named = rows.map((row): CutRow => ({ ...row, name: nameOf(row, runs, text) }));
  const start = median(named.flatMap(({ name }) => (name ? [name.left] : [])));
  const steps = rows
    .slice(1)
    .map((row, at) => middleOf(row.strip) - middleOf(rows[at]?.strip ?? row.strip));
  const pitch = steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.3)] ?? height;
  const groups: CutRow[][] = [];
  for (const [at, row] of named.entries()) {
    const step = steps[at - 1];
    if (step === undefined || step > pitch * 1.2) groups.push([row]);
    else groups.at(-1)?.push(row);
  }
  return groups.map((group, at) => ({
    rows: group,
    rank: rankOf({ group, runs, start, text, pitch }),
    isAtTop: at === 0,
    isAtBottom: at === groups.length - 1,
    column: index,
  }));
}

/** Runs left of the number on its line, joined: names have spaces. */
function nameOf(
  { strip, number }: Pick<Numbered, 'strip' | 'number'>,
  runs: readonly Box[],
  text: number,
): Box | undefined {
  const middle = middleOf(strip);
  const pieces = runs.filter(
    (box) =>
      box.right <= number.left &&
      box.top < middle &&
      box.bottom > middle &&
      heightOf(box) <= text * 1.9,
  );
  if (pieces.length === 0) return undefined;
  const sorted = pieces.toSorted((a, b) => a.left - b.left);
  // A run far left of the rest is a panel's edge, or a rank that is cut off.
  const last = sorted.at(-1);
  if (!last) return undefined;
  let from = sorted.length - 1;
  while (from > 0 && (sorted[from]?.left ?? 0) - (sorted[from - 1]?.right ?? 0) < text * 1.2)
    from -= 1;
  const joined = sorted.slice(from);
  return {
    left: joined[0]?.left ?? last.left,
    top: Math.min(...joined.map(({ top }) => top)),
    right: last.right,
    bottom: Math.max(...joined.map(({ bottom }) => bottom)),
  };
}

/** The tallest run left of the names, at the card's height. */
function rankOf({
  group,
  runs,
  start,
  text,
  pitch,
}: {
  group: readonly CutRow[];
  runs: readonly Box[];
  start: number;
  text: number;
  pitch: number;
}): Box | undefined {
  const top = Math.min(...group.map(({ strip }) => strip.top)) - pitch * 0.5;
  const bottom = Math.max(...group.map(({ strip }) => strip.bottom)) + pitch * 1.7;
  return runs
    .filter(
      (box) =>
        box.right <= start &&
        box.top >= top &&
        box.bottom <= bottom &&
        heightOf(box) >= text * 1.25 &&
        heightOf(box) <= text * 3.5 &&
        widthOf(box) <= heightOf(box) * 2.2,
    )
    .toSorted((a, b) => heightOf(b) - heightOf(a))[0];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
