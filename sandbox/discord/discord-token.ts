import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { sendDiscordError } from './discord-errors.ts';
import { type DiscordWorld, sandboxApplication } from './discord-world.ts';

/** Exchanges a code for an access token. Mounted below `/api/v10`; form-encoded as OAuth requires. */
export function discordToken(world: DiscordWorld): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, text: string) => new URLSearchParams(text),
    );

    app.post('/oauth2/token', async (request, reply) => {
      const fault = await world.faults.meet('token');
      if (fault?.status) return sendDiscordError(reply, { ...fault, status: fault.status });
      if (!(request.body instanceof URLSearchParams)) {
        return reply.code(415).send({ error: 'invalid_request' });
      }
      const form = request.body;
      if (!isOurApplication({ authorization: request.headers.authorization, form })) {
        return reply.code(401).send({ error: 'invalid_client' });
      }
      if (form.get('grant_type') !== 'authorization_code') {
        return reply.code(400).send({ error: 'unsupported_grant_type' });
      }
      const grant = world.redeemCode({
        code: form.get('code') ?? '',
        redirectUri: form.get('redirect_uri') ?? '',
      });
      if (!grant) {
        return reply.code(400).send({
          error: 'invalid_grant',
          error_description: 'Invalid "code" in request.',
        });
      }
      return reply.header('cache-control', 'no-store').send({
        token_type: 'Bearer',
        access_token: world.issueAccessToken({ person: grant.person, scopes: grant.scopes }),
        expires_in: 604_800,
        refresh_token: 'sandbox-refresh-token',
        scope: grant.scopes.join(' '),
      });
    });
  };
}

/** Basic authentication or form fields, as Discord accepts either. */
function isOurApplication(options: {
  authorization: string | undefined;
  form: URLSearchParams;
}): boolean {
  const { clientId, clientSecret } = sandboxApplication;
  const basic = options.authorization?.match(/^Basic (.+)$/)?.[1];
  if (basic) return Buffer.from(basic, 'base64').toString() === `${clientId}:${clientSecret}`;
  return (
    options.form.get('client_id') === clientId && options.form.get('client_secret') === clientSecret
  );
}
