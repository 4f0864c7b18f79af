import { once } from '@one-dream/contract/once.ts';
import type { CommandDescriptions } from '../features/discord/setup.actions.ts';
import { commands } from '../transports/discord/commands.ts';
import { describeCommands } from '../transports/discord/describe-commands.ts';

/** The commands as Discord is told of them. Not before the languages are set up: they are described in each. */
export const commandDescriptions: () => CommandDescriptions = once(() =>
  describeCommands(commands),
);
