import type { Language } from '@one-dream/contract/languages.ts';
import { sayIn } from '@one-dream/contract/say.ts';
import { asWrittenKey, isSaid, type Said, type Value } from '@one-dream/contract/texts.ts';
import { escapeName } from '../../platform/discord/markdown.ts';
import { toAppError } from '../http/refusals.ts';

/** Message for an error; names in it are escaped. */
export function sayRefusal(error: unknown, language: Language): string {
  return sayIn(language, escapeNames(toAppError(error).said));
}

function escapeNames({ key, values = {} }: Said): Said {
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
  if (isSaid(value)) return escapeNames(value);
  if ('list' in value) return { list: value.list.map((one) => escapeValue(one, mended)) };
  return value;
}

function escapeSentence(text: string): string {
  return text.replace(/[\\*_~`|<>[\]@]/g, '\\$&').replace(/[\u202A-\u202E\u2066-\u2069]/gu, '');
}
