import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { bucketOf, type DiscordRoute, sendDiscordError } from './discord-errors.ts';
import type { DiscordFile, SentMessage } from './discord-message.ts';
import { type DiscordChannel, type DiscordWorld, sandboxApplication } from './discord-world.ts';
import { takeForms } from './take-forms.ts';

/** Size of the community before demo people join. */
const communitySize = 55_412;
/** Discord accepts files of up to 10 MB from bots. */
const largestForm = 10 * 1024 * 1024;
/** Discord's limit. */
const mostRoles = 250;
const snowflake = /^\d{17,20}$/;

/** The part of Discord's HTTP API used by the product. Mounted below `/api/v10`. */
export function discordApi(world: DiscordWorld): FastifyPluginAsync {
  return async (app) => {
    takeForms(app, largestForm);
    app.setNotFoundHandler((_request, reply) => sendDiscordError(reply, { status: 404 }));
    app.setErrorHandler((_error, _request, reply) => sendDiscordError(reply, { status: 400 }));
    serveAccounts(app, world);
    const serve = serveBot(app, world);
    serveGuild(serve, world);
    serveRoles(serve, world);
    serveChannels(serve, world);
    serveMessages(serve, world);
    serveEvents(serve, world);
  };
}

/** Calls that others than the bot make as well. */
function serveAccounts(app: FastifyInstance, world: DiscordWorld): void {
  app.get('/users/@me', async (request, reply) => {
    const authorization = request.headers.authorization ?? '';
    const isBot = authorization.startsWith('Bot ');
    const fault = await world.faults.meet(isBot ? 'health' : 'user');
    if (fault?.status) return sendDiscordError(reply, { ...fault, status: fault.status });
    if (authorization === `Bot ${sandboxApplication.botToken}`) {
      return { id: sandboxApplication.botId, username: 'one-dream-bot', bot: true };
    }
    const grant = world.readAccessToken(authorization.replace(/^Bearer /, ''));
    if (isBot || !grant) return sendDiscordError(reply, { status: 401 });
    const { person, scopes } = grant;
    return {
      id: person.id,
      username: person.username,
      discriminator: '0',
      global_name: person.globalName,
      avatar: null,
      ...(scopes.includes('email') ? { email: person.email, verified: person.emailVerified } : {}),
    };
  });

  app.get('/gateway', async (_request, reply) => {
    const fault = await world.faults.meet('health');
    if (fault?.status) return sendDiscordError(reply, { ...fault, status: fault.status });
    return { url: 'wss://gateway.discord.gg' };
  });
}

interface DiscordRequest {
  /** Those in the path. */
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}
type Act = (asked: DiscordRequest, reply: FastifyReply) => unknown;
type ServeBot = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  route: DiscordRoute,
  act: Act,
) => void;

/** Serves calls of the bot: a fault or a wrong token takes precedence, then a guild that is not ours. */
function serveBot(app: FastifyInstance, world: DiscordWorld): ServeBot {
  return (method, url, route, act) => {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const fault = await world.faults.meet(route);
      if (fault?.status) return sendDiscordError(reply, { ...fault, status: fault.status });
      if (request.headers.authorization !== `Bot ${sandboxApplication.botToken}`) {
        return sendDiscordError(reply, { status: 401 });
      }
      // Discord names the bucket in every answer, and clients keep their limits by it.
      reply.headers({
        'x-ratelimit-limit': '50',
        'x-ratelimit-remaining': '49',
        'x-ratelimit-reset-after': '1',
        'x-ratelimit-bucket': bucketOf(route),
      });
      const asked = request as DiscordRequest;
      const { guild } = asked.params;
      if (guild !== undefined && guild !== sandboxApplication.guildId) {
        return sendDiscordError(reply, { status: 404, route: 'guild' });
      }
      return act(asked, reply);
    };
    app.route({ method, url, handler });
  };
}

