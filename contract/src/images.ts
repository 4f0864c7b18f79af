/**
 * Naming of stored pictures, so that a page can request the width it needs.
 *
 * A picture is stored at several widths under `/images/<hash>-<width>.webp`. The wire carries the path of the widest; the
 * narrower ones are the steps of its ladder below it. Small pictures are never enlarged, so the widest may be any number. A
 * wide poster also has an upright copy for phones, `/images/<hash>-<widest>-upright.webp`.
 *
 * Older pictures may lack a step of the ladder or the upright copy; the server then sends another copy.
 */

/** Emblems (avatar, logo) are square and at most 256 px wide; everything else keeps its ratio. */
const emblemLadder = [64, 128, 256] as const;
const pictureLadder = [480, 768, 960, 1600] as const;

/** Media types offered by file fields; the server checks the bytes instead. */
export const imageAccept = 'image/png,image/jpeg,image/webp,image/avif,image/gif';

const stored = /^\/(images|private)\/[0-9a-f]{40}-([1-9]\d{0,3})\.webp$/;
const storedCopy = /^(\/images\/[0-9a-f]{40}-)([1-9]\d{0,3})(-upright)?\.webp$/;

/** Part of a poster shown by its upright copy: `ratio` is width by height, `focus` is `object-position` from the left. */
export const uprightPart = { ratio: 2 / 3, focus: 0.7, maxWidth: 768 } as const;

/** Media query for the upright copy: phones in portrait mode, but not tall desktop windows. */
export const uprightScreens = `(max-aspect-ratio: 2/3) and (max-width: ${uprightPart.maxWidth}px)`;

/** Whether `path` is the wire path of a public stored picture. */
export function isImagePath(path: string): boolean {
  return stored.exec(path)?.[1] === 'images';
}

/** Whether `path` is the stored path of a private picture, which on the wire carries a temporary signature. */
export function isPrivatePicture(path: string): boolean {
  return stored.exec(path)?.[1] === 'private';
}

/** Available widths, ascending, of a picture whose widest copy is `widest` px. */
export function widthLadder(widest: number): number[] {
  const ladder = widest <= 256 ? emblemLadder : pictureLadder;
  return [...ladder.filter((width) => width < widest), widest];
}

/** Available widths, ascending, of the picture at `path`; none if it is not a stored picture. */
export function imageWidths(path: string): number[] {
  const widest = stored.exec(path)?.[2];
  return widest ? widthLadder(Number(widest)) : [];
}

/** Path of a poster's upright copy; undefined if `path` is not a stored picture. */
export function uprightUrl(path: string): string | undefined {
  return isImagePath(path) ? path.replace(/\.webp$/, '-upright.webp') : undefined;
}

/** Paths of all possible copies, widest first; none if it is not a stored picture. */
export function imageCopies(path: string): string[] {
  const widths = imageWidths(path).map((width) => imageUrl(path, width));
  const upright = uprightUrl(path);
  return [...widths.reverse(), ...(upright ? [upright] : [])];
}

/**
 * Paths of the requested copy and its substitutes, in case it was never made, best first; none if `path` is not a copy.
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

/** Path of the narrowest copy that fills `width` px, else of the widest. Foreign paths are returned unchanged. */
export function imageUrl(path: string, width: number): string {
  const match = imageWidths(path).find((candidate) => candidate >= width);
  return match ? `${path.slice(0, path.lastIndexOf('-') + 1)}${match}.webp` : path;
}

/** Value of `<img srcset>`, to be used with `sizes`; undefined if `path` is not a stored picture. */
export function srcSet(path: string): string | undefined {
  const entries = imageWidths(path).map((width) => `${imageUrl(path, width)} ${width}w`);
  return entries.length > 0 ? entries.join(', ') : undefined;
}

/**
 * `sizes` of the largest picture of each page. The server preloads them in the head: if the value differed from the
 * picture's own, the browser would fetch another width.
 */
export const firstPictureSizes = {
  // Cropped to the screen's height, a wide picture is wider than a phone.
  poster: 'max(100vw, 178vh)',
  tournament: '(min-width: 1280px) 756px, (min-width: 1024px) calc(100vw - 476px), 100vw',
} as const;

/** Sizes of link previews; chat apps expect JPEG. */
export const previewSizes = {
  tournament: { width: 1200, height: 630 },
  team: { width: 600, height: 600 },
} as const;

export type PreviewKind = keyof typeof previewSizes;

/** Path of a stored picture's preview; it identifies the content, so it is immutable. */
export function previewPath({ kind, picture }: { kind: PreviewKind; picture: string }): string {
  const name = picture.replace('/images/', '').replace('.webp', '');
  return `/preview/${kind}/${name}.jpg`;
}
