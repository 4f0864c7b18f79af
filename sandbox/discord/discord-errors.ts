import type { FastifyReply } from 'fastify';
import type { Fault } from '../faults.ts';

/** Routes on which a fault can be set. */
export type DiscordRoute =
  | 'token'
  | 'user'
  | 'member'
  | 'message'
  | 'dm'
  | 'role'
  | 'roles'
  | 'channels'
  | 'guild'
  | 'health'
  /** Requests to the site: status 401 signs them wrongly, 208 sends them twice. */
  | 'interaction'
  /** Follow-ups to a deferred answer. */
  | 'webhook'
  /** Downloads of attachments: delays only. */
  | 'file'
  | 'commands'
  | 'events';

/** Discord's error message for a status on a route. */
const wordings: Record<number, { message: string; code: number }> = {
  400: { message: 'Invalid Form Body', code: 50035 },
  401: { message: '401: Unauthorized', code: 0 },
  403: { message: 'Missing Permissions', code: 50013 },
  404: { message: '404: Not Found', code: 0 },
  500: { message: '500: Internal Server Error', code: 0 },
  502: { message: '502: Bad Gateway', code: 0 },
  503: { message: '503: Service Unavailable', code: 0 },
};

const routeWordings: Partial<
  Record<`${DiscordRoute} ${number}`, { message: string; code: number }>
> = {
  'message 403': { message: 'Cannot send messages to this user', code: 50007 },
  'message 404': { message: 'Unknown Channel', code: 10003 },
  'dm 403': { message: 'Cannot send messages to this user', code: 50007 },
  'member 403': { message: 'Invalid OAuth2 access token provided', code: 50025 },
  'member 404': { message: 'Unknown User', code: 10013 },
  'role 404': { message: 'Unknown Role', code: 10011 },
  'webhook 404': { message: 'Unknown Webhook', code: 10015 },
  'guild 403': { message: 'Missing Access', code: 50001 },
  'guild 404': { message: 'Unknown Guild', code: 10004 },
};

/** Sends a refusal in Discord's format, with rate limit headers. */
export function sendDiscordError(
  reply: FastifyReply,
  fault: Pick<Fault<DiscordRoute>, 'retryAfter' | 'body'> & {
    status: number;
    route?: DiscordRoute;
  },
): FastifyReply {
  const { status, route, body } = fault;
  if (body !== undefined) return reply.code(status).type('application/json').send(body);
  if (status === 429) {
    const retryAfter = fault.retryAfter ?? 1;
    return reply
      .code(429)
      .headers({
        'retry-after': String(Math.ceil(retryAfter)),
        'x-ratelimit-limit': '5',
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset-after': String(retryAfter),
        'x-ratelimit-bucket': bucketOf(route),
        'x-ratelimit-scope': 'user',
      })
      .send({ message: 'You are being rate limited.', retry_after: retryAfter, global: false });
  }
  const wording = (route && routeWordings[`${route} ${status}`]) ??
    wordings[status] ?? { message: `${status}: Error`, code: 0 };
  return reply.code(status).send(wording);
}

/** Rate limit bucket of a route. */
export function bucketOf(route: DiscordRoute | undefined): string {
  return `sandbox-${route ?? 'any'}`;
}
