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
  permissionsComplete: 'The bot may do all that the site asks of it.',
  permissionsMissing: 'In the server’s settings, give the role of the bot: {names}.',
  notInGuild: 'The bot is not in the server of DISCORD_GUILD_ID. Add it by the link of the guide.',
  channelsReached:
    '{count, plural, =0 {No event of now has a channel.} one {The bot reaches the channel.} other {The bot reaches all # channels.}}',
  channelsMissing:
    'The bot does not reach these channels: {ids}. Put their ids right in the events, or let the bot view them.',
  commandsCurrent: '{count} commands are registered, as this release has them.',
  commandsOld: 'The commands are not registered as this release has them. Register them again.',
  registered: 'The commands are registered.',
  notRegistered: 'Discord did not take the commands: {reason}',
});
