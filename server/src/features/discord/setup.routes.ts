import * as calls from '@one-dream/contract/features/discord/discord.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { type CommandDescriptions, checkSetup, registerCommands } from './setup.actions.ts';
import { setupTexts as texts } from './setup.texts.ts';

export function serveDiscordSetup(
  serve: Serve,
  { platform, commands }: { platform: Platform; commands: CommandDescriptions },
): void {
  serve(calls.getDiscordSetup, async ({ translate }) =>
    checkSetup(platform, { commands, translate }),
  );

  serve(calls.registerDiscordCommands, async ({ viewer, translate }) => {
    await registerCommands(platform, { viewer, commands });
    const { commands: check } = await checkSetup(platform, { commands, translate });
    return { message: translate(texts.registered), commands: check };
  });
}