function serveGuild(serve: ServeBot, world: DiscordWorld): void {
  serve('GET', '/guilds/:guild', 'guild', ({ query }) => {
    const members = communitySize + world.members.size;
    return {
      id: sandboxApplication.guildId,
      name: 'Sandbox guild',
      ...(query.with_counts === 'true'
        ? {
            approximate_member_count: members,
            approximate_presence_count: Math.round(members / 9),
          }
        : {}),
    };
  });

  serve('PUT', '/guilds/:guild/members/:user', 'member', ({ params, body }, reply) => {
    const { user = '' } = params;
    const { access_token } = (body ?? {}) as { access_token?: string };
    const grant = world.readAccessToken(access_token ?? '');
    if (grant?.person.id !== user || !grant.scopes.includes('guilds.join')) {
      return sendDiscordError(reply, { status: 403, route: 'member' });
    }
    if (world.members.has(user)) return reply.code(204).send();
    world.members.set(user, new Set());
    return reply.code(201).send({ user: { id: user, username: grant.person.username } });
  });
}

function serveRoles(serve: ServeBot, world: DiscordWorld): void {
  serve('GET', '/guilds/:guild/roles', 'roles', () => [...world.roles.values()]);

  serve('POST', '/guilds/:guild/roles', 'roles', ({ body }, reply) => {
    const { name } = (body ?? {}) as { name?: string };
    if (!name || name.length > 100) return sendDiscordError(reply, { status: 400 });
    if (world.roles.size >= mostRoles) {
      const message = `Maximum number of guild roles reached (${mostRoles})`;
      return reply.code(400).send({ message, code: 30005 });
    }
    return world.createRole(name);
  });

  serve('DELETE', '/guilds/:guild/roles/:role', 'roles', ({ params: { role = '' } }, reply) => {
    if (!world.roles.delete(role)) return sendDiscordError(reply, { status: 404, route: 'role' });
    for (const worn of world.members.values()) worn.delete(role);
    return reply.code(204).send();
  });

  for (const method of ['PUT', 'DELETE'] as const) {
    serve(method, '/guilds/:guild/members/:user/roles/:role', 'role', ({ params }, reply) => {
      const { user = '', role = '' } = params;
      const roles = world.members.get(user);
      if (!roles) return reply.code(404).send({ message: 'Unknown Member', code: 10007 });
      if (!world.roles.has(role)) return sendDiscordError(reply, { status: 404, route: 'role' });
      if (method === 'PUT') roles.add(role);
      else roles.delete(role);
      return reply.code(204).send();
    });
  }
}

function serveChannels(serve: ServeBot, world: DiscordWorld): void {
  serve('GET', '/guilds/:guild/channels', 'channels', () => [...world.channels.values()]);

  serve('POST', '/guilds/:guild/channels', 'channels', ({ body }, reply) => {
    const { name, topic, permission_overwrites } = (body ?? {}) as Partial<DiscordChannel>;
    if (!name || name.length > 100) return sendDiscordError(reply, { status: 400 });
    return reply.code(201).send(
      world.createChannel({
        // As Discord normalises names of text channels.
        name: name.toLowerCase().replace(/\s+/g, '-'),
        topic: topic ?? '',
        permission_overwrites: permission_overwrites ?? [],
      }),
    );
  });

  serve('DELETE', '/channels/:channel', 'channels', ({ params: { channel = '' } }, reply) =>
    world.deleteChannel(channel)
      ? { id: channel }
      : sendDiscordError(reply, { status: 404, route: 'message' }),
  );

  serve('POST', '/users/@me/channels', 'dm', ({ body }, reply) => {
    const { recipient_id } = (body ?? {}) as { recipient_id?: string };
    if (!snowflake.test(recipient_id ?? '')) {
      return reply.code(400).send({ message: 'Invalid Recipient(s)', code: 50033 });
    }
    const userId = String(recipient_id);
    const username = world.findPerson(userId)?.username ?? 'unknown';
    return { id: world.openDirectChannel(userId), type: 1, recipients: [{ id: userId, username }] };
  });
}

