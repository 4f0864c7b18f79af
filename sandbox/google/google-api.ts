import type { FastifyPluginAsync } from 'fastify';
import type { GoogleIssuer } from './google-issuer.ts';

/** Google's key server, used by the adapter. */
export function googleApi(issuer: GoogleIssuer): FastifyPluginAsync {
  return async (app) => {
    app.get('/certs', async (_request, reply) => {
      const fault = await issuer.faults.meet('keys');
      if (fault?.status) return reply.code(fault.status).send({ error: 'backendError' });
      return issuer.keySet();
    });
  };
}
