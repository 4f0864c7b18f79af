/** Horizontal extent of a number column in a picture, in its pixels. */
export interface Column {
  from: number;
  to: number;
}

export const mostColumns = 4;
/** Share of the picture's width: fits three digits, but no name. */
const widest = 0.08;
const narrowest = 8;
/** Gap between two columns, so that their digits are not read as one number. */
const gap = 4;
/** The server's limit. */
export const mostRows = 40;

/** Clamps a column to the picture and the width of numbers: the right edge follows the left. */
export function fitColumn({ from, to }: Column, width: number): Column {
  const start = Math.max(0, Math.min(Math.round(from), width - narrowest));
  const furthest = Math.min(width, start + Math.max(narrowest, Math.round(width * widest)));
  return { from: start, to: Math.max(start + narrowest, Math.min(Math.round(to), furthest)) };
}

/** Draws the marked columns of every row, and nothing else. */
export function drawColumns(
  canvas: HTMLCanvasElement,
  { strips, columns }: { strips: readonly ImageBitmap[]; columns: readonly Column[] },
): void {
  const rows = strips.slice(0, mostRows);
  const height = rows[0]?.height ?? 0;
  canvas.width = columns.reduce((sum, { from, to }) => sum + to - from + gap, -gap);
  canvas.height = rows.length * height;
  const context = canvas.getContext('2d');
  for (const [row, strip] of rows.entries()) {
    let at = 0;
    for (const { from, to } of columns) {
      const wide = to - from;
      context?.drawImage(strip, from, 0, wide, height, at, row * height, wide, height);
      at += wide + gap;
    }
  }
}
