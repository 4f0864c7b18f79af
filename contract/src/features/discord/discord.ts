import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';

/** Whether part of the set-up is correct, with a remedy if not. */
const check = z.object({ ok: z.boolean(), say: z.string() });
export type DiscordCheck = z.output<typeof check>;

export const getDiscordSetup = defineCall({
  path: '/organisation/discord',
  access: 'owner',
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Whether Discord is set up: the key that it signs with, the bot and its permissions, the channels of what is on, the commands. Asks Discord.',
  answer: { key: check, bot: check, permissions: check, channels: check, commands: check },
});

export const registerDiscordCommands = defineCall({
  path: '/organisation/discord/commands',
  access: 'owner',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Registers the commands in the Discord server anew, also where nothing has changed.',
  answer: { message: z.string(), commands: check },
});
