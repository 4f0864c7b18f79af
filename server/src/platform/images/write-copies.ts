import { widthLadder } from '@one-dream/contract/images.ts';
import sharp from 'sharp';
import type { Pixels } from './decode.ts';

// Emblems are small and hard-edged; larger pictures have pixels to spare and slow networks to cross.
const quality = { emblem: 84, wide: 76 };

// sharp would keep recent operations in memory in case they are asked for again; uploads never are.
sharp.cache(false);

export type Copy = { width: number; bytes: Buffer };

/** Every width of the ladder, ascending. */
export function writeCopies({ data, ...raw }: Pixels): Promise<Copy[]> {
  const copies = widthLadder(raw.width).map(async (width) => {
    const height = Math.max(1, Math.round((raw.height * width) / raw.width));
    const bytes = await sharp(data, { raw })
      .resize({ width, height, fit: 'fill' })
      // Without it, WebP halves the colour resolution and a bright line on dark frays.
      .webp({ quality: raw.width <= 256 ? quality.emblem : quality.wide, smartSubsample: true })
      .toBuffer();
    return { width, bytes };
  });
  return Promise.all(copies);
}
