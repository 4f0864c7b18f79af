import type { Storage } from '../storage/storage.ts';

/** As wide as Discord shows the picture of an event (pixels). */
const shape = { width: 800, height: 320 } as const;

/** A picture of the site for where WebP is not taken. `undefined`: it is not there, or cannot be read. */
export async function posterAsPng(
  { storage }: { storage: Storage },
  path: string,
): Promise<Buffer | undefined> {
  const found = path.startsWith('/images/') ? await storage.get(path.slice(1)) : undefined;
  if (!found) return undefined;
  const bytes = Buffer.concat(await found.body.toArray());
  const { default: sharp } = await import('sharp');
  return sharp(bytes)
    .resize({ ...shape, fit: 'cover' })
    .png()
    .toBuffer()
    .catch(() => undefined);
}
