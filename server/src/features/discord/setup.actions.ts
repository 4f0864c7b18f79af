import { createHash } from 'node:crypto';
import { discordCommandsRegistered } from '@one-dream/contract/events/organisation.ts';
import type { DiscordCheck } from '@one-dream/contract/features/discord/discord.ts';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import { list, type Translatable } from '@one-dream/contract/texts.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import { channelPermissions, neededPermissions } from '../../platform/discord/discord-setup.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import * as queries from './setup.queries.ts';
import { setupTexts as texts } from './setup.texts.ts';

/** In Discord's format. */
export type CommandDescriptions = readonly object[];

type Translate = (text: Translatable) => string;

/** Checks the set-up, with a remedy for each problem. */
export async function checkSetup(
  platform: Platform,
  { commands, translate }: { commands: CommandDescriptions; translate: Translate },
): Promise<Record<'key' | 'bot' | 'permissions' | 'channels' | 'commands', DiscordCheck>> {
  const [bot, permissions, channels, registered] = await Promise.all([
    checkBot(platform),
    checkPermissions(platform),
    checkChannels(platform),
    checkCommands(platform, commands),
  ]);
  const told = ([ok, text]: Checked) => ({ ok, say: translate(text) });
  return {
    key: told(checkKey(platform)),
    bot: told(bot),
    permissions: told(permissions),
    channels: told(channels),
    commands: told(registered),
  };
}

type Checked = readonly [ok: boolean, said: Translatable];

function checkKey({ discord, publicUrl }: Platform): Checked {
  const url = `${publicUrl}${apiBasePath}/discord/interactions`;
  return discord?.publicKey ? [true, texts.keyIsSet({ url })] : [false, texts.keyMissing({ url })];
}

async function checkBot({ discord }: Platform): Promise<Checked> {
  if (!discord?.hasBot) return [false, texts.botMissing];
  const outcome = await discord.checkHealth();
  if (outcome.kind === 'ok') return [true, texts.botWorks({ ms: outcome.latencyMs })];
  return [false, texts.botAway({ reason: outcome.reason })];
}

async function checkPermissions({ discord, organisation }: Platform): Promise<Checked> {
  if (!discord?.hasBot) return [false, texts.botMissing];
  const outcome = await discord.readPermissions();
  if (outcome.kind === 'refused') return [false, texts.notInGuild];
  if (outcome.kind === 'away') return [false, texts.botAway({ reason: outcome.reason })];
  const { roomChannels } = await organisation.read();
  const needed = { ...neededPermissions, ...(roomChannels && channelPermissions) };
  const missing = Object.entries(needed).filter(([, bit]) => (outcome.permissions & bit) === 0n);
  if (missing.length === 0) return [true, texts.permissionsComplete];
  return [false, texts.permissionsMissing({ names: list(missing.map(([name]) => name)) })];
}

/** Channels checked at most: each is a call to Discord. */
const mostChannels = 20;

async function checkChannels({ db, discord }: Platform): Promise<Checked> {
  if (!discord?.hasBot) return [false, texts.botMissing];
  const channelIds = (await queries.listChannels(db)).slice(0, mostChannels);
  const outcomes = await Promise.all(
    channelIds.map(async (channelId) => ({
      channelId,
      outcome: await discord.findChannel({ channelId }),
    })),
  );
  const missing = outcomes.filter(({ outcome }) => outcome.kind !== 'ok');
  if (missing.length === 0) return [true, texts.channelsReached({ count: channelIds.length })];
  return [false, texts.channelsMissing({ ids: list(missing.map(({ channelId }) => channelId)) })];
}

async function checkCommands(
  { db, discord }: Platform,
  commands: CommandDescriptions,
): Promise<Checked> {
  const stored = discord && (await queries.findRegistered(db, discord.clientId));
  if (stored?.hash !== hashOf(commands)) return [false, texts.commandsOld];
  return [true, texts.commandsCurrent({ count: commands.length })];
}

export function hashOf(commands: CommandDescriptions): string {
  return createHash('sha256').update(JSON.stringify(commands)).digest('base64url');
}

/** Registers the guild's commands, replacing whatever was registered. @throws AppError UNAVAILABLE */
export async function registerCommands(
  platform: Platform,
  { viewer, commands }: { viewer: Viewer; commands: CommandDescriptions },
): Promise<void> {
  const { discord, now } = platform;
  const outcome = await discord?.registerCommands({ commands });
  if (!outcome) throw new AppError('NOT_FOUND', texts.notSetUp);
  if (outcome.kind !== 'ok')
    throw new AppError('UNAVAILABLE', texts.notRegistered({ reason: outcome.reason }));
  await inUnitOfWork(platform, async (work) => {
    await queries.saveRegistered(work.db, {
      applicationId: discord?.clientId ?? '',
      hash: hashOf(commands),
      now: now(),
    });
    await work.happened(discordCommandsRegistered, { viewer, subject: 'Discord' });
  });
}
