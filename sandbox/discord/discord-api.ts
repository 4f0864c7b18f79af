import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { bucketOf, type DiscordRoute, sendDiscordError } from './discord-errors.ts';
import type { DiscordFile, SentMessage } from './discord-message.ts';
import { type DiscordChannel, type DiscordWorld, sandboxApplication } from './discord-world.ts';

/** Size of the community before demo people join. */
const communitySize = 55_412;
/** Discord accepts files of up to 10 MB from bots. */
const largestForm = 10 * 1024 * 1024;
/** Discord's limit. */
const mostRoles = 250;
const snowflake = /^\d{17,20}$/;

/** The part of Discord's HTTP API used by the product. Mounted below `/api/v10`. */
export function discordApi(world: DiscordWorld): FastifyPluginAsync {
  /** Wraps a bot route: a fault or a wrong token takes precedence. */
  function asBot(
    route: DiscordRoute,
    act: (request: FastifyRequest, reply: FastifyReply) => unknown,
  ) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
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
      return act(request, reply);
    };
  }

  return async (app) => {
    // A message with files is a form, with its JSON in a field.
    app.removeContentTypeParser('multipart/form-data');
    app.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: largestForm },
      (request: FastifyRequest, body: Buffer) =>
        new Response(new Uint8Array(body), {
          headers: { 'content-type': request.headers['content-type'] ?? '' },
        }).formData(),
    );
    app.setNotFoundHandler((_request, reply) => sendDiscordError(reply, { status: 404 }));
    app.setErrorHandler((_error, _request, reply) => sendDiscordError(reply, { status: 400 }));

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
        ...(scopes.includes('email')
          ? { email: person.email, verified: person.emailVerified }
          : {}),
      };
    });

    app.get('/gateway', async (_request, reply) => {
      const fault = await world.faults.meet('health');
      if (fault?.status) return sendDiscordError(reply, { ...fault, status: fault.status });
      return { url: 'wss://gateway.discord.gg' };
    });

    app.get<{ Params: { guild: string } }>(
      '/guilds/:guild',
      asBot('guild', (request, reply) => {
        if (!isOurGuild(request)) {
          return sendDiscordError(reply, { status: 404, route: 'guild' });
        }
        const members = communitySize + world.members.size;
        const { with_counts } = request.query as { with_counts?: string };
        return {
          id: sandboxApplication.guildId,
          name: 'Sandbox guild',
          ...(with_counts === 'true'
            ? {
                approximate_member_count: members,
                approximate_presence_count: Math.round(members / 9),
              }
            : {}),
        };
      }),
    );

    app.put(
      '/guilds/:guild/members/:user',
      asBot('member', (request, reply) => {
        const { user } = request.params as { user: string };
        const { access_token } = (request.body ?? {}) as { access_token?: string };
        if (!isOurGuild(request)) return sendDiscordError(reply, { status: 404, route: 'guild' });
        const grant = world.readAccessToken(access_token ?? '');
        if (grant?.person.id !== user || !grant.scopes.includes('guilds.join')) {
          return sendDiscordError(reply, { status: 403, route: 'member' });
        }
        if (world.members.has(user)) return reply.code(204).send();
        world.members.set(user, new Set());
        return reply.code(201).send({ user: { id: user, username: grant.person.username } });
      }),
    );

    app.get(
      '/guilds/:guild/roles',
      asBot('roles', (request, reply) => {
        if (!isOurGuild(request)) return sendDiscordError(reply, { status: 404, route: 'guild' });
        return [...world.roles.values()];
      }),
    );

    app.post(
      '/guilds/:guild/roles',
      asBot('roles', (request, reply) => {
        const { name } = (request.body ?? {}) as { name?: string };
        if (!isOurGuild(request)) return sendDiscordError(reply, { status: 404, route: 'guild' });
        if (!name || name.length > 100) return sendDiscordError(reply, { status: 400 });
        if (world.roles.size >= mostRoles) {
          const message = `Maximum number of guild roles reached (${mostRoles})`;
          return reply.code(400).send({ message, code: 30005 });
        }
        return world.createRole(name);
      }),
    );

    app.delete(
      '/guilds/:guild/roles/:role',
      asBot('roles', (request, reply) => {
        const { role } = request.params as { role: string };
        if (!isOurGuild(request)) return sendDiscordError(reply, { status: 404, route: 'guild' });
        if (!world.roles.delete(role)) {
          return sendDiscordError(reply, { status: 404, route: 'role' });
        }
        for (const worn of world.members.values()) worn.delete(role);
        return reply.code(204).send();
      }),
    );

    for (const method of ['PUT', 'DELETE'] as const) {
      app.route({
        method,
        url: '/guilds/:guild/members/:user/roles/:role',
        handler: asBot('role', (request, reply) => {
          const { user, role } = request.params as { user: string; role: string };
          if (!isOurGuild(request)) return sendDiscordError(reply, { status: 404, route: 'guild' });
          const roles = world.members.get(user);
          if (!roles) return reply.code(404).send({ message: 'Unknown Member', code: 10007 });
          if (!world.roles.has(role)) {
            return sendDiscordError(reply, { status: 404, route: 'role' });
          }
          if (method === 'PUT') roles.add(role);
          else roles.delete(role);
          return reply.code(204).send();
        }),
      });
    }

    app.get(
      '/guilds/:guild/channels',
      asBot('channels', (request, reply) => {
        if (!isOurGuild(request)) return sendDiscordError(reply, { status: 404, route: 'guild' });
        return [...world.channels.values()];
      }),
    );

    app.post(
      '/guilds/:guild/channels',
      asBot('channels', (request, reply) => {
        const { name, topic, permission_overwrites } = (request.body ??
          {}) as Partial<DiscordChannel>;
        if (!isOurGuild(request)) return sendDiscordError(reply, { status: 404, route: 'guild' });
        if (!name || name.length > 100) return sendDiscordError(reply, { status: 400 });
        return reply.code(201).send(
          world.createChannel({
            // As Discord normalises names of text channels.
            name: name.toLowerCase().replace(/\s+/g, '-'),
            topic: topic ?? '',
            permission_overwrites: permission_overwrites ?? [],
          }),
        );
      }),
    );

    app.delete(
      '/channels/:channel',
      asBot('channels', (request, reply) => {
        const { channel } = request.params as { channel: string };
        if (!world.deleteChannel(channel))
          return sendDiscordError(reply, { status: 404, route: 'message' });
        return { id: channel };
      }),
    );

    app.post(
      '/users/@me/channels',
      asBot('dm', (request, reply) => {
        const { recipient_id } = (request.body ?? {}) as { recipient_id?: string };
        if (!snowflake.test(recipient_id ?? '')) {
          return reply.code(400).send({ message: 'Invalid Recipient(s)', code: 50033 });
        }
        const userId = String(recipient_id);
        const username = world.findPerson(userId)?.username ?? 'unknown';
        return {
          id: world.openDirectChannel(userId),
          type: 1,
          recipients: [{ id: userId, username }],
        };
      }),
    );

    app.post(
      '/channels/:channel/messages',
      asBot('message', (request, reply) => {
        const { channel } = request.params as { channel: string };
        const { body, files } = readMessage(request.body);
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
      }),
    );

    app.patch(
      '/channels/:channel/messages/:message',
      asBot('message', (request, reply) => {
        const { message: id } = request.params as { message: string };
        const { body, files } = readMessage(request.body);
        if ((body.content?.length ?? 0) > 2_000) return sendDiscordError(reply, { status: 400 });
        const message = world.editMessage(id, body);
        if (!message) return reply.code(404).send({ message: 'Unknown Message', code: 10008 });
        if (files.length > 0) message.files = files;
        return { id, channel_id: message.channelId, content: message.content };
      }),
    );

    app.post(
      '/guilds/:guild/scheduled-events',
      asBot('events', (request, reply) => {
        if (!isOurGuild(request)) return sendDiscordError(reply, { status: 404, route: 'guild' });
        const event = (request.body ?? {}) as Record<string, unknown>;
        if (!isComing(event)) return sendDiscordError(reply, { status: 400 });
        return world.keepEvent({ ...event, status: 1 });
      }),
    );

    app.patch(
      '/guilds/:guild/scheduled-events/:event',
      asBot('events', (request, reply) => {
        const { event: id } = request.params as { event: string };
        const known = world.events.get(id);
        if (!known)
          return reply.code(404).send({ message: 'Unknown Guild Scheduled Event', code: 10070 });
        const change = (request.body ?? {}) as Record<string, unknown>;
        // Discord allows scheduled → active or cancelled, and active → completed.
        const next: Record<number, number[]> = { 1: [2, 4], 2: [3] };
        const { status } = change;
        if (status !== undefined && !next[Number(known.status)]?.includes(Number(status)))
          return sendDiscordError(reply, { status: 400 });
        return Object.assign(known, change);
      }),
    );
  };
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

function isOurGuild(request: FastifyRequest): boolean {
  return (request.params as { guild: string }).guild === sandboxApplication.guildId;
}
