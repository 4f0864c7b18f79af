import type { AnyCall } from '@one-dream/contract/call.ts';
import { screenshotNumbers } from '@one-dream/contract/features/results/results.ts';
import type { Language } from '@one-dream/contract/languages.ts';
import { once } from '@one-dream/contract/once.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import type { APIInteractionResponse } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Calls } from '../../calls/invoke.ts';
import { AppError } from '../../errors.ts';
import { readCustomId, writeCustomId } from '../../platform/discord/custom-id.ts';
import { link, type Message, press, shorten } from '../../platform/discord/messages.ts';
import { inTime } from '../../platform/in-time.ts';
import type { Prepared } from './answer-in-time.ts';
import type {
  Answer,
  CallSent,
  Command,
  CommandContext,
  Handler,
  Person,
} from './command-context.ts';
import { discordTexts } from './discord.texts.ts';
import {
  type Acting,
  type Attachment,
  discordIdOf,
  type Suggesting,
  typedIn,
} from './interaction.ts';
import { refusalText } from './refusal.ts';

export interface DispatchOptions {
  calls: Pick<Calls, 'invoke'>;
  commands: readonly Command[];
  findPerson: (discordId: string) => Promise<Person | undefined>;
  /** Fallback language: the client's locale, else the organisation's. */
  languageOf: (context: {
    person: Person | undefined;
    locale: string | undefined;
  }) => Promise<Language>;
  /** Counts an interaction. @returns whether it is within the rate limit */
  countPress: (discordId: string) => Promise<boolean>;
  fetchAttachment: (file: Attachment) => Promise<Buffer>;
  siteName: () => Promise<string>;
  publicUrl: string;
  now: () => Date;
  logger: Logger;
}

/** Value of `InteractionResponseType`. */
const choices = 8;
/** Discord allows suggestions the same time as an answer, without deferral (milliseconds). */
const suggestedWithin = 2_000;
const mostSuggestions = 25;
/** Maximum number of attachments downloaded per form. */
const mostFiles = screenshotNumbers.length;

export interface Dispatch {
  prepare: (interaction: Acting) => Promise<Prepared>;
  suggest: (interaction: Suggesting) => Promise<APIInteractionResponse>;
}

/** Routes an interaction to its command, on behalf of the person whose account is linked. */
export function createDispatch(options: DispatchOptions): Dispatch {
  const byName = new Map(options.commands.map((command) => [command.name, command]));
  const actions = new Map<string, Handler>();
  for (const { name, run, actions: own = {} } of options.commands) {
    actions.set(name, run);
    for (const [action, handler] of Object.entries(own)) {
      if (actions.has(action)) throw new Error(`Two commands have the action ${action}.`);
      actions.set(action, handler);
    }
  }
  return {
    prepare: (interaction) => prepare(interaction, { ...options, byName, actions }),
    suggest: async (interaction) => ({
      type: choices,
      data: { choices: await suggestInTime(interaction, { ...options, byName }) },
    }),
  };
}

type Known = DispatchOptions & { byName: Map<string, Command>; actions: Map<string, Handler> };

async function prepare(interaction: Acting, known: Known): Promise<Prepared> {
  const { findPerson, countPress, languageOf } = known;
  const discordId = discordIdOf(interaction);
  const [mayPress, person] = await Promise.all([countPress(discordId), findPerson(discordId)]);
  const language = await languageOf({ person, locale: interaction.locale });
  const pictures = once(() => downloadAll(interaction, known));
  const isServed = mayPress && person !== undefined;
  return {
    language,
    download: isServed ? () => Promise.allSettled([pictures()]) : undefined,
    act: () => act(interaction, { known, mayPress, person, language, pictures }),
  };
}

async function downloadAll(
  interaction: Acting,
  { fetchAttachment }: DispatchOptions,
): Promise<Buffer[]> {
  return Promise.all(typedIn(interaction).files.slice(0, mostFiles).map(fetchAttachment));
}

