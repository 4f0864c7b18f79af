/** A picture in shades of grey, one byte a pixel. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A rectangle of pixels; right and bottom are outside it. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const widthOf = ({ left, right }: Box) => right - left;
export const heightOf = ({ top, bottom }: Box) => bottom - top;

/** @param pixels RGBA, from a canvas */
export function toGrey(
  pixels: Uint8ClampedArray | Uint8Array,
  { width, height }: { width: number; height: number },
): Grey {
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]];
    data[at] = (red * 3 + green * 6 + blue) / 10;
  }
  return { width, height, data };
}

/** Grows a box, within its picture. */
export function grow(
  { left, top, right, bottom }: Box,
  by: { x: number; y: number },
  { width, height }: Grey,
): Box {
  return {
    left: Math.max(0, Math.round(left - by.x)),
    top: Math.max(0, Math.round(top - by.y)),
    right: Math.min(width, Math.round(right + by.x)),
    bottom: Math.min(height, Math.round(bottom + by.y)),
  };
}

/** Cuts a box out and scales it, pixels between others interpolated. */
export function scaled(
  { width, height, data }: Grey,
  box: Box,
  size: { width: number; height: number },
): Grey {
  const result = new Uint8Array(size.width * size.height);
  const stepX = widthOf(box) / size.width;
  const stepY = heightOf(box) / size.height;
  const at = (x: number, y: number) =>
    data[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] ?? 0;
  for (let y = 0; y < size.height; y += 1) {
    const fromY = box.top + (y + 0.5) * stepY - 0.5;
    const row = Math.floor(fromY);
    const shareY = fromY - row;
    for (let x = 0; x < size.width; x += 1) {
      const fromX = box.left + (x + 0.5) * stepX - 0.5;
      const column = Math.floor(fromX);
      const shareX = fromX - column;
      const upper = at(column, row) * (1 - shareX) + at(column + 1, row) * shareX;
      const lower = at(column, row + 1) * (1 - shareX) + at(column + 1, row + 1) * shareX;
      result[y * size.width + x] = upper * (1 - shareY) + lower * shareY;
    }
  }
  return { ...size, data: result };
}
