import { isImagePath, type PreviewKind, previewSizes } from '@one-dream/contract/images.ts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { semaphore } from '../../platform/semaphore.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { appTexts } from '../app.texts.ts';

const ground = '#0b0e0c';
const cacheBytes = 16 * 1024 * 1024;
/** Queue limit for rendering; each preview takes about 20 ms. */
const longestQueue = 20;

/**
 * `GET /preview/:kind/:name`: a stored picture as a link preview. Rendered on demand, once for all concurrent requests;
 * recent ones are cached. Only cache misses count towards the sender's rate limit.
 */
export function servePreviews(
  app: FastifyInstance,
  { storage, limiter }: Pick<Platform, 'storage' | 'limiter'>,
): void {
  const cache = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: ({ length }) => length,
  });
  // A name exists before its picture does, so misses are cached only briefly.
  const missing = new LRUCache<string, true>({ max: 1000, ttl: 60_000 });
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  const inTurn = semaphore(1, { longestQueue, refuse: tooMany });

  async function drawOnce(
    { picture, kind }: { picture: string; kind: PreviewKind },
    sender: string,
  ): Promise<Buffer | undefined> {
    const key = `${kind} ${picture}`;
    const known = cache.get(key) ?? underWay.get(key);
    if (known) return known;
    if (missing.has(key)) return undefined;
    await limiter.consume('drawnByAddress', sender);
    const begun = underWay.get(key);
    if (begun) return begun;
    const drawn = inTurn(() => draw({ storage, picture, kind }));
    underWay.set(key, drawn);
    try {
      const jpeg = await drawn;
      if (jpeg) cache.set(key, jpeg);
      else missing.set(key, true);
      return jpeg;
    } finally {
      underWay.delete(key);
    }
  }

  app.get<{ Params: { kind: string; name: string } }>(
    '/preview/:kind/:name',
    async (request, reply) => {
      const { kind, name } = request.params;
      const picture = `/images/${name.replace(/\.jpg$/, '.webp')}`;
      if (!isPreviewKind(kind) || !isImagePath(picture)) throw notFound();
      const jpeg = await drawOnce({ picture, kind }, request.ip);
      if (!jpeg) throw notFound();
      return reply
        .type('image/jpeg')
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .send(jpeg);
    },
  );
}

function tooMany(): AppError {
  return new AppError('UNAVAILABLE', commonTexts.drawingMany, {
    retryAfter: 5,
  });
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
