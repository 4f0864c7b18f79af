import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { shorten } from '../../platform/discord/messages.ts';

export interface Modal {
  id: string;
  title: string;
  fields: readonly Field[];
}

export type Field = {
  name: string;
  label: string;
  hint?: string | undefined;
  isRequired?: boolean;
} & (
  | { kind: 'line' | 'text'; min?: number; max: number; value?: string | undefined }
  | { kind: 'files'; most: number }
  | { kind: 'choice'; options: readonly { value: string; text: string }[] }
);

/** Values of `ComponentType`. */
const types = { label: 18, input: 4, files: 19, select: 3 } as const;
const longest = { title: 45, label: 45, hint: 100 } as const;

export function toWireModal(modal: Modal): APIModalInteractionResponseCallbackData {
  return {
    custom_id: modal.id,
    title: shorten(modal.title, longest.title),
    components: modal.fields.map((field) => ({
      type: types.label,
      label: shorten(field.label, longest.label),
      ...(field.hint && { description: shorten(field.hint, longest.hint) }),
      component: toComponent(field),
    })),
  };
}

function toComponent(field: Field) {
  const required = field.isRequired ?? true;
  const custom_id = field.name;
  switch (field.kind) {
    case 'files':
      return {
        type: types.files,
        custom_id,
        min_values: required ? 1 : 0,
        max_values: field.most,
        required,
      };
    case 'choice':
      return {
        type: types.select,
        custom_id,
        options: field.options.map(({ value, text }) => ({ value, label: shorten(text, 100) })),
        required,
      };
    default:
      return {
        type: types.input,
        custom_id,
        style: field.kind === 'line' ? (1 as const) : (2 as const),
        max_length: field.max,
        ...(field.min && required && { min_length: field.min }),
        ...(field.value && { value: field.value }),
        required,
      };
  }
}
