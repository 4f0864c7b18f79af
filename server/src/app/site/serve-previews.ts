import { isImagePath } from '@one-dream/contract/images.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { semaphore } from '../../platform/semaphore.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** Chat apps want JPEG in these shapes. */
export const previewSizes = {
  tournament: { width: 1200, height: 630 },
  team: { width: 600, height: 600 },
} as const;

type PreviewKind = keyof typeof previewSizes;

const ground = '#0b0e0c';
const keptAtMost = 200;

/** Path of the preview of a stored picture, which names its content: it may be kept for good. */
export function previewPath({ kind, picture }: { kind: PreviewKind; picture: string }): string {
  const name = picture.replace('/images/', '').replace('.webp', '');
  return `/preview/${kind}/${name}.jpg`;
}

/** `GET /preview/:kind/:name`: a stored picture as link previews take it. Drawn when asked for, the last ones kept. */
export function servePreviews(app: FastifyInstance, { storage }: { storage: Storage }): void {
  const kept = new Map<string, Buffer>();
  const inTurn = semaphore(1);

  app.get<{ Params: { kind: string; name: string } }>(
    '/preview/:kind/:name',
    async (request, reply) => {
      const { kind, name } = request.params;
      const picture = `/images/${name.replace(/\.jpg$/, '.webp')}`;
      if (!isPreviewKind(kind) || !isImagePath(picture)) throw notFound();
      const key = `${kind}/${name}`;
      const jpeg = kept.get(key) ?? (await inTurn(() => draw({ storage, picture, kind })));
      if (!jpeg) throw notFound();
      kept.delete(key);
      kept.set(key, jpeg);
      const [oldest] = kept.keys();
      if (kept.size > keptAtMost && oldest) kept.delete(oldest);
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
  return new AppError('NOT_FOUND', 'This picture is no longer here.');
}
