import type {
  APIApplicationCommandAutocompleteInteraction,
  APIChatInputApplicationCommandInteraction,
  APIInteraction,
  APIMessageComponentInteraction,
  APIModalSubmitInteraction,
} from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { ephemeral } from '../../platform/discord/messages.ts';

export type Interaction = APIInteraction;
export type Acting =
  | APIChatInputApplicationCommandInteraction
  | APIMessageComponentInteraction
  | APIModalSubmitInteraction;
export type Suggesting = APIApplicationCommandAutocompleteInteraction;

/** Values of `InteractionType`. */
const [ping, command, component, autocomplete, modal] = [1, 2, 3, 4, 5] as const;

/** A file uploaded in a modal. */
export interface Attachment {
  url: string;
  name: string;
  bytes: number;
}

export interface Typed {
  options: Readonly<Record<string, string | number | boolean>>;
  /** Selected values of a select menu. */
  values: readonly string[];
  files: readonly Attachment[];
}

export function isPing(interaction: Interaction): boolean {
  return interaction.type === ping;
}

/** Fields that the handlers rely on. Even a signed interaction may lack them, one of a later API version for example. */
const addressed = { id: z.string(), application_id: z.string(), token: z.string() };
const named = z.looseObject({ type: z.literal(1), name: z.string() });
const identified = z.looseObject({ custom_id: z.string() });
const acting = z.discriminatedUnion('type', [
  z.looseObject({ ...addressed, type: z.literal(command), data: named }),
  z.looseObject({ ...addressed, type: z.literal(component), data: identified }),
  z.looseObject({
    ...{ ...addressed, type: z.literal(modal) },
    data: z.extend(identified, { components: z.array(z.looseObject({})) }),
  }),
]);
const suggesting = z.looseObject({
  type: z.literal(autocomplete),
  data: z.extend(named, { options: z.array(z.looseObject({})) }),
});

export function isActing(interaction: Interaction): interaction is Acting {
  return acting.safeParse(interaction).success;
}

export function isSuggesting(interaction: Interaction): interaction is Suggesting {
  return suggesting.safeParse(interaction).success;
}

/** ID of the acting user, which Discord wraps in guilds. */
export function discordIdOf(interaction: Acting | Suggesting): string {
  return (interaction.member?.user ?? interaction.user)?.id ?? '';
}

/** Whether it came from an ephemeral message, which is then edited instead of sending another. */
export function isInOwnMessage(interaction: Acting): boolean {
  if (interaction.type === command) return false;
  return ((interaction.message?.flags ?? 0) & ephemeral) !== 0;
}

export function typedIn(interaction: Acting | Suggesting): Typed {
  if (interaction.type === command || interaction.type === autocomplete) {
    const given = (interaction.data.options ?? []) as { name: string; value?: unknown }[];
    return {
      options: Object.fromEntries(
        given.flatMap(({ name, value }) => (isTyped(value) ? [[name, value]] : [])),
      ),
      values: [],
      files: [],
    };
  }
  if (interaction.type === component) {
    const values = 'values' in interaction.data ? interaction.data.values : [];
    return { options: {}, values, files: [] };
  }
  return readModal(interaction);
}

interface SubmittedField {
  custom_id?: string;
  value?: string;
  values?: string[];
}

function readModal(interaction: APIModalSubmitInteraction): Typed {
  const rows = interaction.data.components as {
    component?: SubmittedField;
    components?: SubmittedField[];
  }[];
  const fields = rows.flatMap(({ component, components }) => component ?? components ?? []);
  const attached = interaction.data.resolved?.attachments ?? {};
  const options: Record<string, string> = {};
  const files: Attachment[] = [];
  for (const { custom_id, value, values = [] } of fields) {
    if (!custom_id) continue;
    const text = value ?? values[0];
    if (text !== undefined) options[custom_id] = text;
    for (const id of values) {
      const file = attached[id];
      if (file) files.push({ url: file.url, name: file.filename, bytes: file.size });
    }
  }
  return { options, values: [], files };
}

function isTyped(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
