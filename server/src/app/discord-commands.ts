import { once } from '@one-dream/contract/once.ts';
import type { CommandDescriptions } from '../features/discord/setup.actions.ts';
import { commands } from '../transports/discord/commands.ts';
import { describeCommands } from '../transports/discord/describe-commands.ts';

/** Command descriptions for Discord. Built lazily, after the languages are set up: they are described in each. */
export const commandDescriptions: () => CommandDescriptions = once(() =>
  describeCommands(commands),
);