async function act(
  interaction: Acting,
  {
    known,
    mayPress,
    person,
    language,
    pictures,
  }: {
    known: Known;
    mayPress: boolean;
    person: Person | undefined;
    language: Language;
    pictures: CommandContext['pictures'];
  },
): Promise<Answer> {
  const translate = (text: Translatable) => translateTo(language, text);
  if (!mayPress) return message({ text: translate(discordTexts.tooFast) });
  if (!person) return message(await askToLink(known, translate));
  const pressed =
    'custom_id' in interaction.data ? readCustomId(interaction.data.custom_id) : undefined;
  const handler =
    'custom_id' in interaction.data
      ? pressed && known.actions.get(pressed.action)
      : known.byName.get(interaction.data.name)?.run;
  if (!handler)
    return message({
      text: translate(discordTexts.outdated({ next: '/next' })),
      rows: [nextButton(translate)],
    });
  try {
    return await handler(
      createContext(known, { interaction, person, language, pictures, args: pressed?.args ?? [] }),
    );
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500)
      known.logger.error({ err: error, command: nameOf(interaction) }, 'discord');
    return message({ text: refusalText(error, language), rows: [nextButton(translate)] });
  }
}

function message(text: Message): Answer {
  return { kind: 'message', message: text };
}

function nextButton(translate: (text: Translatable) => string) {
  return [press(translate(discordTexts.whatIsNext), writeCustomId('next'))];
}

async function askToLink(
  { publicUrl, siteName }: DispatchOptions,
  translate: (text: Translatable) => string,
): Promise<Message> {
  const url = publicUrl + pathTo('linkDiscord');
  return {
    text: translate(discordTexts.notLinked({ site: await siteName() })),
    rows: [[link(translate(discordTexts.link), url)]],
  };
}

function createContext(
  { calls, now, publicUrl }: DispatchOptions,
  {
    interaction,
    person,
    language,
    args = [],
    pictures = async () => [],
  }: {
    interaction: Acting | Suggesting;
    person: Person;
    language: Language;
    args?: readonly string[];
    pictures?: CommandContext['pictures'];
  },
): CommandContext {
  const { session } = person;
  return {
    ...typedIn(interaction),
    person,
    language,
    args,
    translate: (text) => translateTo(language, text),
    now,
    siteUrl: (path) => publicUrl + path,
    pictures,
    call: <C extends AnyCall>(call: C, { params, body, pictures = {} }: CallSent = {}) =>
      calls.invoke<C>(
        call,
        { session, ip: 'discord', via: 'discord', language },
        { params, readBody: async () => ({ body: body ?? {}, pictures }) },
      ),
  };
}

/** Name of the interaction for the log, without user input. */
function nameOf(interaction: Acting): string {
  if (!('custom_id' in interaction.data)) return interaction.data.name;
  return readCustomId(interaction.data.custom_id)?.action ?? 'unknown';
}

async function suggestInTime(
  interaction: Suggesting,
  known: DispatchOptions & { byName: Map<string, Command> },
): Promise<{ name: string; value: string }[]> {
  const found = suggest(interaction, known).catch((error) => {
    if (!(error instanceof AppError)) known.logger.warn({ err: error }, 'discord suggestions');
    return [];
  });
  return inTime(found, { ms: suggestedWithin, late: [] });
}

async function suggest(
  interaction: Suggesting,
  known: DispatchOptions & { byName: Map<string, Command> },
): Promise<{ name: string; value: string }[]> {
  const { name, options } = interaction.data;
  const typed = options.find((option) => 'focused' in option && option.focused);
  const make = known.byName.get(name)?.suggest?.[typed?.name ?? ''];
  const discordId = discordIdOf(interaction);
  if (!make || !typed || !(await known.countPress(discordId))) return [];
  const person = await known.findPerson(discordId);
  if (!person) return [];
  const language = await known.languageOf({ person, locale: interaction.locale });
  const suggestions = await make(createContext(known, { interaction, person, language }));
  const wanted = String('value' in typed ? (typed.value ?? '') : '').toLowerCase();
  return suggestions
    .filter((one) => one.name.toLowerCase().includes(wanted) || one.value === wanted)
    .slice(0, mostSuggestions)
    .map((one) => ({ name: shorten(one.name, 100), value: one.value }));
}
