import { createHash } from 'node:crypto';
import { limitConcurrency } from '../limit-concurrency.ts';
import type { Storage } from '../storage/storage.ts';
import type { ImageRefusalReason } from './refusals.ts';
import { type ImageKind, shapes } from './shapes.ts';
import type { Copy } from './write-copies.ts';

/** Takes pictures from people: checks them, writes them anew and keeps them. */
export type Images = {
  /**
   * The path of the widest copy, `/images/<hash>-<width>.webp`; `contract/src/images.ts` derives the
   * narrower ones. Rejects only when the storage fails.
   */
  ingest(upload: {
    bytes: Uint8Array;
    kind: ImageKind;
  }): Promise<{ ok: true; path: string } | { ok: false; reason: ImageRefusalReason }>;
};

// A decoded picture may take 100 MB and more for a moment, and a core.
const picturesAtOnce = 2;

export function createImages({ storage }: { storage: Storage }): Images {
  const inTurn = limitConcurrency(picturesAtOnce);

  return {
    async ingest({ bytes, kind }) {
      // Not before there is a picture: a server at rest does without the library.
      const { decode } = await import('./decode.ts');
      const { writeCopies } = await import('./write-copies.ts');
      const written = await inTurn(async () => {
        const decoded = await decode({ bytes, shape: shapes[kind] });
        return decoded.ok
          ? { ok: true as const, copies: await writeCopies(decoded.pixels) }
          : decoded;
      });
      return written.ok
        ? { ok: true, path: await keep({ storage, copies: written.copies }) }
        : written;
    },
  };
}

async function keep({ storage, copies }: { storage: Storage; copies: Copy[] }): Promise<string> {
  const hash = createHash('sha256');
  for (const { bytes } of copies) hash.update(bytes);
  const name = hash.digest('hex').slice(0, 40);
  let path = '';
  // The widest is last, so that where it stands the narrower ones do too.
  for (const { width, bytes } of copies) {
    const key = `images/${name}-${width}.webp`;
    if (!(await storage.has(key)))
      await storage.put({ key, body: bytes, contentType: 'image/webp' });
    path = `/${key}`;
  }
  return path;
}
