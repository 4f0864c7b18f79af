import { type Box, type Grey, heightOf, widthOf } from './raster.ts';

/** One byte a pixel: 1 where light text stands on what is darker around it. */
export interface Mask {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Brightness by which text stands out from its surroundings. Dim ghosts of the match shine through panels below it. */
const contrast = 26;

/** Marks what is clearly lighter than its surroundings: text, on any panel. */
export function maskText({ width, height, data }: Grey): Mask {
  const radius = Math.max(6, Math.round(height * 0.022));
  const sums = sumsOf({ width, height, data });
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const sum =
        (sums[bottom * (width + 1) + right] ?? 0) -
        (sums[top * (width + 1) + right] ?? 0) -
        (sums[bottom * (width + 1) + left] ?? 0) +
        (sums[top * (width + 1) + left] ?? 0);
      const mean = sum / ((bottom - top) * (right - left));
      mask[y * width + x] = Number((data[y * width + x] ?? 0) > mean + contrast);
    }
  }
  return { width, height, data: mask };
}

/** Sums of everything above and left of each pixel. */
function sumsOf({ width, height, data }: Grey): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/**
 * Boxes around runs of text: marked pixels joined across gaps of a word space.
 * @returns boxes of marked pixels, of any height
 */
export function findRuns(mask: Mask): Box[] {
  const { width, height, data } = mask;
  const gap = Math.max(4, Math.round(height * 0.014));
  /** Stretches of a line joined across gaps, with the group they belong to. */
  const parents: number[] = [];
  const boxes: Box[] = [];
  const rootOf = (group: number): number => {
    let root = group;
    while (parents[root] !== root) root = parents[root] ?? root;
    return root;
  };
  let above: { from: number; to: number; group: number }[] = [];
  for (let y = 0; y < height; y += 1) {
    const line: typeof above = [];
    let from = -1;
    let last = -1;
    const end = () => {
      if (from < 0) return;
      const group = parents.length;
      parents.push(group);
      boxes.push({ left: from, top: y, right: last + 1, bottom: y + 1 });
      line.push({ from, to: last + 1, group });
    };
    for (let x = 0; x < width; x += 1) {
      if (data[y * width + x] !== 1) continue;
      if (from >= 0 && x - last > gap) {
        end();
        from = x;
      } else if (from < 0) from = x;
      last = x;
    }
    end();
    let at = 0;
    for (const stretch of line) {
      while (at > 0 && (above[at - 1]?.to ?? 0) >= stretch.from) at -= 1;
      for (; at < above.length; at += 1) {
        const upper = above[at];
        if (!upper || upper.from > stretch.to) break;
        if (upper.to < stretch.from) continue;
        const [one, other] = [rootOf(upper.group), rootOf(stretch.group)];
        if (one === other) continue;
        parents[other] = one;
        const [into, box] = [boxes[one], boxes[other]];
        if (into && box) {
          into.left = Math.min(into.left, box.left);
          into.top = Math.min(into.top, box.top);
          into.right = Math.max(into.right, box.right);
          into.bottom = Math.max(into.bottom, box.bottom);
        }
      }
    }
    above = line;
  }
  return boxes.filter(
    (box, group) =>
      parents[group] === group && widthOf(box) >= 3 && heightOf(box) >= Math.max(5, height * 0.01),
  );
}
