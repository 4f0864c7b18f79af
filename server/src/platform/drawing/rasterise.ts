import { imageUrl } from '@one-dream/contract/images.ts';
import type { Storage } from '../storage/storage.ts';
import type { Drawing, LaidPicture } from './canvas.ts';

/** Renders the drawing as PNG, with the stored pictures placed over it; missing ones are left out. */
export async function rasterise(
  { svg, pictures }: Drawing,
  { storage }: { storage: Storage },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const laid = await Promise.all(
    pictures.map(async (picture) => {
      const input = await readPicture(picture, storage);
      if (!input) return [];
      const size = Math.round(picture.size);
      const resized = await sharp(input)
        .resize({ width: size, height: size, fit: 'contain', background: '#0000' })
        .png()
        .toBuffer();
      return [{ input: resized, left: Math.round(picture.x), top: Math.round(picture.y) }];
    }),
  );
  return sharp(Buffer.from(svg)).composite(laid.flat()).png({ compressionLevel: 7 }).toBuffer();
}

async function readPicture(
  { path, size }: LaidPicture,
  storage: Storage,
): Promise<Buffer | undefined> {
  const found = await storage.get(imageUrl(path, size).slice(1));
  return found && Buffer.concat(await found.body.toArray());
}
