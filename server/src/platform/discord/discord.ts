import { withoutLastSlashes } from '@one-dream/contract/without-last-slashes.ts';
import type { CallDiscord } from './call-discord.ts';
import { createDiscordBot, type DiscordBot } from './discord-bot.ts';
import { createDiscordChannels, type DiscordChannels } from './discord-channels.ts';
import { createDiscordEvents, type DiscordEvents } from './discord-events.ts';
import { createDiscordReplies, type DiscordReplies } from './discord-replies.ts';
import { createDiscordSetup, type DiscordSetup } from './discord-setup.ts';
import { createDiscordSignIn, type DiscordSignIn } from './discord-sign-in.ts';

export type DiscordConfig = {
  clientId: string;
  clientSecret: string;
  /** Without a bot token the bot's calls answer `refused`; sign-in and linking still work. */
  botToken?: string | undefined;
  guildId?: string | undefined;
  /** Role of players of registered teams; without it no roles are changed. */
  registeredRoleId?: string | undefined;
  /** Public key for interactions, 32 bytes in hex; without it interactions are rejected. */
  publicKey?: string | undefined;
  /** Without the version: `https://discord.com/api`. */
  apiUrl: string;
  /** Absolute, or a path of this site: `https://discord.com/oauth2/authorize`. */
  authorizeUrl: string;
};

export type Discord = DiscordSignIn &
  DiscordBot &
  DiscordChannels &
  DiscordEvents &
  DiscordReplies &
  DiscordSetup &
  Pick<DiscordConfig, 'registeredRoleId' | 'publicKey' | 'clientId'>;

/** All communication with Discord: sign-in, and the bot's work in the guild. */
export function createDiscord(config: DiscordConfig): Discord {
  const apiUrl = withoutLastSlashes(config.apiUrl);
  const call = callsDiscord({ ...config, apiUrl });
  return {
    registeredRoleId: config.registeredRoleId,
    publicKey: config.publicKey,
    clientId: config.clientId,
    ...createDiscordSignIn({ ...config, apiUrl }),
    ...createDiscordBot({ ...config, call }),
    ...createDiscordChannels({ guildId: config.guildId, call }),
    ...createDiscordEvents(config.guildId, call),
    ...createDiscordReplies({ apiUrl, call }),
    ...createDiscordSetup({ clientId: config.clientId, guildId: config.guildId, call }),
  };
}

/** Loaded lazily: an idle server does without the library. */
export function callsDiscord(config: {
  botToken?: string | undefined;
  apiUrl: string;
}): CallDiscord {
  let opening: Promise<CallDiscord> | undefined;
  return async (...asked) => {
    opening ??= import('./discord-rest.ts').then(({ openDiscordRest }) => openDiscordRest(config));
    return (await opening)(...asked);
  };
}
