import { uprightPart, widthLadder } from '@one-dream/contract/images.ts';
import sharp from 'sharp';
import type { Pixels } from './decode.ts';

// Emblems are small and hard-edged; larger pictures tolerate more compression and cross slow networks.
const quality = { emblem: 84, wide: 76 };

// sharp would cache recent operations in memory; uploads never repeat.
sharp.cache(false);

/** `name` distinguishes the copies of a picture: its width, or `<widest>-upright`. */
export type Copy = { name: string; bytes: Buffer };

/** Writes every width of the ladder, ascending, preceded by an upright copy if requested and smaller than the whole. */
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
  /** The whole picture if omitted. */
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
    // Otherwise WebP halves the colour resolution, and bright lines on dark fray.
    .webp({ quality: raw.width <= 256 ? quality.emblem : quality.wide, smartSubsample: true })
    .toBuffer();
  return { name, bytes };
}

function scaled(length: number, by: number): number {
  return Math.max(1, Math.round(length * by));
}
