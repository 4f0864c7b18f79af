import type { Translatable } from '@one-dream/contract/texts.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import { shorten } from '../../platform/discord/messages.ts';
import type { Command, CommandOption } from './command-context.ts';

const optionTypes = { text: 3, boolean: 5 } as const;
/** Limits visibility to members allowed by the guild's settings; permissions of staff are decided by the site. */
const staffPermission = String(1 << 5);
const longest = 100;

/** Command descriptions for Discord, in every language supported by both. */
export function describeCommands(
  commands: readonly Command[],
): RESTPostAPIChatInputApplicationCommandsJSONBody[] {
  return commands.map(({ name, description, isForStaff, options = [] }) => ({
    type: 1,
    name,
    ...describe(description),
    options: options.map(describeOption),
    ...(isForStaff && { default_member_permissions: staffPermission }),
    // Guild only: a direct message does not know the guild's channels.
    contexts: [0],
  }));
}

function describeOption({ name, description, kind, isRequired, isSuggested }: CommandOption) {
  const text = { name, ...describe(description), ...(isRequired && { required: true }) };
  return kind === 'text'
    ? { type: optionTypes.text, ...text, ...(isSuggested && { autocomplete: true as const }) }
    : { type: optionTypes.boolean, ...text };
}

function describe(text: Translatable) {
  return {
    description: shorten(translateTo('en', text), longest),
    // Discord has no locale for Hindi in Latin script.
    description_localizations: { hi: shorten(translateTo('hi', text), longest) },
  };
}
