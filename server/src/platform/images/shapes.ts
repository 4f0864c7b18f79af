/** Kind of picture; determines its shape and widths. */
export type ImageKind =
  | 'avatar'
  | 'logo'
  | 'banner'
  | 'poster'
  | 'notification'
  | 'evidence'
  | 'screen';

/** Kinds with restricted visibility. */
export const privateKinds: readonly ImageKind[] = ['evidence', 'screen'];

type Size = { width: number; height: number };

/** Maps the size of an upright original to that of its widest copy, never larger than the original. */
export type Shape = (original: Size) => Size;

export const shapes: Readonly<Record<ImageKind, Shape>> = {
  avatar: square,
  logo: square,
  banner: within({ width: 1600, height: 1600 }),
  poster: within({ width: 1600, height: 1600 }),
  notification: within({ width: 960, height: 960 }),
  evidence: within({ width: 1600, height: 1600 }),
  // As wide as the reader looks at them.
  screen: within({ width: 2400, height: 2400 }),
};

function square({ width, height }: Size): Size {
  const side = Math.min(256, width, height);
  return { width: side, height: side };
}

function within(box: Size): Shape {
  return ({ width, height }) => {
    const scale = Math.min(1, box.width / width, box.height / height);
    return {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
  };
}
