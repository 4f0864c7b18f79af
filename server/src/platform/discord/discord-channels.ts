import * as z from 'zod/mini';
import type { Outcome } from '../outcome.ts';
import { type CallDiscord, identified, pick, withoutBody } from './call-discord.ts';
import { shorten } from './messages.ts';

export type DiscordChannels = {
  /**
   * Creates a text channel readable only by these roles and the bot, or reuses the one from an attempt whose response was
   * lost, recognised by its topic. Requires *Manage Channels*.
   */
  openRoleChannel(options: {
    name: string;
    topic: string;
    roleIds: readonly string[];
  }): Promise<Outcome<{ channelId: string }>>;
  /** Deletes the channel with all messages. `refused` with 10003 when it is gone. */
  deleteChannel(options: { channelId: string }): Promise<Outcome>;
};

/** Bits of channel permissions. */
const may = { view: 1n << 10n, send: 1n << 11n, readBack: 1n << 16n } as const;
/** Target types of a permission overwrite. */
const [ofRole, ofMember] = [0, 1];
const longestName = 100;
const listed = z.array(z.object({ id: z.string(), topic: z.optional(z.nullable(z.string())) }));

export function createDiscordChannels({
  guildId,
  call,
}: {
  guildId: string | undefined;
  call: CallDiscord;
}): DiscordChannels {
  const route = `/guilds/${guildId}/channels` as const;
  return {
    async openRoleChannel({ name, topic, roleIds }) {
      const channels = pick(await call('GET', route), listed, (all) => ({ all }));
      if (channels.kind !== 'ok') return channels;
      const known = channels.all.find((one) => one.topic === topic);
      if (known) return { kind: 'ok', channelId: known.id };
      const bot = pick(await call('GET', '/users/@me'), identified, ({ id }) => ({ id }));
      if (bot.kind !== 'ok') return bot;
      const made = await call('POST', route, {
        body: {
          name: shorten(name, longestName),
          type: 0,
          topic,
          permission_overwrites: [
            // The @everyone role has the ID of the guild.
            { id: guildId, type: ofRole, deny: String(may.view) },
            ...roleIds.map((id) => ({
              ...{ id, type: ofRole },
              ...{ allow: String(may.view | may.readBack), deny: String(may.send) },
            })),
            { id: bot.id, type: ofMember, allow: String(may.view | may.send) },
          ],
        },
      });
      return pick(made, identified, ({ id }) => ({ channelId: id }));
    },
    deleteChannel: async ({ channelId }) =>
      withoutBody(await call('DELETE', `/channels/${channelId}`)),
  };
}