function serveMessages(serve: ServeBot, world: DiscordWorld): void {
  serve('POST', '/channels/:channel/messages', 'message', ({ params, body: sent }, reply) => {
    const { channel = '' } = params;
    const { body, files } = readMessage(sent);
    if (!snowflake.test(channel)) {
      return sendDiscordError(reply, { status: 404, route: 'message' });
    }
    if (!body.content) {
      return reply.code(400).send({ message: 'Cannot send an empty message', code: 50006 });
    }
    if (body.content.length > 2_000 || (body.nonce ?? '').length > 25) {
      return sendDiscordError(reply, { status: 400 });
    }
    const message = world.post({
      channelId: channel,
      content: body.content,
      embeds: body.embeds ?? [],
      components: body.components ?? [],
      files,
      calls: (body.allowed_mentions?.roles ?? []).filter((role) =>
        body.content?.includes(`<@&${role}>`),
      ),
      nonce: body.nonce,
      enforceNonce: body.enforce_nonce === true,
    });
    return { id: message.id, channel_id: channel, content: message.content };
  });

  const one = '/channels/:channel/messages/:message';
  serve('PATCH', one, 'message', ({ params: { message: id = '' }, body: sent }, reply) => {
    const { body, files } = readMessage(sent);
    if ((body.content?.length ?? 0) > 2_000) return sendDiscordError(reply, { status: 400 });
    const message = world.editMessage(id, body);
    if (!message) return reply.code(404).send({ message: 'Unknown Message', code: 10008 });
    if (files.length > 0 || body.attachments) message.files = files;
    return { id, channel_id: message.channelId, content: message.content };
  });

  serve('DELETE', one, 'message', ({ params: { message: id = '' } }, reply) =>
    world.deleteMessage(id)
      ? reply.code(204).send()
      : reply.code(404).send({ message: 'Unknown Message', code: 10008 }),
  );
}

function serveEvents(serve: ServeBot, world: DiscordWorld): void {
  const all = '/guilds/:guild/scheduled-events';
  serve('GET', all, 'events', () =>
    [...world.events.values()].filter(({ status }) => status === 1 || status === 2),
  );

  serve('POST', all, 'events', ({ body }, reply) => {
    const event = (body ?? {}) as Record<string, unknown>;
    if (!isComing(event)) return sendDiscordError(reply, { status: 400 });
    return world.saveEvent({ ...event, status: 1 });
  });

  serve('PATCH', `${all}/:event`, 'events', ({ params: { event: id = '' }, body }, reply) => {
    const known = world.events.get(id);
    if (!known)
      return reply.code(404).send({ message: 'Unknown Guild Scheduled Event', code: 10070 });
    const change = (body ?? {}) as Record<string, unknown>;
    // Discord allows scheduled → active or cancelled, and active → completed.
    const next: Record<number, number[]> = { 1: [2, 4], 2: [3] };
    const { status } = change;
    if (status !== undefined && !next[Number(known.status)]?.includes(Number(status)))
      return sendDiscordError(reply, { status: 400 });
    return Object.assign(known, change);
  });
}

/** Discord's validation: a name, a future start, an end after it, and a place. */
function isComing(event: Record<string, unknown>): boolean {
  const [start, end] = [event.scheduled_start_time, event.scheduled_end_time].map((at) =>
    Date.parse(String(at)),
  );
  const { location = '' } = (event.entity_metadata ?? {}) as { location?: string };
  const hasPlace = location.length > 0 && location.length <= 100;
  const name = String(event.name ?? '');
  return name.length > 0 && name.length <= 100 && hasPlace && Number(end) > Number(start);
}

interface MessageBody extends SentMessage {
  content?: string;
  nonce?: string;
  enforce_nonce?: boolean;
  /** Those that stay; the product keeps none. */
  attachments?: [];
  allowed_mentions?: { roles?: string[] };
}

function readMessage(sent: unknown): { body: MessageBody; files: DiscordFile[] } {
  if (!(sent instanceof FormData)) return { body: (sent ?? {}) as MessageBody, files: [] };
  return {
    body: JSON.parse(String(sent.get('payload_json') ?? '{}')) as MessageBody,
    files: [...sent.values()].flatMap((value) =>
      value instanceof File ? { name: value.name, type: value.type, bytes: value.size } : [],
    ),
  };
}
