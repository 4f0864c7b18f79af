import type { CommandDescriptions } from '../features/discord/setup.actions.ts';
import { commands } from '../transports/discord/commands.ts';
import { describeCommands } from '../transports/discord/describe-commands.ts';

/** The commands as Discord is told of them. */
export const commandDescriptions: CommandDescriptions = describeCommands(commands);
