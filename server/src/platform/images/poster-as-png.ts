import type { Storage } from '../storage/storage.ts';

/** Width at which Discord shows an event's picture (pixels). */
const shape = { width: 800, height: 320 } as const;

/** Converts a picture of the site for clients without WebP. `undefined`: missing or unreadable. */
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
