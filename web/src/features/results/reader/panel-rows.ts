import { median } from './find-cards.ts';
import type { Box } from './raster.ts';

/**
 * Top of a panel above its number, and the distance to the next panel, found at the widest gap between names and numbers of
 * all panels overlaid. Undefined if that gap could be within panels, as names would be assigned to the wrong slot.
 */
export function panelRows(
  names: readonly Box[],
  { rows, labels, line }: { rows: readonly number[]; labels: readonly Box[]; line: number },
): { top: number; pitch: number } | undefined {
  const [first = 0] = rows;
  const steps = rows.slice(1).map((y, at) => y - (rows[at] ?? 0));
  if (steps.length === 0) return { top: Number.NEGATIVE_INFINITY, pitch: Number.POSITIVE_INFINITY };
  const pitch = Math.round(median(steps));
  const fold = new Uint8Array(pitch);
  const mark = ({ top, bottom }: Box, value: number) => {
    for (let y = Math.floor(top); y < bottom; y += 1) {
      const at = ((Math.round(y - first) % pitch) + pitch) % pitch;
      fold[at] = (fold[at] ?? 0) | value;
    }
  };
  for (const name of names) mark(name, 1);
  for (const label of labels) mark(label, 2);
  const at = (y: number) => fold[((y % pitch) + pitch) % pitch] ?? 0;
  const gapFrom = (from: number) => {
    let wide = 0;
    while (wide < pitch && at(from + wide) === 0) wide += 1;
    return wide;
  };
  let best = { from: 0, wide: 0 };
  for (let from = 0; from < pitch; from += 1)
    if (at(from - 1) !== 0 && gapFrom(from) > best.wide) best = { from, wide: gapFrom(from) };
  // The number is a headline of its own if no name stands beside it, and it does not stand between two of them.
  let above = 0;
  while (above > -pitch && at(above) !== 0) above -= 1;
  let below = 0;
  while (below < pitch && at(below) !== 0) below += 1;
  const beside = Array.from({ length: below - above - 1 }, (_, y) => at(above + 1 + y));
  let start = above;
  while (start > above - pitch && at(start) === 0) start -= 1;
  if (!beside.some((value) => value & 1) && above - start >= best.wide * 0.6)
    return { top: above - line * 0.1, pitch };
  const others: number[] = [];
  for (let from = 0; from < pitch; from += 1)
    if (at(from - 1) !== 0 && at(from) === 0 && from !== best.from) others.push(gapFrom(from));
  // A slot does not begin right below its number either.
  const isUnclear =
    Math.max(0, ...others) > best.wide * 0.75 || (best.from === below && below <= line);
  if (names.length > 0 && isUnclear) return undefined;
  const boundary = Math.round(best.from + best.wide / 2);
  return { top: boundary - pitch, pitch };
}
