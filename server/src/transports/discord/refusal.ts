import type { Language } from '@one-dream/contract/languages.ts';
import {
  asWrittenKey,
  isTranslatable,
  type Translatable,
  type Value,
} from '@one-dream/contract/texts.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import { escapeName, escapeSentence } from '../../platform/discord/markdown.ts';
import { toAppError } from '../http/refusals.ts';

/** Message for an error; names in it are escaped. */
export function refusalText(error: unknown, language: Language): string {
  return translateTo(language, escapeNames(toAppError(error).text));
}

function escapeNames({ key, values = {} }: Translatable): Translatable {
  const escapeText = key === asWrittenKey ? escapeSentence : escapeName;
  return {
    key,
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, escapeValue(value, escapeText)]),
    ),
  };
}

function escapeValue(value: Value, escapeText: (text: string) => string): Value {
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return value;
  if (isTranslatable(value)) return escapeNames(value);
  if ('list' in value) return { list: value.list.map((one) => escapeValue(one, escapeText)) };
  return value;
}
