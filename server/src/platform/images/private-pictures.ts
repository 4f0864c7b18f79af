import { timingSafeEqual } from 'node:crypto';
import { isPrivatePicture } from '@one-dream/contract/images.ts';
import type { FastifyInstance } from 'fastify';
import { siteKey } from '../database/site-keys.queries.ts';
import type { Platform } from '../platform.ts';
import { signContent } from '../secrets.ts';

/** Milliseconds. An address is stable for that long, so that an open page fetches its pictures once. */
const hour = 60 * 60 * 1000;

/**
 * Signs the addresses of private pictures: proofs of payment, evidence. A browser sends no session with an image request, so
 * each viewer gets an address valid for one to two hours, and no cache may store the response. Must be called outside
 * transactions, because the key is.
 */
export async function privatePictures(
  platform: Pick<Platform, 'db' | 'now'>,
): Promise<(path: string) => string> {
  const key = await siteKey(platform.db, 'pictures');
  const until = (Math.floor(platform.now().getTime() / hour) + 2) * hour;
  return (path) =>
    isPrivatePicture(path) ? `${path}?until=${until}&by=${sign(key, { path, until })}` : path;
}

function sign(key: string, { path, until }: { path: string; until: number }): string {
  return signContent(key, `${path} ${until}`);
}

/** Fastify plugin: `GET /private/:name`, for valid addresses made by `privatePictures`. */
export async function servePrivatePictures(
  app: FastifyInstance,
  { db, now, storage }: Pick<Platform, 'db' | 'now' | 'storage'>,
) {
  app.get<{ Params: { name: string }; Querystring: { until?: unknown; by?: unknown } }>(
    '/private/:name',
    async (request, reply) => {
      const path = `/private/${request.params.name}`;
      const until = Number(request.query.until);
      const given = Buffer.from(String(request.query.by));
      const wanted = Buffer.from(sign(await siteKey(db, 'pictures'), { path, until }));
      const isGood =
        isPrivatePicture(path) &&
        until > now().getTime() &&
        given.length === wanted.length &&
        timingSafeEqual(given, wanted);
      const found = isGood ? await storage.get(path.slice(1)) : undefined;
      reply.header('X-Content-Type-Options', 'nosniff');
      if (!found)
        return reply.code(404).header('Cache-Control', 'no-store').send({
          success: false,
          code: 'NOT_FOUND',
          message: 'This picture is not here, or its address has run out. Load the page again.',
        });
      return reply
        .header('Cache-Control', 'private, max-age=3600')
        .header('Referrer-Policy', 'no-referrer')
        .type('image/webp')
        .header('Content-Length', found.size)
        .send(found.body);
    },
  );
}
