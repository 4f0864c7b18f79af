import { withoutLastSlashes } from '@one-dream/contract/without-last-slashes.ts';
import { createDiscordBot, type DiscordBot } from './discord-bot.ts';
import { createDiscordSignIn, type DiscordSignIn } from './discord-sign-in.ts';

export type DiscordConfig = {
  clientId: string;
  clientSecret: string;
  /** Without a bot token the bot's calls answer `refused`, and people can still sign in and link. */
  botToken?: string | undefined;
  guildId?: string | undefined;
  /** Worn by the players of registered teams; without it nobody's roles are touched. */
  registeredRoleId?: string | undefined;
  /** Without the version: `https://discord.com/api`. */
  apiUrl: string;
  /** Absolute, or a path of this site: `https://discord.com/oauth2/authorize`. */
  authorizeUrl: string;
};

export type Discord = DiscordSignIn & DiscordBot & Pick<DiscordConfig, 'registeredRoleId'>;

/** Everything the product says to Discord: people signing in, and the bot's work in the guild. */
export function createDiscord(config: DiscordConfig): Discord {
  const apiUrl = withoutLastSlashes(config.apiUrl);
  return {
    registeredRoleId: config.registeredRoleId,
    ...createDiscordSignIn({ ...config, apiUrl }),
    ...createDiscordBot({ ...config, apiUrl }),
  };
}
