import type { RESTPutAPIApplicationGuildCommandsJSONBody } from 'discord-api-types/v10';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sendDiscordError } from './discord-errors.ts';
import type { SentMessage } from './discord-message.ts';
import { type DiscordWorld, sandboxApplication } from './discord-world.ts';

/** Lifetime of an interaction's token (milliseconds). */
const tokenLife = 15 * 60_000;
const discordEpoch = 1_420_070_400_000n;

/** Follow-ups, command registration, and attachments. Mounted below `/api`. */
export function discordWebhooks(world: DiscordWorld, now: () => number): FastifyPluginAsync {
  /** Finds the interaction of a token; answers with an error for a fault or an invalid or expired token. */
  async function findAsked(request: FastifyRequest, reply: FastifyReply) {
    const fault = await world.faults.meet('webhook');
    if (fault?.status) {
      sendDiscordError(reply, { ...fault, status: fault.status, route: 'webhook' });
      return undefined;
    }
    const { token } = request.params as { token: string };
    const asked = world.findInteraction(token);
    const at = asked && Number((BigInt(asked.id) >> 22n) + discordEpoch);
    // A follow-up that overtakes the first answer concerns an interaction Discord does not know yet.
    if (asked?.answerId && at !== undefined && now() - at < tokenLife) return asked;
    sendDiscordError(reply, { status: 404, route: 'webhook' });
    return undefined;
  }

  return async (app) => {
    app.patch('/v10/webhooks/:app/:token/messages/@original', async (request, reply) => {
      const asked = await findAsked(request, reply);
      if (!asked) return reply;
      const message = world.editAnswer(asked.token, request.body as SentMessage);
      if (!message) return reply.code(404).send({ message: 'Unknown Message', code: 10008 });
      return { id: message.id, channel_id: message.channelId, content: message.content };
    });

    app.post('/v10/webhooks/:app/:token', async (request, reply) => {
      const asked = await findAsked(request, reply);
      if (!asked) return reply;
      const message = world.postAnswer({ token: asked.token, sent: request.body as SentMessage });
      return { id: message.id, channel_id: message.channelId, content: message.content };
    });

    app.put('/v10/applications/:app/guilds/:guild/commands', async (request, reply) => {
      const fault = await world.faults.meet('commands');
      if (fault?.status) return sendDiscordError(reply, { ...fault, status: fault.status });
      if (request.headers.authorization !== `Bot ${sandboxApplication.botToken}`)
        return sendDiscordError(reply, { status: 401 });
      const sent = request.body as RESTPutAPIApplicationGuildCommandsJSONBody;
      const { app: application_id, guild: guild_id } = request.params as Record<string, string>;
      const registered = sent.map((command) => ({
        ...command,
        ...{ id: world.commandId(command.name), application_id, guild_id, version: '1' },
      }));
      world.commands.splice(0, Number.POSITIVE_INFINITY, ...(registered as never[]));
      return registered;
    });

    const asBot = (request: FastifyRequest) =>
      request.headers.authorization === `Bot ${sandboxApplication.botToken}`;

    app.get('/v10/users/@me/guilds', async (request, reply) => {
      const fault = await world.faults.meet('guild');
      if (fault?.status) return sendDiscordError(reply, { ...fault, status: fault.status });
      if (!asBot(request)) return sendDiscordError(reply, { status: 401 });
      return [
        {
          id: sandboxApplication.guildId,
          name: 'Sandbox guild',
          permissions: String(world.bot.permissions),
        },
      ];
    });

    app.get('/v10/channels/:channel', async (request, reply) => {
      const fault = await world.faults.meet('message');
      if (fault?.status)
        return sendDiscordError(reply, { ...fault, status: fault.status, route: 'message' });
      const { channel: id } = request.params as { channel: string };
      if (!asBot(request)) return sendDiscordError(reply, { status: 401 });
      if (!/^\d{17,20}$/.test(id))
        return sendDiscordError(reply, { status: 404, route: 'message' });
      return { id, type: 0, guild_id: sandboxApplication.guildId };
    });

    app.get('/files/:id', async (request, reply) => {
      await world.faults.meet('file');
      const file = world.findFile((request.params as { id: string }).id);
      if (!file) return reply.code(404).send();
      return reply.type(file.type).send(file.data);
    });
  };
}
