import { isImagePath, type PreviewKind, previewSizes } from '@one-dream/contract/images.ts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { appTexts } from '../app.texts.ts';
import { createDrawOnce } from '../draw-once.ts';

const ground = '#0b0e0c';
const cacheBytes = 16 * 1024 * 1024;

/** `GET /preview/:kind/:name`: a stored picture as a link preview, drawn on demand. */
export function servePreviews(
  app: FastifyInstance,
  platform: Pick<Platform, 'storage' | 'limiter'>,
): void {
  const drawOnce = createDrawOnce<Buffer | undefined>(platform, cacheBytes);
  // A name exists before its picture does, so misses are cached only briefly.
  const missing = new LRUCache<string, true>({ max: 1000, ttl: 60_000 });

  app.get<{ Params: { kind: string; name: string } }>(
    '/preview/:kind/:name',
    async (request, reply) => {
      const { kind, name } = request.params;
      const picture = `/images/${name.replace(/\.jpg$/, '.webp')}`;
      if (!isPreviewKind(kind) || !isImagePath(picture)) throw notFound();
      const key = `${kind} ${picture}`;
      if (missing.has(key)) throw notFound();
      const jpeg = await drawOnce({ key, sender: request.ip }, () =>
        draw({ storage: platform.storage, picture, kind }),
      );
      if (!jpeg) {
        missing.set(key, true);
        throw notFound();
      }
      return reply
        .type('image/jpeg')
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .send(jpeg);
    },
  );
}

async function draw({
  storage,
  picture,
  kind,
}: {
  storage: Storage;
  picture: string;
  kind: PreviewKind;
}): Promise<Buffer | undefined> {
  const found = await storage.get(picture.slice(1));
  if (!found) return undefined;
  const bytes = Buffer.concat(await found.body.toArray());
  const { default: sharp } = await import('sharp');
  return sharp(bytes)
    .resize({
      ...previewSizes[kind],
      fit: kind === 'team' ? 'contain' : 'cover',
      background: ground,
    })
    .flatten({ background: ground })
    .jpeg({ quality: 80 })
    .toBuffer();
}

function isPreviewKind(kind: string): kind is PreviewKind {
  return Object.hasOwn(previewSizes, kind);
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', appTexts.pictureGone);
}
