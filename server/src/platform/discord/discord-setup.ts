import * as z from 'zod/mini';
import type { Outcome } from '../outcome.ts';
import { type CallDiscord, identified, pick } from './call-discord.ts';

/** Permissions the bot needs, by Discord's names, with their bits. */
export const neededPermissions = {
  'Create Invite': 1n << 0n,
  'View Channels': 1n << 10n,
  'Send Messages': 1n << 11n,
  'Embed Links': 1n << 14n,
  'Attach Files': 1n << 15n,
  'Manage Roles': 1n << 28n,
  'Manage Events': 1n << 33n,
  'Create Events': 1n << 44n,
} as const;
/** Additionally, if the bot creates channels for rooms. */
export const channelPermissions = { 'Manage Channels': 1n << 4n } as const;
const administrator = 1n << 3n;
/** All bits. */
const everything = (1n << 64n) - 1n;

export type DiscordSetup = {
  /** Replaces all commands of the guild. */
  registerCommands(options: { commands: readonly object[] }): Promise<Outcome>;
  /** The bot's permissions in the guild. Also `refused` if it is not a member. */
  readPermissions(): Promise<Outcome<{ permissions: bigint }>>;
  findChannel(options: { channelId: string }): Promise<Outcome>;
};

const guilds = z.array(
  z.object({ id: z.string(), permissions: z.string().check(z.regex(/^\d{1,20}$/)) }),
);

export function createDiscordSetup({
  clientId,
  guildId,
  call,
}: {
  clientId: string;
  guildId: string | undefined;
  call: CallDiscord;
}): DiscordSetup {
  return {
    async registerCommands({ commands }) {
      const route = `/applications/${clientId}/guilds/${guildId}/commands` as const;
      const all = z.array(identified).check(z.length(commands.length));
      return pick(await call('PUT', route, { body: commands }), all, () => ({}));
    },
    async readPermissions() {
      const answer = await call('GET', '/users/@me/guilds');
      const listed = pick(answer, guilds, (all) => ({ all }));
      if (listed.kind !== 'ok') return listed;
      const own = listed.all.find(({ id }) => id === guildId);
      if (!own) return { kind: 'refused', reason: 'The bot is not in the server.' };
      const permissions = BigInt(own.permissions);
      return { kind: 'ok', permissions: permissions & administrator ? everything : permissions };
    },
    findChannel: async ({ channelId }) =>
      pick(await call('GET', `/channels/${channelId}`), identified, () => ({})),
  };
}
