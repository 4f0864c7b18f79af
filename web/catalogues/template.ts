import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { messageKey } from '../src/platform/message-key.ts';

/** A text without placeholders is stored as a plain string. */
export type ParsedTemplate = string | unknown[];

/** Parses an ICU message. Apostrophes are literal, as no message needs quoting. @throws if it is not a valid message */
export function parseTemplate(text: string): ParsedTemplate {
  if (!text.includes('{')) return text;
  return compileMessageOrThrow(text.replaceAll("'", "''"));
}

/** Lookup key of a text: the declared key, or one derived from its words. */
export function keyOf({ english, context }: { english: string; context: string }): string {
  return context.includes('.') ? context : messageKey(parseTemplate(english), context);
}

/** The placeholders and tags of a message, and which of them are counted, in an order of their own. */
export function placeholdersOf(text: string): string[] {
  const found = new Set<string>(text.match(/<\/?\d+\/?>/g) ?? []);
  const walk = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) {
      if (!Array.isArray(token)) continue;
      const [name, kind, branches] = token as [string, string?, Record<string, unknown>?];
      found.add(kind ? `${name}, ${kind}` : name);
      for (const branch of Object.values(branches ?? {})) walk(branch);
    }
  };
  walk(parseTemplate(text));
  return [...found].sort();
}
