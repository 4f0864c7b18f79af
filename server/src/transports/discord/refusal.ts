import type { Language } from '@one-dream/contract/languages.ts';
import {
  asWrittenKey,
  isTranslatable,
  type Translatable,
  type Value,
} from '@one-dream/contract/texts.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import { escapeName } from '../../platform/discord/markdown.ts';
import { toAppError } from '../http/refusals.ts';

/** Message for an error; names in it are escaped. */
export function refusalText(error: unknown, language: Language): string {
  return translateTo(language, escapeNames(toAppError(error).text));
}

function escapeNames({ key, values = {} }: Translatable): Translatable {
  // A whole sentence: its own hyphens and brackets are kept.
  const mended = key === asWrittenKey ? escapeSentence : escapeName;
  return {
    key,
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, escapeValue(value, mended)]),
    ),
  };
}

function escapeValue(value: Value, mended: (text: string) => string): Value {
  if (typeof value === 'string') return mended(value);
  if (typeof value === 'number') return value;
  if (isTranslatable(value)) return escapeNames(value);
  if ('list' in value) return { list: value.list.map((one) => escapeValue(one, mended)) };
  return value;
}

function escapeSentence(text: string): string {
  return text.replace(/[\\*_~`|<>[\]@]/g, '\\$&').replace(/[\u202A-\u202E\u2066-\u2069]/gu, '');
}
