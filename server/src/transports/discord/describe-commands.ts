import { sayIn } from '@one-dream/contract/say.ts';
import type { Said } from '@one-dream/contract/texts.ts';
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import { shorten } from '../../platform/discord/messages.ts';
import type { Command, CommandOption } from './asked.ts';

/** Of an option: text and yes or no. */
const optionTypes = { text: 3, boolean: 5 } as const;
/** Nobody but those whom the guild's own settings let: what staff may do, the site decides. */
const staffPermission = String(1 << 5);
const longest = 100;

/** The commands as Discord lists them, described in each of its languages that is ours. */
export function describeCommands(
  commands: readonly Command[],
): RESTPostAPIChatInputApplicationCommandsJSONBody[] {
  return commands.map(({ name, description, isForStaff, options = [] }) => ({
    type: 1,
    name,
    ...describe(description),
    options: options.map(describeOption),
    ...(isForStaff && { default_member_permissions: staffPermission }),
    // In the guild: a direct message knows nothing of its channels.
    contexts: [0],
  }));
}

function describeOption({ name, description, kind, isRequired, isSuggested }: CommandOption) {
  const said = { name, ...describe(description), ...(isRequired && { required: true }) };
  return kind === 'text'
    ? { type: optionTypes.text, ...said, ...(isSuggested && { autocomplete: true as const }) }
    : { type: optionTypes.boolean, ...said };
}

function describe(said: Said) {
  return {
    description: shorten(sayIn('en', said), longest),
    // Discord has no language for Hindi in Latin letters.
    description_localizations: { hi: shorten(sayIn('hi', said), longest) },
  };
}
