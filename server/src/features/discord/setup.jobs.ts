import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { type CommandDescriptions, hashOf } from './setup.actions.ts';
import * as queries from './setup.queries.ts';

const commandsJob = defineJob({
  name: 'discord-commands',
  schema: z.object({ applicationId: z.string(), hash: z.string() }),
});

export function handleCommands(platform: Platform, commands: CommandDescriptions): void {
  const { db, jobs, discord, now } = platform;
  jobs.handle(commandsJob, async ({ applicationId, hash }) => {
    // Made by another release, or for another application, which registers its own.
    if (!discord?.hasBot || discord.clientId !== applicationId || hash !== hashOf(commands))
      return { kind: 'ok' };
    if ((await queries.findRegistered(db, applicationId))?.hash === hash) return { kind: 'ok' };
    const outcome = await discord.registerCommands({ commands });
    if (outcome.kind === 'ok')
      await queries.saveRegistered(db, { applicationId, hash, now: now() });
    return outcome;
  });
}

/** Registers the commands at the start of a server, in one process, if their description has changed. */
export async function registerAtStart(
  { db, jobs, discord }: Platform,
  commands: CommandDescriptions,
): Promise<void> {
  if (!discord?.hasBot || !discord.publicKey) return;
  const [applicationId, hash] = [discord.clientId, hashOf(commands)];
  if ((await queries.findRegistered(db, applicationId))?.hash === hash) return;
  await jobs.enqueue(db, commandsJob, { applicationId, hash }, { key: applicationId });
}
