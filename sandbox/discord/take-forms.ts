import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Reads forms with files: the body of a request is a `FormData` then. */
export function takeForms(app: FastifyInstance, bodyLimit: number): void {
  app.removeContentTypeParser('multipart/form-data');
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit },
    (request: FastifyRequest, body: Buffer) =>
      new Response(new Uint8Array(body), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      }).formData(),
  );
}
