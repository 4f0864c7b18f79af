import { defineTexts } from '@one-dream/contract/texts.ts';

export const setupTexts = defineTexts('discord-setup', {
  keyIsSet:
    'Discord signs what it sends with the key that is set. Its interactions endpoint is {url}.',
  keyMissing:
    'Set DISCORD_PUBLIC_KEY to the public key of the application, and put {url} there as the interactions endpoint.',
  notSetUp: 'Discord is not set up. The guide says how.',
  botWorks: 'The bot answers within {ms} ms.',
  botMissing: 'Set DISCORD_BOT_TOKEN and DISCORD_GUILD_ID, and add the bot to your server.',
  botAway: 'The bot does not work: {reason}',
  permissionsComplete: 'The bot has every permission that the site needs.',
  permissionsMissing: 'In the server’s settings, give the bot’s role: {names}.',
  notInGuild:
    'The bot is not in the server of DISCORD_GUILD_ID. Add it with the link in the guide.',
  channelsReached:
    '{count, plural, =0 {No current event has a channel.} one {The bot reaches the channel.} other {The bot reaches all # channels.}}',
  channelsMissing:
    'The bot cannot reach these channels: {ids}. Correct their ids in the events, or let the bot view them.',
  commandsCurrent: '{count} commands are registered, as this release has them.',
  commandsOld: 'The commands are not registered as this release has them. Register them again.',
  registered: 'The commands are registered.',
  notRegistered: 'Discord did not accept the commands: {reason}',
});
