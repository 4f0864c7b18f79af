import { sayIn } from '@one-dream/contract/say.ts';
import type { Said } from '@one-dream/contract/texts.ts';
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import { shorten } from '../../platform/discord/messages.ts';
import type { Command, CommandOption } from './asked.ts';

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
  const said = { name, ...describe(description), ...(isRequired && { required: true }) };
  return kind === 'text'
    ? { type: optionTypes.text, ...said, ...(isSuggested && { autocomplete: true as const }) }
    : { type: optionTypes.boolean, ...said };
}

function describe(said: Said) {
  return {
    description: shorten(sayIn('en', said), longest),
    // Discord has no locale for Hindi in Latin script.
    description_localizations: { hi: shorten(sayIn('hi', said), longest) },
  };
}
