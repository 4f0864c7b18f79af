import { calls } from '@one-dream/contract/calls.ts';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { describeApi } from './openapi.ts';
import { renderReference } from './reference-page.ts';

/** The API's description at `/api/openapi.json`, and as a page at `/api/docs`. */
export function serveOpenApi(
  app: FastifyInstance,
  { organisation, publicUrl }: Pick<Platform, 'organisation' | 'publicUrl'>,
): void {
  let made: { name: string; json: string; page: string } | undefined;
  // Generated on the first request: most servers never get one.
  const describe = async () => {
    const { name } = await organisation.readInTime();
    if (made?.name === name) return made;
    const description = describeApi({ calls, name, publicUrl });
    made = { name, json: JSON.stringify(description), page: renderReference(description) };
    return made;
  };
  app.get(`${apiBasePath}/openapi.json`, async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .send((await describe()).json),
  );
  app.get(`${apiBasePath}/docs`, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .send((await describe()).page),
  );
}
