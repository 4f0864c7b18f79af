import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '../../errors.ts';
import { platformTexts } from '../platform.texts.ts';
import { semaphore } from '../semaphore.ts';
import type { Storage } from '../storage/storage.ts';
import type { ImageRefusalReason } from './refusals.ts';
import { type ImageKind, privateKinds, shapes } from './shapes.ts';
import type { Copy } from './write-copies.ts';

/** Ingests uploaded pictures: validates, re-encodes and stores them. */
export type Images = {
  /**
   * Answers the path of the widest copy: `/images/<hash>-<width>.webp`, or `/private/…` for kinds with restricted visibility.
   * `contract/src/images.ts` derives the others. Rejects only if the storage or `beforeKeeping` fails, or with UNAVAILABLE while
   * too many pictures wait.
   */
  ingest(upload: {
    bytes: Uint8Array;
    kind: ImageKind;
    /**
     * Receives the path before the first byte is written, under a name unique to this upload. If omitted, equal pictures
     * share a name and are never removed: for pictures shipped with the product.
     */
    beforeKeeping?: (path: string) => Promise<void>;
  }): Promise<{ ok: true; path: string } | { ok: false; reason: ImageRefusalReason }>;
};

// A picture takes a CPU core; `decode` bounds the memory.
const picturesAtOnce = 2;

export function createImages({ storage }: { storage: Storage }): Images {
  const inTurn = semaphore(picturesAtOnce, {
    // Each that waits holds up to 5 MB. Senders give up rather than wait longer.
    longestQueue: 60,
    longestWait: 20_000,
    refuse: () => new AppError('UNAVAILABLE', platformTexts.picturesBusy, { retryAfter: 10 }),
  });

  return {
    async ingest({ bytes, kind, beforeKeeping }) {
      // Loaded lazily: an idle server does without the library.
      const { decode } = await import('./decode.ts');
      const { writeCopies } = await import('./write-copies.ts');
      const folder = privateKinds.includes(kind) ? 'private' : 'images';
      const written = await inTurn(async () => {
        const decoded = await decode({ bytes, shape: shapes[kind] });
        return decoded.ok
          ? {
              ok: true as const,
              copies: await writeCopies(decoded.pixels, { upright: kind === 'poster' }),
            }
          : decoded;
      });
      return written.ok
        ? {
            ok: true,
            path: await store({ storage, folder, copies: written.copies, beforeKeeping }),
          }
        : written;
    },
  };
}

async function store({
  storage,
  folder,
  copies,
  beforeKeeping,
}: {
  storage: Storage;
  folder: string;
  copies: Copy[];
  beforeKeeping: ((path: string) => Promise<void>) | undefined;
}): Promise<string> {
  const hash = createHash('sha256');
  for (const { bytes } of copies) hash.update(bytes);
  // With a shared name, removing one person's picture would remove another person's identical one.
  if (beforeKeeping) hash.update(randomBytes(32));
  const name = hash.digest('hex').slice(0, 40);
  const keyOf = (copy: Copy) => `${folder}/${name}-${copy.name}.webp`;
  const path = `/${copies.map(keyOf).at(-1)}`;
  await beforeKeeping?.(path);
  // The widest is written last, so its presence implies the others.
  for (const copy of copies) {
    const key = keyOf(copy);
    if (beforeKeeping || !(await storage.has(key)))
      await storage.put({ key, body: copy.bytes, contentType: 'image/webp' });
  }
  return path;
}
