/**
 * How stored pictures are named, so that a page can ask for the width it needs.
 *
 * A picture is stored at several widths under `/images/<hash>-<width>.webp`. The wire carries the
 * path of the widest; the narrower ones are the steps of its ladder below it. A picture that was
 * small to begin with is never enlarged, so the widest may be any number. A wide poster also has an upright copy,
 * `/images/<hash>-<widest>-upright.webp`: what a phone would show of it.
 *
 * Pictures from before a step of the ladder, or before upright copies, lack these. The server then sends another copy.
 */

/** Emblems (avatar, logo) are square and at most 256 px wide; everything else keeps its ratio. */
const emblemLadder = [64, 128, 256] as const;
const pictureLadder = [480, 768, 960, 1600] as const;

/** Which media types a file field should offer; the server looks at the bytes, not at this. */
export const imageAccept = 'image/png,image/jpeg,image/webp,image/avif,image/gif';

const stored = /^\/(images|private)\/[0-9a-f]{40}-([1-9]\d{0,3})\.webp$/;
const storedCopy = /^(\/images\/[0-9a-f]{40}-)([1-9]\d{0,3})(-upright)?\.webp$/;

/** The part of a poster that its upright copy shows: `ratio` is width by height, `focus` is `object-position` from the left. */
export const uprightPart = { ratio: 2 / 3, focus: 0.7, maxWidth: 768 } as const;

/** Media query of the screens that the upright copy fills: phones held upright, not a tall window of a desk. */
export const uprightScreens = `(max-aspect-ratio: 2/3) and (max-width: ${uprightPart.maxWidth}px)`;

/** Whether `path` is a stored picture's path as the wire carries it, of one that everybody may see. */
export function isImagePath(path: string): boolean {
  return stored.exec(path)?.[1] === 'images';
}

/** Whether `path` is kept of a picture that is shown to some alone: the wire carries it with a signature, for a while. */
export function isPrivatePicture(path: string): boolean {
  return stored.exec(path)?.[1] === 'private';
}

/** The widths, ascending, in which a picture exists whose widest is `widest` px. */
export function widthLadder(widest: number): number[] {
  const ladder = widest <= 256 ? emblemLadder : pictureLadder;
  return [...ladder.filter((width) => width < widest), widest];
}

/** The widths, ascending, in which the picture at `path` exists; none when it is not a stored picture. */
export function imageWidths(path: string): number[] {
  const widest = stored.exec(path)?.[2];
  return widest ? widthLadder(Number(widest)) : [];
}

/** Path of a poster's upright copy; undefined when `path` is not a stored picture. */
export function uprightUrl(path: string): string | undefined {
  return isImagePath(path) ? path.replace(/\.webp$/, '-upright.webp') : undefined;
}

/** The paths of all copies that a picture can have, the widest first; none when it is not a stored picture. */
export function imageCopies(path: string): string[] {
  const widths = imageWidths(path).map((width) => imageUrl(path, width));
  const upright = uprightUrl(path);
  return [...widths.reverse(), ...(upright ? [upright] : [])];
}

/**
 * Paths where the copy that is asked for stands, and after it those that can take its place where it was never
 * made, the best first; none when `path` does not name a copy.
 */
export function copiesInPlaceOf(path: string): string[] {
  const [, start, width, upright] = storedCopy.exec(path) ?? [];
  if (!start) return [];
  if (upright) return [path, `${start}${width}.webp`];
  const step = (pictureLadder as readonly number[]).indexOf(Number(width));
  if (step < 1 || step === pictureLadder.length - 1) return [path];
  const others = [...pictureLadder.slice(step + 1), ...pictureLadder.slice(0, step).reverse()];
  return [path, ...others.map((other) => `${start}${other}.webp`)];
}

/** Path of the narrowest copy that still fills `width` px, else of the widest. Foreign paths stay as they are. */
export function imageUrl(path: string, width: number): string {
  const match = imageWidths(path).find((candidate) => candidate >= width);
  return match ? `${path.slice(0, path.lastIndexOf('-') + 1)}${match}.webp` : path;
}

/** Value for an `<img srcset>`; undefined when `path` is not a stored picture. Needs `sizes` beside it. */
export function srcSet(path: string): string | undefined {
  const entries = imageWidths(path).map((width) => `${imageUrl(path, width)} ${width}w`);
  return entries.length > 0 ? entries.join(', ') : undefined;
}

/**
 * `sizes` of the pictures that pages begin with. The server asks for them in the head of the page:
 * with other words than the picture's own, the browser would fetch another width.
 */
export const firstPictureSizes = {
  // Cropped to the height of the screen, a wide picture is wider than a phone.
  poster: 'max(100vw, 178vh)',
  tournament: '(min-width: 1280px) 756px, (min-width: 1024px) calc(100vw - 476px), 100vw',
} as const;
