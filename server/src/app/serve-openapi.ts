import { calls } from '@one-dream/contract/calls.ts';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import { describeApi } from './openapi.ts';
import { renderReference } from './reference-page.ts';

/** The API's description at `/api/openapi.json`, and to read at `/api/docs`. */
export function serveOpenApi(
  app: FastifyInstance,
  { name, publicUrl }: { name: string; publicUrl: string },
): void {
  let made: { json: string; page: string } | undefined;
  // When it is first asked for: most servers never are.
  const describe = () => {
    if (made) return made;
    const description = describeApi({ calls, name, publicUrl });
    made = { json: JSON.stringify(description), page: renderReference(description) };
    return made;
  };
  app.get(`${apiBasePath}/openapi.json`, (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .send(describe().json),
  );
  app.get(`${apiBasePath}/docs`, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .send(describe().page),
  );
}
