import * as z from 'zod/mini';
import type { Outcome } from '../outcome.ts';
import type { CallDiscord } from './discord-rest.ts';

/** What the bot must be allowed in the guild, by the names that Discord shows, with its bits. */
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
const administrator = 1n << 3n;
/** Every bit there is. */
const all = (1n << 64n) - 1n;

export type DiscordSetup = {
  /** Puts these in the place of all commands of the guild. */
  registerCommands(options: { commands: readonly object[] }): Promise<Outcome>;
  /** What the bot may do in the guild. `refused` also where it is not in it. */
  readPermissions(): Promise<Outcome<{ permissions: bigint }>>;
  findChannel(options: { channelId: string }): Promise<Outcome>;
};

const guilds = z.array(z.object({ id: z.string(), permissions: z.string() }));

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
    registerCommands: ({ commands }) =>
      call('PUT', `/applications/${clientId}/guilds/${guildId}/commands`, { body: commands }),
    async readPermissions() {
      const answer = await call('GET', '/users/@me/guilds');
      if (answer.kind !== 'ok') return answer;
      const parsed = guilds.safeParse(answer.body);
      const own = parsed.data?.find(({ id }) => id === guildId);
      if (!own) return { kind: 'refused', reason: 'The bot is not in the server.' };
      const permissions = BigInt(own.permissions);
      return { kind: 'ok', permissions: permissions & administrator ? all : permissions };
    },
    findChannel: ({ channelId }) => call('GET', `/channels/${channelId}`),
  };
}
