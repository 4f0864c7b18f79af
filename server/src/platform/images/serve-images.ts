import { copiesInPlaceOf } from '@one-dream/contract/images.ts';
import type { FastifyInstance } from 'fastify';
import type { Storage, StoredObject } from '../storage/storage.ts';

/**
 * Fastify plugin: `GET /images/:name`. Names identify content, so responses are immutable; conditional requests are answered
 * without touching the storage.
 */
export async function serveImages(app: FastifyInstance, { storage }: { storage: Storage }) {
  app.get<{ Params: { name: string } }>('/images/:name', async (request, reply) => {
    const { name } = request.params;
    reply.header('X-Content-Type-Options', 'nosniff');
    const copies = copiesInPlaceOf(`/images/${name}`);
    if (copies.length === 0) return notFound();

    const etag = `"${name}"`;
    const known = request.headers['if-none-match']?.includes(etag);
    const found = known ? undefined : await findFirst(storage, copies);
    if (!known && !found) return notFound();

    reply.header('Cache-Control', 'public, max-age=31536000, immutable').header('ETag', etag);
    if (!found) return reply.code(304).send();
    return reply.type('image/webp').header('Content-Length', found.size).send(found.body);

    function notFound() {
      return reply.code(404).header('Cache-Control', 'no-store').send({
        success: false,
        code: 'NOT_FOUND',
        message: 'This picture is no longer here.',
      });
    }
  });
}

async function findFirst(storage: Storage, paths: string[]): Promise<StoredObject | undefined> {
  for (const path of paths) {
    const found = await storage.get(path.slice(1));
    if (found) return found;
  }
  return undefined;
}
