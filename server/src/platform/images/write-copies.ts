import { uprightPart, widthLadder } from '@one-dream/contract/images.ts';
import sharp from 'sharp';
import type { Pixels } from './decode.ts';

// Emblems are small and hard-edged; larger pictures have pixels to spare and slow networks to cross.
const quality = { emblem: 84, wide: 76 };

// sharp would keep recent operations in memory in case they are asked for again; uploads never are.
sharp.cache(false);

/** `name` tells it from the picture's other copies: its width, or `<widest>-upright`. */
export type Copy = { name: string; bytes: Buffer };

/** Every width of the ladder, ascending; an upright copy before them, where it is wanted and would show less than all. */
export function writeCopies(pixels: Pixels, { upright }: { upright: boolean }): Promise<Copy[]> {
  const part = upright ? uprightOf(pixels) : undefined;
  const widths = widthLadder(pixels.width).map((width) =>
    writeCopy(pixels, {
      name: String(width),
      size: { width, height: scaled(pixels.height, width / pixels.width) },
    }),
  );
  return Promise.all([...(part ? [writeCopy(pixels, part)] : []), ...widths]);
}

interface Wanted {
  name: string;
  size: { width: number; height: number };
  /** The whole of the picture without it. */
  part?: { left: number; top: number; width: number; height: number };
}

function uprightOf({ width, height }: Pixels): Wanted | undefined {
  const { ratio, focus, maxWidth } = uprightPart;
  const partWidth = scaled(height, ratio);
  if (partWidth >= width) return undefined;
  const part = { left: Math.round((width - partWidth) * focus), top: 0, width: partWidth, height };
  const size = { width: Math.min(partWidth, maxWidth), height };
  size.height = scaled(height, size.width / partWidth);
  return { name: `${width}-upright`, size, part };
}

async function writeCopy({ data, ...raw }: Pixels, { name, size, part }: Wanted): Promise<Copy> {
  const picture = sharp(data, { raw });
  const bytes = await (part ? picture.extract(part) : picture)
    .resize({ ...size, fit: 'fill' })
    // Without it, WebP halves the colour resolution and a bright line on dark frays.
    .webp({ quality: raw.width <= 256 ? quality.emblem : quality.wide, smartSubsample: true })
    .toBuffer();
  return { name, bytes };
}

function scaled(length: number, by: number): number {
  return Math.max(1, Math.round(length * by));
}
